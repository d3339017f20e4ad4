import { desc, gt, sql } from 'drizzle-orm';
import type { Narrator } from '#engines/narrator/port.ts';
import type { Database } from '#server/db/database.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { ownVoices, whoSpeaks } from '#domain/character-voices.ts';
import { ofAccount, type Owner } from '#server/storage/owner.ts';

/** Whoever made a story listens to it within days, or not at all. */
const RECENT = sql`now() - interval '7 days'`;
const MOST = 20;

export type ReadAhead = (signal: AbortSignal) => Promise<void>;

/**
 * Says the newest stories of all accounts in the natural voice, which keeps what it said for its owner, who hears it at
 * once. Stops at any sentence and goes on from there.
 */
export function readMyStoriesAhead(
  { db }: Pick<Database, 'db'>,
  naturalOf: (owner: Owner) => Narrator,
): ReadAhead {
  const read = new Set<string>();
  return async (signal) => {
    const { id, userId, updatedAt, language, ageGroup, segments, choices, media } = myStories;
    const recent = await db
      .select({ id, userId, updatedAt, language, ageGroup, segments, choices, media })
      .from(myStories)
      .where(gt(updatedAt, RECENT))
      .orderBy(desc(updatedAt))
      .limit(MOST);
    for (const story of recent) {
      const version = `${story.id} ${story.updatedAt.getTime()}`;
      if (read.has(version) || signal.aborted) continue;
      const text = story.segments.map((segment) => segment.text).join('\n\n');
      const speakers = ownVoices(story.ageGroup, whoSpeaks(story.choices.characters, story.media.scenes));
      const natural = naturalOf(ofAccount(story.userId));
      const said = natural.speak({ text, language: story.language, speed: 1, speakers }, signal);
      for await (const _sentence of said) signal.throwIfAborted();
      read.add(version);
    }
  };
}
