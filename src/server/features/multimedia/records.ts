import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Multimedia } from '#contract/multimedia.ts';
import { pagesOfStory } from '#domain/library-paths.ts';
import { tellChanged } from '#server/db/changed-pages.ts';
import type { Queryable } from '#server/db/database.ts';
import { hashOfText, isOfPresentText } from '#server/db/present-multimedia.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { stories } from '#server/db/schema/stories.ts';

export type MultimediaRow = typeof storyMultimedia.$inferSelect;
export type NewMultimedia = typeof storyMultimedia.$inferInsert;

/** A story as far as its experience is made of it. */
export type StoryToMake = NonNullable<Awaited<ReturnType<typeof findStoryToMake>>>;

export async function findStoryToMake(db: Queryable, storyId: string) {
  const [story] = await db
    .select({
      id: stories.id,
      content: stories.content,
      theme: stories.theme,
      characters: stories.characters,
      setting: stories.setting,
      language: stories.language,
      ageGroup: stories.ageGroup,
      contentHash: hashOfText,
    })
    .from(stories)
    .where(eq(stories.id, storyId));
  return story;
}

/** What was made of the story as it stands. */
export async function findRecord(db: Queryable, storyId: string): Promise<MultimediaRow | undefined> {
  const [row] = await db
    .select(getTableColumns(storyMultimedia))
    .from(storyMultimedia)
    .innerJoin(stories, eq(stories.id, storyMultimedia.storyId))
    .where(and(eq(storyMultimedia.storyId, storyId), isOfPresentText));
  return row;
}

/** In one statement, whole. False if what is there is as good, and stays. */
export async function saveRecord(db: Queryable, record: NewMultimedia): Promise<boolean> {
  const { storyId: _key, ...fresh } = record;
  const outdated = sql`${storyMultimedia.contentHash} is distinct from ${record.contentHash}`;
  const silent = sql`${storyMultimedia.audioUrl} is null and ${record.audioUrl}::text is not null`;
  const quick = sql`${storyMultimedia.voiceQuality} = 'quick' and ${record.voiceQuality}::text in ('natural', 'service')`;
  const saved = await db
    .insert(storyMultimedia)
    .values(record)
    .onConflictDoUpdate({
      target: storyMultimedia.storyId,
      set: fresh,
      setWhere: sql`${outdated} or (${silent}) or (${quick})`,
    })
    .returning({ storyId: storyMultimedia.storyId });
  if (saved.length === 0) return false;
  const [story] = await db
    .select({ id: stories.id, category: stories.category, slug: stories.slug })
    .from(stories)
    .where(eq(stories.id, record.storyId));
  if (story) await tellChanged(db, pagesOfStory(story));
  return true;
}

/** Whose experience is missing, silent, or read by the quick voice although a better one could. */
export function findUnfinished(
  db: Queryable,
  { better }: { better: boolean },
): Promise<{ id: string; title: string }[]> {
  const poor = better
    ? sql`${storyMultimedia.voiceQuality} is null or ${storyMultimedia.voiceQuality} = 'quick'`
    : sql`${storyMultimedia.audioUrl} is null`;
  return (
    db
      .select({ id: stories.id, title: stories.title })
      .from(stories)
      .leftJoin(storyMultimedia, eq(storyMultimedia.storyId, stories.id))
      .where(sql`${storyMultimedia.storyId} is null or not ${isOfPresentText} or ${poor}`)
      // Missing ones first; then any, so that one that takes for ever is not always the same.
      .orderBy(sql`${storyMultimedia.storyId} is not null`, sql`random()`)
  );
}

export function multimediaOf(row: MultimediaRow, improving: boolean): Multimedia {
  const { storyId, audioUrl, audioDuration, voiceId, voiceQuality, words, scenes, totalScenes } = row;
  return {
    storyId,
    audioUrl,
    audioDuration,
    voiceId,
    voiceQuality,
    words,
    scenes: scenes.flatMap(({ image_url, imageUrl, ...scene }) => {
      const url = image_url ?? imageUrl;
      return url ? [{ ...scene, image_url: url }] : [];
    }),
    totalScenes,
    updatedAt: row.updatedAt.toISOString(),
    improving,
  };
}
