import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Multimedia } from '#contract/multimedia.ts';
import { pagesOfStory } from '#domain/library-paths.ts';
import { tellChanged } from '#server/db/changed-pages.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Queryable } from '#server/db/database.ts';
import { hashOfText, isOfPresentText, textOfSet } from '#server/db/present-multimedia.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { libraryTexts, stories } from '#server/db/schema/stories.ts';

export type MultimediaRow = typeof storyMultimedia.$inferSelect;
export type NewMultimedia = typeof storyMultimedia.$inferInsert;

/** A story as far as its experience is made of it. */
export type StoryToMake = NonNullable<Awaited<ReturnType<typeof findStoryToMake>>>;

/** A story in one of its languages. */
export interface TellingKey {
  storyId: string;
  language: LanguageCode;
}

export async function findStoryToMake(db: Queryable, { storyId, language }: TellingKey) {
  const [story] = await db
    .select({
      id: stories.id,
      content: libraryTexts.content,
      theme: libraryTexts.theme,
      characters: libraryTexts.characters,
      setting: libraryTexts.setting,
      language: libraryTexts.language,
      ageGroup: stories.ageGroup,
      contentHash: hashOfText,
    })
    .from(stories)
    .innerJoin(libraryTexts, eq(libraryTexts.storyId, stories.id))
    .where(and(eq(stories.id, storyId), eq(libraryTexts.language, language)));
  return story;
}

export async function findOriginalLanguage(
  db: Queryable,
  storyId: string,
): Promise<LanguageCode | undefined> {
  const [story] = await db
    .select({ language: stories.language })
    .from(stories)
    .where(eq(stories.id, storyId));
  return story?.language;
}

/** What was made of the story as it stands. */
export async function findRecord(
  db: Queryable,
  { storyId, language }: TellingKey,
): Promise<MultimediaRow | undefined> {
  const [row] = await db
    .select(getTableColumns(storyMultimedia))
    .from(storyMultimedia)
    .innerJoin(libraryTexts, textOfSet)
    .where(
      and(eq(storyMultimedia.storyId, storyId), eq(storyMultimedia.language, language), isOfPresentText),
    );
  return row;
}

/** In one statement, whole. False if what is there is as good, and stays. */
export async function saveRecord(db: Queryable, record: NewMultimedia): Promise<boolean> {
  const { storyId: _id, language: _language, ...fresh } = record;
  const outdated = sql`${storyMultimedia.contentHash} is distinct from ${record.contentHash}`;
  const silent = sql`${storyMultimedia.audioUrl} is null and ${record.audioUrl}::text is not null`;
  const quick = sql`${storyMultimedia.voiceQuality} = 'quick' and ${record.voiceQuality}::text in ('natural', 'service')`;
  const saved = await db
    .insert(storyMultimedia)
    .values(record)
    .onConflictDoUpdate({
      target: [storyMultimedia.storyId, storyMultimedia.language],
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
): Promise<(TellingKey & { title: string })[]> {
  const poor = better
    ? sql`${storyMultimedia.voiceQuality} is null or ${storyMultimedia.voiceQuality} = 'quick'`
    : sql`${storyMultimedia.audioUrl} is null`;
  return (
    db
      .select({
        storyId: libraryTexts.storyId,
        language: libraryTexts.language,
        title: libraryTexts.title,
      })
      .from(libraryTexts)
      .leftJoin(storyMultimedia, textOfSet)
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
