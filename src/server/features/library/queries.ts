import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ChapterNeighbour, LibraryStory, SeriesCard, StoryCard, TopStory } from '#contract/library.ts';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import type { StoryCategory } from '#domain/library.ts';
import { CHAPTER_PREVIEW } from '#domain/preview.ts';
import { scoreOf, VOTE_SCORES, VOTE_TYPES } from '#domain/votes.ts';
import type { Queryable } from '#server/db/database.ts';
import { toldIn } from '#server/db/library-text.ts';
import { isOfPresentText, textOfSet } from '#server/db/present-multimedia.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { storyVotes } from '#server/db/schema/reactions.ts';
import { libraryTexts, seriesTellings, stories, storySeries } from '#server/db/schema/stories.ts';
import {
  aboutOf,
  cardOf,
  pictureOf,
  storiesWithVotes,
  type StoryRow,
} from '#server/features/library/card-columns.ts';

const NEWEST_FIRST = [desc(stories.createdAt), asc(stories.slug)];

/** Newest first, without the chapters of non-fiction. */
export async function listStories(
  db: Queryable,
  category?: StoryCategory,
  language?: LanguageCode,
): Promise<StoryCard[]> {
  const rows = await storiesWithVotes(db, language)
    .where(
      and(
        category && eq(stories.category, category),
        or(ne(stories.category, 'Non Fiction'), isNull(stories.seriesId)),
      ),
    )
    .orderBy(...NEWEST_FIRST);
  return rows.map((row) => cardOf(row));
}

/** Of all series, in their order. */
export async function listChapters(
  db: Queryable,
  category?: StoryCategory,
  language?: LanguageCode,
): Promise<StoryCard[]> {
  const rows = await storiesWithVotes(db, language)
    .where(and(category && eq(stories.category, category), isNotNull(stories.seriesId)))
    .orderBy(asc(storySeries.slug), asc(stories.chapterNumber));
  return rows.map((row) => cardOf(row));
}

