import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { formats } from '#web/i18n/formats.ts';

const DAY = new Date('2026-11-15T00:00:00Z');

test.each([
  ['en', '1,234.5', 'November 15, 2026', 'fox, owl, and bear'],
  ['de', '1.234,5', '15. November 2026', 'fox, owl und bear'],
  ['mr', '१,२३४.५', '१५ नोव्हेंबर, २०२६', 'fox, owl आणि bear'],
  ['ja', '1,234.5', '2026年11月15日', 'fox、owl、bear'],
])('%s writes %s, %s and %s', (language, number, date, list) => {
  const format = formats(language);
  expect(format.number(1234.5)).toBe(number);
  expect(format.date(DAY)).toBe(date);
  expect(format.list(['fox', 'owl', 'bear'])).toBe(list);
  expect([format.list(['fox']), format.list([])]).toEqual(['fox', '']);
});

test.each(LANGUAGE_CODES)(
  'numbers in %s are written as the language writes them, small ones too [LA-02]',
  (language) => {
    const asWritten = new Intl.NumberFormat(language);
    for (const value of [0, 1, 9, 10, 47, 999, 1000, 12_345, 1_234_567, 0.5, -3]) {
      expect(formats(language).number(value)).toBe(asWritten.format(value));
    }
  },
);
