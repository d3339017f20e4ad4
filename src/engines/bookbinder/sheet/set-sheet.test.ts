import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { setSheet } from '#engines/bookbinder/sheet/set-sheet.ts';
import { readPdf } from '#engines/bookbinder/testing/read-pdf.ts';
import { NASTY, SAMPLES } from '#engines/bookbinder/testing/sample-books.ts';
import { sampleSheet } from '#engines/bookbinder/testing/sample-sheet.ts';

describe('the sheet of a story', () => {
  test.each(LANGUAGE_CODES)(
    'in %s has two pages, fonts of its own, its title and its language [CL-06]',
    (language) => {
      const facts = readPdf(setSheet(sampleSheet(language)));
      expect(facts).toMatchObject({
        pages: 2,
        fontsWithoutFile: [],
        title: SAMPLES[language].title,
        language,
      });
      expect(facts.fonts.length).toBeGreaterThan(0);
    },
  );

  test('keeps to two pages when everything is long', () => {
    const question =
      'Which of the seven thieves would you have liked to watch all night long, and why? '.repeat(3);
    const title = 'The long way home through the dark forest and over all of the hills'.repeat(3);
    const sheet = sampleSheet('de', { title, questions: [question, question, question] });
    expect(
      readPdf(setSheet({ ...sheet, scenes: [...sheet.scenes, ...sheet.scenes.slice(0, 2)] })).pages,
    ).toBe(2);
  });

  test('can be made of a story that has nothing but a picture', () => {
    const sheet = sampleSheet('ja', { title: '', words: [], questions: [], scenes: [] });
    expect(readPdf(setSheet(sheet)).pages).toBe(2);
  });

  test('takes markup as words, not as markup', () => {
    const sheet = sampleSheet('en', { title: NASTY, level: NASTY, questions: [NASTY, NASTY] });
    expect(readPdf(setSheet(sheet))).toMatchObject({ pages: 2, fontsWithoutFile: [] });
  });

  test('is the same file when it is made again', () => {
    expect(Buffer.from(setSheet(sampleSheet('ta'))).equals(setSheet(sampleSheet('ta')))).toBe(true);
  });
});
