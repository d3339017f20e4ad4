import { eq, sql } from 'drizzle-orm';
import type { StoryCard } from '#contract/library.ts';
import { CARD_PREVIEW, previewOf } from '#domain/preview.ts';
import { readMinutes } from '#domain/read-time.ts';
import type { VoteType } from '#domain/votes.ts';
import type { Queryable } from '#server/db/database.ts';
import { storyVotes } from '#server/db/schema/reactions.ts';
import { stories, storySeries } from '#server/db/schema/stories.ts';

export const STORY_ART_PATH = '/art/stories';

/** Stories with what their cards show; conditions and order are added by who asks. */
export function storiesWithVotes(db: Queryable) {
  const tally = talliesOf(db);
  return db
    .select({
      id: stories.id,
      slug: stories.slug,
      title: stories.title,
      theme: stories.theme,
      characters: stories.characters,
      setting: stories.setting,
      ageGroup: stories.ageGroup,
      category: stories.category,
      language: stories.language,
      content: stories.content,
      questions: stories.questions,
      createdAt: stories.createdAt,
      chapterNumber: stories.chapterNumber,
      chapterTitle: stories.chapterTitle,
      seriesId: stories.seriesId,
      seriesSlug: storySeries.slug,
      seriesTitle: storySeries.title,
      like: sql<number>`coalesce(${tally.like}, 0)`.mapWith(Number),
      love: sql<number>`coalesce(${tally.love}, 0)`.mapWith(Number),
      star: sql<number>`coalesce(${tally.star}, 0)`.mapWith(Number),
    })
    .from(stories)
    .leftJoin(storySeries, eq(storySeries.id, stories.seriesId))
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
  return { ...aboutOf(row), preview: previewOf(row.content, previewLength) };
}

export function aboutOf(row: StoryRow): Omit<StoryCard, 'preview'> {
  const {
    content,
    like,
    love,
    star,
    createdAt,
    seriesId: _id,
    seriesTitle: _title,
    questions: _,
    ...rest
  } = row;
  return {
    ...rest,
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
