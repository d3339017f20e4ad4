import { expect, test } from 'vitest';
import { capitalized, capitalizedAfterMarks } from '#domain/text/capitals.ts';

test.each([
  ['maman', 'Maman'],
  ['élan', 'Élan'],
  ['ஒரு', 'ஒரு'],
  ['“hoo”', '“hoo”'],
  ['', ''],
])('%s begins a sentence as %s', (text, said) => {
  expect(capitalized(text)).toBe(said);
});

test.each([
  ['“hoo!”', '“Hoo!”'],
  ['¿quién?', '¿Quién?'],
  ['Already', 'Already'],
  ['', ''],
])('behind its marks %s begins as %s', (text, said) => {
  expect(capitalizedAfterMarks(text)).toBe(said);
});
