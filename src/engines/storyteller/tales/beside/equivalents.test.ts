import { expect, test } from 'vitest';
import { readEquivalents } from '#engines/storyteller/tales/beside/equivalents.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { vocabularies } from '#engines/storyteller/tales/load-tales.ts';

const rows = await readEquivalents('content');
const vocabularyOf = vocabularies('content');

test.each(TALE_LANGUAGES)(
  '%s knows every word that stands for what is loved, in the group of the English one [TL-16]',
  async (language) => {
    const groupsOf = async (code: typeof language) => {
      const { loves } = (await vocabularyOf(code)).words;
      return new Map(
        Object.entries(loves).flatMap(([group, things]) =>
          Object.keys(things).map((thing) => [thing, group] as const),
        ),
      );
    };
    const [own, english] = [await groupsOf(language), await groupsOf('en')];
    const wrong = rows.filter(
      ({ [language]: thing, en }) =>
        thing !== undefined && (own.get(thing) === undefined || own.get(thing) !== english.get(en ?? '')),
    );
    expect(wrong.map(({ [language]: thing, en }) => `${en}: ${thing}`)).toEqual([]);
  },
);

test('every group has a word for all of it in every language [TL-16]', async () => {
  const { words } = await vocabularyOf('en');
  const general = rows.filter(({ all }) => all !== undefined);
  expect(new Set(general.map(({ all }) => all))).toEqual(new Set(Object.keys(words.loves)));
  for (const row of general)
    expect(row).toEqual(
      Object.fromEntries(['all', ...TALE_LANGUAGES].map((name) => [name, expect.any(String)])),
    );
});

test('most of what English families love is known everywhere [TL-16]', () => {
  for (const language of TALE_LANGUAGES)
    expect(rows.filter((row) => row[language]).length, language).toBeGreaterThan(180);
});
