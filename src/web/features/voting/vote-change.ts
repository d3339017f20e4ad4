import type { StoryVotes } from '#contract/voting.ts';
import type { VoteCounts, VoteType } from '#domain/votes.ts';

/** What a wish will come to, before the server has said so. */
export function votesAfter({ votes, mine }: StoryVotes, wished: VoteType | null): StoryVotes {
  return { votes: moved(votes, mine, wished), mine: wished };
}

function moved(votes: VoteCounts, from: VoteType | null, to: VoteType | null): VoteCounts {
  const next = { ...votes };
  if (from) next[from] = Math.max(0, next[from] - 1);
  if (to) next[to] += 1;
  return next;
}
