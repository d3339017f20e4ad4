import { expect, test } from 'vitest';
import { FADE_MS, lightAfter, voiceOnLastPage } from '#web/features/book/sleep-timer.ts';

test('light and sound stay until the time is over, and go slowly then [RB-06]', () => {
  const five = 5 * 60_000;
  expect(lightAfter(0, 5)).toBe(1);
  expect(lightAfter(five, 5)).toBe(1);
  expect(lightAfter(five + FADE_MS / 2, 5)).toBe(0.5);
  expect(lightAfter(five + FADE_MS, 5)).toBe(0);
  expect(lightAfter(five * 10, 5)).toBe(0);
});

test('with no timer the light stays; after the end of a story it goes at once, and slowly [RB-06]', () => {
  expect(lightAfter(1e9, null)).toBe(1);
  expect(lightAfter(0, 'end')).toBe(1);
  expect(lightAfter(FADE_MS / 2, 'end')).toBe(0.5);
  expect(lightAfter(FADE_MS, 'end')).toBe(0);
});

test('the last page of a story that is to end in sleep is read ever more softly [RB-06]', () => {
  expect([-1, 0, 0.5, 1, 2].map(voiceOnLastPage)).toEqual([1, 1, 0.75, 0.5, 0.5]);
});
