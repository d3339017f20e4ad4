import { describe, expect, test } from 'vitest';
import { translations } from '#engines/storyteller/tales/beside/equivalents.ts';
import { factsIn } from '#engines/storyteller/tales/beside/facts-in.ts';
import { tellBeside, type Side } from '#engines/storyteller/tales/beside/tell-beside.ts';
import type { Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { wishesFor } from '#engines/storyteller/tales/check/families.ts';
import type { TaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook, vocabularies, type TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import { recast } from '#engines/storyteller/tales/tale-teller.ts';
import { Telling, tellScenes } from '#engines/storyteller/tales/tell/tell-tale.ts';

const vocabularyOf = vocabularies('content');
const translation = translations('content');

/** Every so many of the families that a tale is tried with. */
const EVERY = 23;

async function sides(id: string, first: TaleLanguage, second: TaleLanguage) {
  const bookOf = (language: TaleLanguage) =>
    loadTaleBook('content', language, undefined, {
      vocabulary: vocabularyOf(language),
      isWanted: (each) => each === id,
    });
  const [book, other] = [await bookOf(first), await bookOf(second)];
  const translate = await translation(first, second);
  const translated = (wish: Wish): Side => ({
    book: other,
    wish: {
      ...wish,
      people: wish.people.map((person) => ({ ...person, facts: factsIn(other.words, person, translate) })),
    },
  });
  return { book, other, translated };
}

function taleIn({ tales }: TaleBook, id: string) {
  const tale = tales.find((each) => each.id === id);
  const [prose] = tale?.prose ?? [];
  if (!tale || !prose) throw new Error(`${id} is not told there`);
  return { tale, prose };
}

describe.each([
  ['boom', 'de', 'ta'],
  ['wrong-number', 'en', 'ja'],
  ['the-little-dark', 'ta', 'de'],
  ['the-dragon-inspector', 'en', 'hi'],
  ['slightly-damp', 'fr', 'zh'],
  ['the-slow-echo', 'es', 'en'],
  ['page-thirty-one', 'de', 'ja'],
] as const)('%s in %s and %s', (id, first, second) => {
  test(
    'has as many paragraphs in each scene for every family, and none without its other half [TL-16]',
    { timeout: 60_000 },
    async () => {
      const { book, translated } = await sides(id, first, second);
      const { tale, prose } = taleIn(book, id);
      let tried = 0;
      for (const wish of [...wishesFor(tale, prose, book)].filter((_, i) => i % EVERY === 0)) {
        const mark = { id, seed: wish.seed, times: 1 };
        const one = { book, wish };
        const castings = [recast(mark, one), recast(mark, translated(wish))];
        if (!castings[0]) continue;
        const [here, there] = castings.map(
          (casting) =>
            casting &&
            tellScenes(new Telling(casting)).map(
              ({ id: scene, paragraphs }) => `${scene} ${paragraphs.length}`,
            ),
        );
        expect(there).toEqual(here);
        const told = tellBeside(mark, one, translated(wish));
        expect(told?.title).not.toBe('');
        expect(told?.pairs.filter((pair) => pair.second === '')).toEqual([]);
        tried++;
      }
      expect(tried).toBeGreaterThan(5);
    },
  );
});

test('what a child loves is the same thing in both languages, or another word for it that is true as well [TL-16]', async () => {
  const { other } = await sides('boom', 'de', 'ta');
  const translate = await translation('de', 'ta');
  const loves = (thing: string, group: string) =>
    factsIn(
      other.words,
      {
        facts: [
          { kind: 'love', group, thing },
          { kind: 'fear', group: 'dark' },
        ],
      },
      translate,
    );
  expect(loves('Züge', 'vehicles')).toMatchObject([
    { kind: 'love', group: 'vehicles', thing: 'ரயில்கள்' },
    { group: 'dark' },
  ]);
  expect(loves('Meerschweinchen', 'animals')).toMatchObject([
    { thing: 'விலங்குகள்' },
    { kind: 'fear', group: 'dark' },
  ]);
});
