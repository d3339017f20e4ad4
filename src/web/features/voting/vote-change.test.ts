import { expect, test } from 'vitest';
import type { VoteType } from '#domain/votes.ts';
import { votesAfter } from '#web/features/voting/vote-change.ts';

const counts = (like: number, love: number, star: number) => ({ like, love, star });

test.each<[string, VoteType | null, VoteType, ReturnType<typeof counts>, VoteType | null]>([
  ['a first vote is counted', null, 'love', counts(2, 2, 1), 'love'],
  ['the same again takes it back', 'like', 'like', counts(1, 1, 1), null],
  ['another takes its place', 'like', 'star', counts(1, 1, 2), 'star'],
])('%s [VT-01]', (_what, mine, pressed, votes, after) => {
  expect(votesAfter({ votes: counts(2, 1, 1), mine }, pressed)).toEqual({ votes, mine: after });
});

test('no count falls below nothing, even if the page was behind [VT-01]', () => {
  expect(votesAfter({ votes: counts(0, 0, 0), mine: 'star' }, 'star').votes).toEqual(counts(0, 0, 0));
});
