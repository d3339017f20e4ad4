import { expect, test } from 'vitest';
import type { VoteType } from '#domain/votes.ts';
import { votesAfter } from '#web/features/voting/vote-change.ts';

const counts = (like: number, love: number, star: number) => ({ like, love, star });

test.each<[string, VoteType | null, VoteType | null, ReturnType<typeof counts>]>([
  ['a first vote is counted', null, 'love', counts(2, 2, 1)],
  ['a vote is taken back', 'like', null, counts(1, 1, 1)],
  ['another takes its place', 'like', 'star', counts(1, 1, 2)],
])('%s [VT-01]', (_what, mine, wished, votes) => {
  expect(votesAfter({ votes: counts(2, 1, 1), mine }, wished)).toEqual({ votes, mine: wished });
});

test('no count falls below nothing, even if the page was behind [VT-01]', () => {
  expect(votesAfter({ votes: counts(0, 0, 0), mine: 'star' }, null).votes).toEqual(counts(0, 0, 0));
});
