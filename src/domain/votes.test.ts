import { expect, test } from 'vitest';
import { scoreOf, voteAfter } from '#domain/votes.ts';

test.each([
  [{ like: 0, love: 0, star: 0 }, 0],
  [{ like: 1, love: 0, star: 0 }, 1],
  [{ like: 0, love: 1, star: 0 }, 2],
  [{ like: 0, love: 0, star: 1 }, 3],
  [{ like: 5, love: 2, star: 4 }, 21],
])('%o scores %i [LB-07]', (votes, score) => {
  expect(scoreOf(votes)).toBe(score);
});

test.each([
  [null, 'like', 'like'],
  ['like', 'like', null],
  ['like', 'star', 'star'],
  ['star', 'love', 'love'],
] as const)('after %s, a press of %s leaves %s [VT-01]', (before, pressed, after) => {
  expect(voteAfter(before, pressed)).toBe(after);
});
