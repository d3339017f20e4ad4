import { parseArgs } from 'node:util';
import type { ChoiceKind } from '#domain/adventure.ts';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';

import { isAdventure, onTheWay } from '#engines/storyteller/tales/adventure/steps.ts';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { chooseTale } from '#engines/storyteller/tales/cast/choose-tale.ts';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { checkTale } from '#engines/storyteller/tales/check/check-tale.ts';
import { TALE_LANGUAGES, isTaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import {
  BOOK_KINDS,
  loadTaleBook,
  vocabularies,
  type TaleBook,
} from '#engines/storyteller/tales/load-tales.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';

const HELP = `Tells tales for an author, and proves them.

  npm run tales -- --who "Maya:child:f:loves trains" --who "Rex:dog" --place home --theme bedtime --age 3-5
  npm run tales -- --tale the-door-in-the-hill --way kind,brave,clever --age 6-8
  npm run tales -- --check [the-little-dark/3-5.en]

  --who       name:kind:gender:what the family wrote. Kinds: child, adult, being, dog, cat; genders: f m n x
  --tale      this one and no other          --seed      another telling
  --lang      ${TALE_LANGUAGES.join(', ')}                             --age       ${AGE_GROUPS.join(', ')}
  --pictures  with the direction of each scene   --way   what is chosen in an adventure
  --check     tells every tale (or those whose name begins so) to every kind of family
  --every     … or to every so-manyth, for a first look`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    who: { type: 'string', multiple: true, default: ['Maya:child:f'] },
    place: { type: 'string', default: 'home' },
    theme: { type: 'string' },
    tale: { type: 'string' },
    seed: { type: 'string', default: '1' },
    lang: { type: 'string', default: 'en' },
    age: { type: 'string', default: '3-5' },
    content: { type: 'string', default: 'content' },
    way: { type: 'string', default: 'kind,clever,brave' },
    pictures: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

try {
  if (values.help) console.log(HELP);
  else if (values.check) process.exitCode = await check(positionals[0] ?? '');
  else tell(await bookOf(values.lang, values.tale));
} catch (error) {
  // For an author, who has no use for the way through our files.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Tales, and adventures with the same words. */
async function bookOf(language: string, tale = ''): Promise<TaleBook> {
  if (!isTaleLanguage(language)) throw new Error(`There are no tales in ${language} yet.`);
  const isWanted = (id: string) => id.startsWith(tale);
  const vocabulary = vocabularies(values.content)(language);
  const [book, { tales }] = await Promise.all(
    BOOK_KINDS.map((kind) =>
      loadTaleBook(values.content, language, AGE_GROUPS, { vocabulary, kind, isWanted }),
    ) as [Promise<TaleBook>, Promise<TaleBook>],
  );
  return { ...book, tales: [...book.tales, ...tales] };
}

function tell(book: TaleBook): void {
  const wish: Wish = {
    ageGroup: values.age as AgeGroup,
    place: values.place,
    seed: Number(values.seed),
    people: values.who.map((who) => personOf(who, book)),
    theme: values.theme,
  };
  const tale = book.tales.find(({ id }) => id === values.tale);
  const tales = book.tales.filter((each) => !isAdventure(each));
  const casting = tale ? castTale(tale, wish, book) : chooseTale(wish, { ...book, tales });
  if (!casting) throw new Error('No tale fits.');
  if ('because' in casting) throw new Error(casting.because);
  const way = values.way.split(',') as ChoiceKind[];
  const { title, text, scenes } = tellTale(isAdventure(casting.tale) ? onTheWay(casting, way) : casting);
  console.log(`# ${title}\n`);
  scenes.forEach(({ offset, id, direction }, i) => {
    if (values.pictures) console.log(`    [${id}: ${JSON.stringify(direction)}]\n`);
    console.log(`${text.slice(offset, scenes[i + 1]?.offset).trimEnd()}\n`);
  });
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

async function check(only: string): Promise<number> {
  let wrong = 0;
  for (const language of TALE_LANGUAGES) {
    const book = await bookOf(language, only.split('/')[0]);
    for (const tale of book.tales) {
      for (const prose of tale.prose.filter(({ where }) => where.startsWith(only))) {
        const { tellings, words, faults } = checkTale(tale, prose, book, Number(values.every));
        console.log(
          `${prose.where.padEnd(36)} ${String(tellings).padStart(6)} tellings, ${words.join(' / ')} words`,
        );
        for (const { what, times, example } of faults) console.log(`  ✗ ${what} (${times}×) ${example}`);
        wrong += faults.length;
      }
    }
  }
  return wrong === 0 ? 0 : 1;
}
