import { expect, test } from 'vitest';
import { tabAfter } from '#web/features/content-pages/tab-after.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s leads from tab %i of three to %s', (key, from, to) => {
  expect(tabAfter(key, from, 3)).toBe(to);
});
