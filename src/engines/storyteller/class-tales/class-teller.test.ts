import { expect, test } from 'vitest';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { createClassTeller } from '#engines/storyteller/class-tales/class-teller.ts';
import { CLASSES, mixed } from '#engines/storyteller/testing/classes.ts';

const teller = createClassTeller('content');

test.each(LANGUAGE_CODES)(
  'in %s each of thirty children has a line of their own [CL-03]',
  async (language) => {
    const classes = [CLASSES[language], mixed(30)].flatMap((names) =>
      AGE_GROUPS.map((ageGroup) => ({ names, ageGroup })),
    );
    for (const { names, ageGroup } of classes)
      for (let seed = 0; seed < 10; seed++) {
        const { text, scenes, questions } = await teller.tell({ language, ageGroup, names, seed });
        const lines = text.split('\n\n').flatMap((paragraph) => sentencesOf(paragraph, language));
        const where = names.map((name) => lines.filter((line) => line.text.includes(name)));
        expect(where.filter((own) => own.length !== 1)).toEqual([]);
        expect(new Set(where.flat().map((own) => own.offset + own.text)).size).toBe(30);
        expect(text + questions.join('')).not.toMatch(/[{}]|\.\./);
        expect(scenes.map(({ id }) => id)).toEqual(['opening', 'tries', 'more', 'together', 'ending']);
        expect(scenes.map(({ offset }) => `\n\n${text}`.slice(offset, offset + 2))).toEqual(
          scenes.map(() => '\n\n'),
        );
      }
  },
);

test('two children make a whole story, and the same wish makes the same one [CL-03]', async () => {
  const wish = { language: 'en', ageGroup: '6-8', names: ['Mia B.', 'Mia K.'], seed: 7 } as const;
  const told = await teller.tell(wish);
  expect(told.text).toContain('Mia B. ');
  expect(told.text).toContain('All 2 of them');
  expect(await teller.tell(wish)).toEqual(told);
  expect((await teller.tell({ ...wish, seed: 8 })).text).not.toBe(told.text);
});

test('a name is said as it is written, whatever is in it [CL-03]', async () => {
  const names = ['$& {count}', 'Zoë', '小明'];
  const { text } = await teller.tell({ language: 'en', ageGroup: '6-8', names, seed: 1 });
  expect(text).toContain('$& ');
});

test('in Japanese the small read kana and all others the kanji of school, where words stand close [CL-03]', async () => {
  const wish = { language: 'ja', names: CLASSES.ja, seed: 3 } as const;
  const of = async (ageGroup: AgeGroup) => (await teller.tell({ ...wish, ageGroup })).text;
  const small = await of('3-5');
  expect(small).not.toMatch(/\p{Script=Han}/u);
  expect(small).toContain('もんの まえに');
  for (const ageGroup of ['6-8', '9-12'] as const) {
    const text = await of(ageGroup);
    expect(text).toContain('学校の門の前に');
    expect(text).not.toContain(' ');
  }
});
