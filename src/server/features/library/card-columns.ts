import { and, eq, sql } from 'drizzle-orm';
import type { LibraryTelling, StoryCard } from '#contract/library.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { CARD_PREVIEW, previewOf } from '#domain/preview.ts';
import { readMinutes } from '#domain/read-time.ts';
import type { VoteType } from '#domain/votes.ts';
import type { Queryable } from '#server/db/database.ts';
import { toldIn } from '#server/db/library-text.ts';
import { storyVotes } from '#server/db/schema/reactions.ts';
import { libraryTexts, seriesTellings, stories, storySeries } from '#server/db/schema/stories.ts';

export const STORY_ART_PATH = '/art/stories';

/** Stories with what their cards show, told for a reader; conditions and order are added by who asks. */
export function storiesWithVotes(db: Queryable, language: LanguageCode = DEFAULT_LANGUAGE) {
  const tally = talliesOf(db);
  const told = toldIn(db, language);
  return db
    .select({
      id: stories.id,
      slug: stories.slug,
      title: told.title,
      theme: told.theme,
      characters: told.characters,
      setting: told.setting,
      ageGroup: stories.ageGroup,
      category: stories.category,
      language: told.language,
      original: stories.language,
      content: told.content,
      questions: told.questions,
      tellings: sql<LibraryTelling[]>`(
        select jsonb_agg(jsonb_build_object('language', t.language, 'title', coalesce(t.chapter_title, t.title)))
        from ${libraryTexts} t where t.story_id = ${stories.id})`,
      inEnglish: sql<string[] | null>`(
        select array[t.title, t.theme, t.setting] || t.characters from ${libraryTexts} t
        where t.story_id = ${stories.id} and t.language = ${DEFAULT_LANGUAGE} and ${told.language} <> t.language)`,
      createdAt: stories.createdAt,
      chapterNumber: stories.chapterNumber,
      chapterTitle: told.chapterTitle,
      seriesId: stories.seriesId,
      seriesSlug: storySeries.slug,
      seriesTitle: sql<string | null>`coalesce(${seriesTellings.title}, ${storySeries.title})`,
      like: sql<number>`coalesce(${tally.like}, 0)`.mapWith(Number),
      love: sql<number>`coalesce(${tally.love}, 0)`.mapWith(Number),
      star: sql<number>`coalesce(${tally.star}, 0)`.mapWith(Number),
    })
    .from(stories)
    .innerJoinLateral(told, sql`true`)
    .leftJoin(storySeries, eq(storySeries.id, stories.seriesId))
    .leftJoin(
      seriesTellings,
      and(eq(seriesTellings.seriesId, storySeries.id), eq(seriesTellings.language, told.language)),
    )
    .leftJoin(tally, eq(tally.storyId, stories.id))
    .$dynamic();
}

function talliesOf(db: Queryable) {
  const counted = (type: VoteType) =>
    sql<number>`count(*) filter (where ${storyVotes.voteType} = ${type})`.as(type);
  return db
    .select({
      storyId: storyVotes.storyId,
      like: counted('like'),
      love: counted('love'),
      star: counted('star'),
    })
    .from(storyVotes)
    .groupBy(storyVotes.storyId)
    .as('tally');
}

export type StoryRow = Awaited<ReturnType<typeof storiesWithVotes>>[number];

export function cardOf(row: StoryRow, previewLength = CARD_PREVIEW): StoryCard {
  return { ...aboutOf(row), preview: previewOf(row.content, previewLength), inEnglish: row.inEnglish ?? [] };
}

export function aboutOf(row: StoryRow): Omit<StoryCard, 'preview' | 'inEnglish'> {
  const {
    content,
    like,
    love,
    star,
    createdAt,
    seriesId: _id,
    seriesTitle: _title,
    questions: _,
    inEnglish: _english,
    tellings,
    ...rest
  } = row;
  return {
    ...rest,
    tellings: LANGUAGE_CODES.flatMap((code) => tellings.find(({ language }) => language === code) ?? []),
    readMinutes: readMinutes(content, row.language),
    votes: { like, love, star },
    createdAt: createdAt.toISOString(),
    picture: pictureOf(row.slug),
  };
}

export function pictureOf(slug: string): string {
  return `${STORY_ART_PATH}/${slug}.webp`;
}

export function scenePictureOf(slug: string, index: number): string {
  return `${STORY_ART_PATH}/${slug}/${index + 1}.webp`;
}
