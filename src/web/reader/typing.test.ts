import { expect, test } from 'vitest';
import { lettersOf, typedEnd } from '#web/reader/typing.ts';

const typed = (text: string, elapsedMs: number) => text.slice(0, typedEnd(lettersOf(text), elapsedMs));

test('one character is typed every 30 milliseconds [AD-03]', () => {
  expect(typed('A small door.', -16)).toBe('');
  expect(typed('A small door.', 29)).toBe('');
  expect(typed('A small door.', 30)).toBe('A');
  expect(typed('A small door.', 7 * 30)).toBe('A small');
  expect(typed('A small door.', 13 * 30 - 1)).toBe('A small door');
  expect(typed('A small door.', 13 * 30)).toBe('A small door.');
  expect(typed('A small door.', 60_000)).toBe('A small door.');
});

test.each([
  ['Hindi', 'कि', ['', 'कि']],
  ['Tamil', 'பொ', ['', 'பொ']],
  ['an astronaut', '👩‍🚀', ['', '', '👩‍🚀']],
  ['an accent of its own', 'e\u0301', ['', 'e\u0301']],
])('a letter is never shown in halves: %s', (_, text, steps) => {
  expect(steps.map((_, i) => typed(text, (i + 1) * 30))).toEqual(steps);
});

test('an empty text is typed before it begins', () => {
  expect(lettersOf('')).toEqual([]);
  expect(typed('', 0)).toBe('');
});
