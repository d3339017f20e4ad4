export const VOTE_TYPES = ['like', 'love', 'star'] as const;

export type VoteType = (typeof VOTE_TYPES)[number];

export type VoteCounts = Record<VoteType, number>;

/** What a vote is worth when the best stories are looked for. */
export const VOTE_SCORES: Readonly<VoteCounts> = { like: 1, love: 2, star: 3 };

export const DEFAULT_TOP_STORIES = 10;

export function scoreOf(votes: VoteCounts): number {
  return VOTE_TYPES.reduce((score, type) => score + votes[type] * VOTE_SCORES[type], 0);
}

/** What is left after a press: the same again takes a vote back, another takes its place. */
export function voteAfter(before: VoteType | null, pressed: VoteType): VoteType | null {
  return before === pressed ? null : pressed;
}
