import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { SAMPLE_TEXTS } from '#web/art/sample-texts.ts';
import { spokenPieces } from '#web/features/landing/sample-words.ts';
import { pieceAt } from '#web/features/landing/spoken-piece.ts';

test.each(LANGUAGE_CODES)('the sample is spoken whole and in order in %s', (language) => {
  const pieces = spokenPieces(language);
  expect(pieces.map(({ word, rest }) => word + rest).join('')).toBe(SAMPLE_TEXTS[language].text);
  const starts = pieces.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test.each(LANGUAGE_CODES)('its sound is small enough to come at once in %s', (language) => {
  const sound = readFileSync(`content/languages/${language}/sample.mp3`);
  expect(sound.length).toBeLessThan(90 * 1024);
  expect(sound.length).toBeGreaterThan(40 * 1024);
});

test('a word is heard from its beginning to the beginning of the next', () => {
  const pieces = [
    { word: 'Every', rest: ' ', start: 0.2 },
    { word: 'evening', rest: '', start: 0.6 },
  ];
  expect([0, 0.2, 0.59, 0.6, 9].map((second) => pieceAt(pieces, second))).toEqual([0, 0, 0, 1, 1]);
});