/** Cards of known stories, in the order of their ids; who is gone is left out. */
export async function cardsOf(
  db: Queryable,
  ids: readonly string[],
  language?: LanguageCode,
): Promise<StoryCard[]> {
  if (ids.length === 0) return [];
  const rows = await storiesWithVotes(db, language).where(inArray(stories.id, [...ids]));
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Of equals the newest come first. */
export async function topStories(db: Queryable, limit: number, language?: LanguageCode): Promise<TopStory[]> {
  const worth = VOTE_TYPES.map((type) => sql`when ${type} then ${VOTE_SCORES[type]}::int`);
  const score = sql`coalesce(sum(case ${storyVotes.voteType} ${sql.join(worth, sql` `)} end), 0)`;
  const best = await db
    .select({ id: stories.id })
    .from(stories)
    .leftJoin(storyVotes, eq(storyVotes.storyId, stories.id))
    .groupBy(stories.id)
    .orderBy(desc(score), ...NEWEST_FIRST)
    .limit(limit);
  const cards = await cardsOf(
    db,
    best.map(({ id }) => id),
    language,
  );
  return cards.map((card) => ({ ...card, score: scoreOf(card.votes) }));
}

export async function listSeries(
  db: Queryable,
  category?: StoryCategory,
  language?: LanguageCode,
): Promise<SeriesCard[]> {
  const rows = await seriesWithChapters(db, language)
    .where(category && eq(storySeries.category, category))
    .orderBy(desc(storySeries.createdAt), asc(storySeries.slug));
  return rows.map(seriesCardOf);
}

export async function seriesBySlug(
  db: Queryable,
  slug: string,
  language?: LanguageCode,
): Promise<{ series: SeriesCard; chapters: StoryCard[] } | undefined> {
  const [row] = await seriesWithChapters(db, language).where(eq(storySeries.slug, slug));
  if (!row) return undefined;
  const chapters = await storiesWithVotes(db, language)
    .where(eq(stories.seriesId, row.id))
    .orderBy(asc(stories.chapterNumber));
  return {
    series: seriesCardOf(row),
    chapters: chapters.map((chapter) => cardOf(chapter, CHAPTER_PREVIEW)),
  };
}

export async function findStory(
  db: Queryable,
  idOrSlug: string,
  language: LanguageCode = DEFAULT_LANGUAGE,
): Promise<Omit<LibraryStory, 'speakers'> | undefined> {
  const isId = z.guid().safeParse(idOrSlug).success;
  const [row] = await storiesWithVotes(db, language).where(
    isId ? eq(stories.id, idOrSlug) : eq(stories.slug, idOrSlug),
  );
  if (!row) return undefined;
  const { seriesSlug, seriesTitle } = row;
  return {
    ...aboutOf(row),
    content: row.content,
    questions: row.questions,
    series: seriesSlug && seriesTitle ? { slug: seriesSlug, title: seriesTitle } : null,
    ...(await neighboursOf(db, row, language)),
    hasMultimedia: await hasMultimedia(db, row),
  };
}

/** As much of a story as a picture of it needs. */
export type DrawableStory = Pick<
  typeof stories.$inferSelect,
  'id' | 'slug' | 'content' | 'theme' | 'characters' | 'setting' | 'language'
>;

/** The original: what is drawn of it is the same in every language. */
export async function findDrawable(db: Queryable, slug: string): Promise<DrawableStory | undefined> {
  const [row] = await db
    .select({
      id: stories.id,
      slug: stories.slug,
      content: stories.content,
      theme: stories.theme,
      characters: stories.characters,
      setting: stories.setting,
      language: stories.language,
    })
    .from(stories)
    .where(eq(stories.slug, slug));
  return row;
}

function seriesWithChapters(db: Queryable, language: LanguageCode = DEFAULT_LANGUAGE) {
  return db
    .select({
      id: storySeries.id,
      slug: storySeries.slug,
      title: sql<string>`coalesce(${seriesTellings.title}, ${storySeries.title})`,
      description: sql<string>`coalesce(${seriesTellings.description}, ${storySeries.description})`,
      category: storySeries.category,
      language: sql<LanguageCode>`coalesce(${seriesTellings.language}, ${storySeries.language})`,
      original: { title: storySeries.title, description: storySeries.description },
      createdAt: storySeries.createdAt,
      chapters: count(stories.id),
      ageGroups: sql<
        AgeGroup[]
      >`coalesce(array_agg(distinct ${stories.ageGroup}) filter (where ${stories.id} is not null), '{}')`,
      first: sql<string | null>`(array_agg(${stories.slug} order by ${stories.chapterNumber}))[1]`,
    })
    .from(storySeries)
    .leftJoin(stories, eq(stories.seriesId, storySeries.id))
    .leftJoin(
      seriesTellings,
      and(eq(seriesTellings.seriesId, storySeries.id), eq(seriesTellings.language, language)),
    )
    .groupBy(storySeries.id, seriesTellings.seriesId, seriesTellings.language)
    .$dynamic();
}

function seriesCardOf({
  first,
  createdAt,
  ageGroups,
  original,
  ...row
}: Awaited<ReturnType<typeof seriesWithChapters>>[number]): SeriesCard {
  return {
    ...row,
    inEnglish: original.title === row.title ? [] : [original.title, original.description],
    ageGroups: AGE_GROUPS.filter((age) => ageGroups.includes(age)),
    picture: first && pictureOf(first),
    createdAt: createdAt.toISOString(),
  };
}

async function neighboursOf(
  db: Queryable,
  { seriesId, chapterNumber }: StoryRow,
  language: LanguageCode,
): Promise<Pick<LibraryStory, 'previous' | 'next'>> {
  if (!seriesId || !chapterNumber) return { previous: null, next: null };
  const told = toldIn(db, language);
  const chapters = await db
    .select({
      slug: stories.slug,
      title: told.title,
      chapterNumber: sql<number>`${stories.chapterNumber}`,
      chapterTitle: told.chapterTitle,
      language: told.language,
    })
    .from(stories)
    .innerJoinLateral(told, sql`true`)
    .where(eq(stories.seriesId, seriesId))
    .orderBy(asc(stories.chapterNumber));
  const here = chapters.findIndex((chapter) => chapter.chapterNumber === chapterNumber);
  const at = (index: number): ChapterNeighbour | null => (index < 0 ? null : (chapters[index] ?? null));
  return { previous: at(here - 1), next: at(here + 1) };
}

async function hasMultimedia(
  db: Queryable,
  { id, language }: Pick<StoryRow, 'id' | 'language'>,
): Promise<boolean> {
  const [row] = await db
    .select({ storyId: storyMultimedia.storyId })
    .from(storyMultimedia)
    .innerJoin(libraryTexts, textOfSet)
    .where(and(eq(storyMultimedia.storyId, id), eq(storyMultimedia.language, language), isOfPresentText));
  return row !== undefined;
}
