import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { typeset } from '#engines/bookbinder/pdf/typeset.ts';
import { readPdf } from '#engines/bookbinder/testing/read-pdf.ts';
import { NASTY, SAMPLES, sampleBook } from '#engines/bookbinder/testing/sample-books.ts';

const LATIN = ['Andika', 'Fraunces-SemiBold'];
const FONTS: Record<LanguageCode, string[]> = {
  en: LATIN,
  es: LATIN,
  fr: LATIN,
  de: LATIN,
  sv: LATIN,
  hi: ['Mukta-Bold', 'Mukta-Regular'],
  mr: ['Mukta-Bold', 'Mukta-Regular'],
  ta: ['MuktaMalar-Bold', 'MuktaMalar-Regular'],
  ja: ['KleeOne-SemiBold'],
  zh: ['KleeOne-SemiBold', 'ZCOOLXiaoWei-Regular'],
};

describe('a picture book', () => {
  test.each(LANGUAGE_CODES)('in %s has its pages, its fonts, its title and its language', (language) => {
    const pdf = typeset(sampleBook(language));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(readPdf(pdf)).toEqual({
      pages: 6,
      fonts: FONTS[language],
      fontsWithoutFile: [],
      title: SAMPLES[language].title,
      language,
    });
  });

  test('is the same file when it is made again', () => {
    const first = Buffer.from(typeset(sampleBook('en')));
    expect(first.equals(typeset(sampleBook('en')))).toBe(true);
  });

  test('without pictures has a page for each scene', () => {
    const { cover: _, ...book } = sampleBook('en', { pages: SAMPLES.en.scenes.map((text) => ({ text })) });
    expect(readPdf(typeset(book)).pages).toBe(4);
  });

  test('keeps a left page for a scene whose picture is missing', () => {
    const [first, second] = sampleBook('en').pages;
    const book = sampleBook('en', { pages: [first!, { text: second!.text }] });
    expect(readPdf(typeset(book)).pages).toBe(6);
  });

  test('goes on over further pages when a scene has many words', () => {
    const [page] = sampleBook('en').pages;
    const long = Array<string>(40).fill(page!.text).join('\n\n');
    const { pages } = readPdf(typeset(sampleBook('en', { pages: [{ ...page!, text: long }, page!] })));
    expect(pages).toBeGreaterThan(7);
    expect(pages % 2).toBe(0);
  });

  test.each(['en', 'hi', 'ja'] as const)(
    'in %s sets a paragraph of any length, and twice as many words in about twice the time',
    (language) => {
      const [page] = sampleBook(language).pages;
      const line = page!.text.replaceAll(/\s+/g, ' ');
      const set = (characters: number) => {
        const text = line.repeat(Math.ceil(characters / line.length));
        const started = process.cpuUsage();
        const pdf = typeset(sampleBook(language, { pages: [{ ...page!, text }] }));
        const { user, system } = process.cpuUsage(started);
        return { pdf, cost: user + system };
      };
      set(1_000); // reads its fonts
      const [once, twice] = [set(10_000), set(20_000)];
      expect(readPdf(twice.pdf).pages).toBeGreaterThan(9);
      expect(twice.cost / once.cost).toBeLessThan(3);
    },
  );

  test('keeps every picture on a left page, however many scenes go on over two pages', () => {
    const [page] = sampleBook('en').pages;
    const long = Array<string>(14).fill(page!.text).join('\n\n');
    const twelve = Array.from({ length: 12 }, () => ({ ...page!, text: long }));
    // The cover, four pages for each scene but the last, three for that one, and the closing page.
    expect(readPdf(typeset(sampleBook('en', { pages: twelve }))).pages).toBe(1 + 11 * 4 + 3 + 1);
  });

  test.each(LANGUAGE_CODES)('in %s takes markup as words, not as markup', (language) => {
    const text = `${NASTY}\n\n${NASTY}\nand a second line`;
    const book = sampleBook(language, { title: NASTY, heroes: NASTY, pages: [{ text }] });
    const { pages, fontsWithoutFile } = readPdf(typeset(book));
    expect({ pages, fontsWithoutFile }).toEqual({ pages: 3, fontsWithoutFile: [] });
  });

  test('can be made of almost nothing', () => {
    const empty = { title: '', heroes: '', pages: [{ text: '' }], madeWith: { title: '', lines: [] } };
    const { cover: _, ...book } = sampleBook('ja', empty);
    expect(readPdf(typeset(book)).pages).toBe(3);
  });

  test('can have a title that is far too long', () => {
    const title = 'The long way home through the forest '.repeat(40);
    expect(readPdf(typeset(sampleBook('en', { title }))).pages).toBe(6);
  });
});
