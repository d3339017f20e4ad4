import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, endOfCode, readCode, spacedCode } from '#domain/reading-list.ts';

test.each([
  ['BCDF-GH23', 'BCDFGH23'],
  [' bcdf gh23 ', 'BCDFGH23'],
  ['ＢＣＤＦ ＧＨ２３', 'BCDFGH23'],
  ['BCDFGH2', undefined],
  ['BCDFGHA3', undefined],
  ['BCDFGH234', undefined],
  ['', undefined],
])('%j is read as %j [CL-04]', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test('a code is long enough that nobody guesses one of a thousand within years [CL-04]', () => {
  expect(CODE_LENGTH * Math.log2(CODE_SIGNS.length)).toBeGreaterThan(38);
  expect(new Set(CODE_SIGNS).size).toBe(CODE_SIGNS.length);
  expect(CODE_SIGNS).not.toMatch(/[AEIOU01L]/);
  expect(spacedCode('BCDFGH23')).toBe('BCDF-GH23');
});

test('a code ends after a day unless somebody says otherwise [CL-04]', () => {
  const now = new Date('2026-01-01T08:00:00Z');
  expect(endOfCode('day', now).toISOString()).toBe('2026-01-02T08:00:00.000Z');
  expect(endOfCode('month', now).toISOString()).toBe('2026-01-31T08:00:00.000Z');
});
