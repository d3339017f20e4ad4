import type { StoryVotes } from '#contract/voting.ts';
import { voteAfter, type VoteCounts, type VoteType } from '#domain/votes.ts';

/** What a press will come to, before the server has said so. */
export function votesAfter({ votes, mine }: StoryVotes, pressed: VoteType): StoryVotes {
  const after = voteAfter(mine, pressed);
  return { votes: moved(votes, mine, after), mine: after };
}

function moved(votes: VoteCounts, from: VoteType | null, to: VoteType | null): VoteCounts {
  const next = { ...votes };
  if (from) next[from] = Math.max(0, next[from] - 1);
  if (to) next[to] += 1;
  return next;
}
