import type { ParseArgsOptionsConfig } from 'node:util';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import type { ChoiceKind } from '#domain/adventure.ts';
import { isAdventure, onTheWay } from '#engines/storyteller/tales/adventure/steps.ts';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { chooseTale } from '#engines/storyteller/tales/cast/choose-tale.ts';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { isTaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import {
  BOOK_KINDS,
  loadTaleBook,
  vocabularies,
  type TaleBook,
} from '#engines/storyteller/tales/load-tales.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';

/** What scripts that tell a tale to a family of yours are asked. */
export const WISH_OPTIONS = {
  who: { type: 'string', multiple: true, default: ['Maya:child:f'] },
  place: { type: 'string', default: 'home' },
  theme: { type: 'string' },
  tale: { type: 'string' },
  seed: { type: 'string', default: '1' },
  lang: { type: 'string', default: 'en' },
  age: { type: 'string' },
  way: { type: 'string', default: 'kind,clever,brave' },
} satisfies ParseArgsOptionsConfig;

export const WISH_HELP = `  --who       name:kind:gender:what the family wrote. Kinds: child, adult, being, dog, cat; genders: f m n x
  --tale      this one and no other          --seed      another telling
  --place     home, beach …                  --age       ${AGE_GROUPS.join(', ')}
  --way       what is chosen in an adventure`;

export interface AskedWish {
  who: string[];
  place: string;
  theme?: string | undefined;
  tale?: string | undefined;
  seed: string;
  age?: string | undefined;
  way: string;
}

/** Tales, and adventures with the same words. */
export async function bookOf(language: string, tale = ''): Promise<TaleBook> {
  if (!isTaleLanguage(language)) throw new Error(`There are no tales in ${language} yet.`);
  const isWanted = (id: string) => id.startsWith(tale);
  const vocabulary = vocabularies('content')(language);
  const [book, { tales }] = await Promise.all(
    BOOK_KINDS.map((kind) =>
      loadTaleBook('content', language, AGE_GROUPS, { vocabulary, kind, isWanted }),
    ) as [Promise<TaleBook>, Promise<TaleBook>],
  );
  return { ...book, tales: [...book.tales, ...tales] };
}

/** The tale that was asked for, else one that fits. */
export function toldTale(asked: AskedWish, book: TaleBook): ReturnType<typeof tellTale> {
  const tale = book.tales.find(({ id }) => id === asked.tale);
  const wish: Wish = {
    ageGroup: (asked.age ?? tale?.prose[0]?.ageGroup ?? '3-5') as AgeGroup,
    place: asked.place,
    seed: Number(asked.seed),
    people: asked.who.map((who) => personOf(who, book)),
    theme: asked.theme,
  };
  const tales = book.tales.filter((each) => !isAdventure(each));
  const casting = tale ? castTale(tale, wish, book) : chooseTale(wish, { ...book, tales });
  if (!casting) throw new Error('No tale fits.');
  if ('because' in casting) throw new Error(casting.because);
  const way = asked.way.split(',') as ChoiceKind[];
  return tellTale(isAdventure(casting.tale) ? onTheWay(casting, way) : casting);
}

function personOf(who: string, { words }: TaleBook): Person {
  const [name = '', kind = 'child', gender = 'x', description = ''] = who.split(':');
  const isPet = kind === 'dog' || kind === 'cat';
  return {
    name,
    kind: isPet ? 'pet' : (kind as Person['kind']),
    spoken: gender as Spoken,
    ...(isPet && { species: kind }),
    facts: understand(description, words),
  };
}
