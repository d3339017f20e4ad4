import { and, count, eq } from 'drizzle-orm';
import type { StoryVotes } from '#contract/voting.ts';
import { VOTE_TYPES, type VoteCounts, type VoteType } from '#domain/votes.ts';
import { pagesOfStory } from '#domain/library-paths.ts';
import { tellChanged } from '#server/db/changed-pages.ts';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { storyVotes } from '#server/db/schema/reactions.ts';
import { stories } from '#server/db/schema/stories.ts';

/** Undefined if there is no such story. */
export async function votesOf(
  db: Queryable,
  storyId: string,
  userId: string | undefined,
): Promise<StoryVotes | undefined> {
  const [story] = await db.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId));
  if (!story) return undefined;
  return {
    votes: await countVotes(db, storyId),
    mine: userId === undefined ? null : await ownVote(db, storyId, userId),
  };
}

/** A person's wishes take turns, from whichever tab they come; the last one holds. */
export function setVote(
  db: Queryable,
  storyId: string,
  userId: string,
  mine: VoteType | null,
): Promise<StoryVotes | undefined> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    // Not deleted before the vote is in.
    const [story] = await tx
      .select({ id: stories.id, category: stories.category, slug: stories.slug })
      .from(stories)
      .where(eq(stories.id, storyId))
      .for('key share');
    if (!story) return undefined;
    if (mine === null) {
      await tx.delete(storyVotes).where(own(storyId, userId));
    } else {
      await tx
        .insert(storyVotes)
        .values({ storyId, userId, voteType: mine })
        .onConflictDoUpdate({ target: [storyVotes.storyId, storyVotes.userId], set: { voteType: mine } });
    }
    await tellChanged(tx, pagesOfStory(story));
    return { votes: await countVotes(tx, storyId), mine };
  });
}

async function countVotes(db: Queryable, storyId: string): Promise<VoteCounts> {
  const rows = await db
    .select({ type: storyVotes.voteType, votes: count() })
    .from(storyVotes)
    .where(eq(storyVotes.storyId, storyId))
    .groupBy(storyVotes.voteType);
  const counts: VoteCounts = { like: 0, love: 0, star: 0 };
  for (const type of VOTE_TYPES) counts[type] = rows.find((row) => row.type === type)?.votes ?? 0;
  return counts;
}

async function ownVote(db: Queryable, storyId: string, userId: string): Promise<VoteType | null> {
  const [row] = await db
    .select({ voteType: storyVotes.voteType })
    .from(storyVotes)
    .where(own(storyId, userId));
  return row?.voteType ?? null;
}

function own(storyId: string, userId: string) {
  return and(eq(storyVotes.storyId, storyId), eq(storyVotes.userId, userId));
}
