import { expect, test } from 'vitest';
import { LANGUAGES, isLanguageCode, preferredLanguage } from '#domain/languages.ts';

test('ten languages, each with code, name, native name and flag [LA-01]', () => {
  expect(LANGUAGES.map((language) => language.code)).toEqual([
    'en',
    'es',
    'fr',
    'de',
    'hi',
    'ta',
    'zh',
    'ja',
    'sv',
    'mr',
  ]);
  for (const language of LANGUAGES) {
    expect(language.name).toMatch(/^[A-Z][a-z]+$/);
    expect(language.nativeName.length).toBeGreaterThan(1);
    expect(language.flag).toMatch(/^\p{Regional_Indicator}{2}$/u);
  }
});

test.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en;q=0.4, de-AT;q=0.9', 'de'],
  ['pt-BR,pt;q=0.9,sv;q=0.1', 'sv'],
  ['zh-Hant-TW', 'zh'],
  ['fr;q=0, ja', 'ja'],
  ['tlh', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language %s is answered in %s', (header, expected) => {
  expect(preferredLanguage(header)).toBe(expected);
});

test('only our own codes are language codes', () => {
  expect(isLanguageCode('mr')).toBe(true);
  expect(isLanguageCode('xx')).toBe(false);
  expect(isLanguageCode(null)).toBe(false);
});
