import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { hardKanji, KANJI } from '#domain/text/kanji-grades.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { createClassTeller } from '#engines/storyteller/class-tales/class-teller.ts';
import { loadClassTales } from '#engines/storyteller/class-tales/load-class-tales.ts';
import { CLASSES, mixed } from '#engines/storyteller/testing/classes.ts';

const DIR = 'content/class-tales';
const teller = createClassTeller('content');
const ALL = readdirSync(DIR);

/** Every tale that there is for this wish: the others have been heard. */
async function eachTale(language: LanguageCode, ageGroup: AgeGroup) {
  const tales = await loadClassTales(DIR, language, ageGroup);
  return tales.map(({ id }) => ({ id, heard: ALL.filter((each) => each !== id) }));
}

test.each(LANGUAGE_CODES)(
  'in %s each of thirty children has a line of their own in every tale [CL-03]',
  async (language) => {
    const classes = [CLASSES[language], mixed(30)].flatMap((names) =>
      AGE_GROUPS.map((ageGroup) => ({ names, ageGroup })),
    );
    for (const { names, ageGroup } of classes)
      for (const { id, heard } of await eachTale(language, ageGroup))
        for (let seed = 0; seed < 10; seed++) {
          const wish = { language, ageGroup, names, seed, heard };
          const { tale, text, scenes, questions } = await teller.tell(wish);
          expect(tale).toBe(id);
          const lines = text.split('\n\n').flatMap((paragraph) => sentencesOf(paragraph, language));
          const where = names.map((name) => lines.filter((line) => line.text.includes(name)));
          expect(where.filter((own) => own.length !== 1)).toEqual([]);
          expect(new Set(where.flat().map((own) => own.offset + own.text)).size).toBe(30);
          expect(text + questions.join('')).not.toMatch(/[{}]|\.\./);
          expect(scenes.map((scene) => scene.id)).toEqual(['opening', 'tries', 'more', 'together', 'ending']);
          expect(scenes.map(({ offset }) => `\n\n${text}`.slice(offset, offset + 2))).toEqual(
            scenes.map(() => '\n\n'),
          );
        }
  },
);

test.each(LANGUAGE_CODES)(
  'in %s two children are both of them, and nobody counts to two [CL-03]',
  async (language) => {
    for (const ageGroup of AGE_GROUPS)
      for (const { heard } of await eachTale(language, ageGroup)) {
        const names = CLASSES[language].slice(2, 4);
        const { text, questions } = await teller.tell({ language, ageGroup, names, seed: 1, heard });
        expect(text + questions.join('')).not.toMatch(/[2२௨]/u);
      }
  },
);

test('two children make a whole story, and the same wish makes the same one [CL-03]', async () => {
  const wish = { language: 'en', ageGroup: '6-8', names: ['Mia B.', 'Mia K.'], seed: 7 } as const;
  const told = await teller.tell(wish);
  expect(told.text).toContain('Mia B. ');
  expect(told.text).toContain('Both of them');
  expect(await teller.tell(wish)).toEqual(told);
  expect((await teller.tell({ ...wish, seed: 8 })).text).not.toBe(told.text);
});

test.each(AGE_GROUPS)(
  'a class of %s is told each tale once before it hears one again [CL-03]',
  async (ageGroup) => {
    const tales = await loadClassTales(DIR, 'en', ageGroup);
    expect(tales.length).toBeGreaterThan(1);
    const heard: string[] = [];
    for (let seed = 0; seed < 2 * tales.length; seed++)
      heard.push((await teller.tell({ language: 'en', ageGroup, names: CLASSES.en, seed, heard })).tale);
    expect(new Set(heard.slice(0, tales.length)).size).toBe(tales.length);
    // And then the one whose turn was longest ago.
    expect(heard.slice(tales.length)).toEqual(heard.slice(0, tales.length));
  },
);

test('a language that lacks a tale is told another one [CL-03]', async () => {
  const content = mkdtempSync(join(tmpdir(), 'class-tales-'));
  for (const [from, to, files] of [
    ['the-giant-at-the-gate', 'in-two-languages', ['tale.yaml', 'en.yaml', 'de.yaml']],
    ['the-dragon-with-a-cold', 'only-english', ['tale.yaml', 'en.yaml']],
  ] as const)
    for (const file of files)
      cpSync(join(DIR, from, file), join(content, 'class-tales', to, file), { recursive: true });
  const small = createClassTeller(content);
  const wish = { ageGroup: '6-8', names: ['Mia', 'Ben'], seed: 0 } as const;
  const of = async (language: LanguageCode, heard: string[] = []) =>
    (await small.tell({ ...wish, language, heard })).tale;
  const heard = ['in-two-languages'];
  expect([await of('en', heard), await of('de', heard)]).toEqual(['only-english', 'in-two-languages']);
  await expect(of('sv')).rejects.toThrow('no tale for a class in sv');
});

test('a name is said as it is written, whatever is in it [CL-03]', async () => {
  const names = ['$& {count}', 'Zoë', '小明'];
  const { text } = await teller.tell({ language: 'en', ageGroup: '6-8', names, seed: 1 });
  expect(text).toContain('$& ');
  expect(text).toContain('{count}');
});

test('in Japanese the small read kana and all others the kanji of school, where words stand close [CL-03]', async () => {
  for (const ageGroup of AGE_GROUPS)
    for (const { id, heard } of await eachTale('ja', ageGroup)) {
      const told = await teller.tell({ language: 'ja', ageGroup, names: CLASSES.ja, seed: 3, heard });
      const text = [told.title, told.text, ...told.questions].join('');
      expect(hardKanji(text, ageGroup), id).toEqual([]);
      expect(text.includes(' '), id).toBe(ageGroup === '3-5');
      expect(KANJI.test(text), id).toBe(ageGroup !== '3-5');
    }
});
