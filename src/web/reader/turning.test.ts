import { expect, test } from 'vitest';
import { swipe } from '#web/reader/turning.ts';

test.each([
  ['to the left is on', { x: -120, y: 10 }, 1],
  ['to the right is back', { x: 90, y: -30 }, -1],
  ['that is short is nothing', { x: 30, y: 0 }, 0],
  ['that scrolls is nothing', { x: 80, y: 200 }, 0],
])('a swipe %s [EX-01]', (_way, to, step) => {
  expect(swipe({ x: 0, y: 0 }, to)).toBe(step);
});
