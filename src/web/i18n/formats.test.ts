import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { formats } from '#web/i18n/formats.ts';

test.each(LANGUAGE_CODES)(
  'numbers in %s are written as the language writes them, small ones too [LA-02]',
  (language) => {
    const asWritten = new Intl.NumberFormat(language);
    for (const value of [0, 1, 9, 10, 47, 999, 1000, 12_345, 1_234_567, 0.5, -3]) {
      expect(formats(language).number(value)).toBe(asWritten.format(value));
    }
  },
);
