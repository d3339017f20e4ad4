import { z } from 'zod';
import { voteCounts } from '#contract/library.ts';
import { VOTE_TYPES } from '#domain/votes.ts';

const voteType = z.enum(VOTE_TYPES, 'must be like, love or star');

/** A press on one of the three buttons: the same again takes the vote back. */
export const votePress = z.object({ voteType });
export type VotePress = z.input<typeof votePress>;

export const storyVotes = z.object({
  votes: voteCounts,
  /** The reader's own vote; always null for guests. */
  mine: voteType.nullable(),
});
export type StoryVotes = z.infer<typeof storyVotes>;
