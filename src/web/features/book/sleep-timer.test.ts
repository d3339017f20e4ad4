import { expect, test } from 'vitest';
import { FADE_MS, lightAfter } from '#web/features/book/sleep-timer.ts';

test('light and sound stay until the time is over, and go slowly then [RB-06]', () => {
  const five = 5 * 60_000;
  expect(lightAfter(0, 5)).toBe(1);
  expect(lightAfter(five, 5)).toBe(1);
  expect(lightAfter(five + FADE_MS / 2, 5)).toBe(0.5);
  expect(lightAfter(five + FADE_MS, 5)).toBe(0);
  expect(lightAfter(five * 10, 5)).toBe(0);
});

test('a timer that waits for the last word, or none, takes no light by itself [RB-06]', () => {
  expect(lightAfter(1e9, 'end')).toBe(1);
  expect(lightAfter(1e9, null)).toBe(1);
});
