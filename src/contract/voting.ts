import { z } from 'zod';
import { voteCounts } from '#contract/library.ts';
import { VOTE_TYPES } from '#domain/votes.ts';

const voteType = z.enum(VOTE_TYPES, 'must be like, love or star');

/** What a reader's vote shall be from now on; null takes it back. Sent twice it changes nothing. */
export const voteWish = z.object({ vote: voteType.nullable() });
export type VoteWish = z.input<typeof voteWish>;

export const storyVotes = z.object({
  votes: voteCounts,
  /** The reader's own vote; always null for guests. */
  mine: voteType.nullable(),
});
export type StoryVotes = z.infer<typeof storyVotes>;
