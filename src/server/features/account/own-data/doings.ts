import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import { bookLinks } from '#server/db/schema/book-links.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { media, type MediaKind } from '#server/db/schema/media.ts';
import { sentChanges } from '#server/db/schema/operations.ts';
import { storyVotes, userFavorites } from '#server/db/schema/reactions.ts';
import {
  achievements,
  characterCollections,
  readingStreaks,
  userAchievements,
} from '#server/db/schema/rewards.ts';
import { readingCodes, readingListEntries, readingLists } from '#server/db/schema/reading-lists.ts';
import { recordings } from '#server/db/schema/recordings.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { stories } from '#server/db/schema/stories.ts';
import { ownRows } from '#server/features/account/own-data/own-rows.ts';

/** What somebody made, read, liked, earned and wrote. */

export const storiesOf = ownRows(myStories, {
  id: myStories.id,
  title: myStories.title,
  ageGroup: myStories.ageGroup,
  language: myStories.language,
  theme: myStories.theme,
  setting: myStories.setting,
  choices: myStories.choices,
  segments: myStories.segments,
  position: myStories.position,
  media: myStories.media,
  toldBy: myStories.toldBy,
  ofClass: myStories.ofClass,
  favorite: myStories.favorite,
  series: myStories.series,
  seriesPlace: myStories.seriesPlace,
  createdAt: myStories.createdAt,
  updatedAt: myStories.updatedAt,
});

/** What was drawn and read; a picture can be opened at its address as long as it is kept. */
export async function mediaOf(db: Queryable, userId: string, kind: MediaKind) {
  const rows = await db
    .select({ name: media.name, bytes: media.bytes, createdAt: media.createdAt, lastUsedAt: media.usedAt })
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.kind, kind)))
    .orderBy(asc(media.createdAt));
  return kind === 'pictures' ? rows : rows.map(({ name: _internal, ...row }) => row);
}

/** Each can be fetched at its address, as long as somebody is signed in. */
export async function recordingsOf(db: Queryable, userId: string) {
  const { storyId, voice, page, duration, createdAt } = recordings;
  const rows = await db
    .select({ storyId, voice, page, duration, bytes: media.bytes, createdAt })
    .from(recordings)
    .innerJoin(media, eq(media.name, recordings.sound))
    .where(eq(recordings.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map(({ page: mark, ...row }) => ({
    ...row,
    address: `/api/my-stories/${row.storyId}/recordings/${mark}?voice=${row.voice}`,
  }));
}

/** What opens them is nowhere: whoever made one has it. */
export const bookLinksOf = ownRows(bookLinks, {
  storyId: bookLinks.storyId,
  withRecordings: bookLinks.withRecordings,
  mayCopy: bookLinks.mayCopy,
  opened: bookLinks.opened,
  createdAt: bookLinks.createdAt,
  endsAt: bookLinks.endsAt,
});

/** A story of the library by its title, an own one by its id: it is in the same copy. */
export function readingListsOf(db: Queryable, userId: string) {
  return db
    .select({
      title: readingLists.title,
      dueOn: readingLists.dueOn,
      createdAt: readingLists.createdAt,
      stories: sql`coalesce(jsonb_agg(coalesce(${stories.title}, ${readingListEntries.myStoryId}::text)
        order by ${readingListEntries.position}) filter (where ${readingListEntries.id} is not null), '[]')`,
    })
    .from(readingLists)
    .leftJoin(readingListEntries, eq(readingListEntries.listId, readingLists.id))
    .leftJoin(stories, eq(stories.id, readingListEntries.storyId))
    .where(eq(readingLists.userId, userId))
    .groupBy(readingLists.id)
    .orderBy(asc(readingLists.createdAt));
}

/** What opens them is nowhere: whoever made one has it. */
export function readingCodesOf(db: Queryable, userId: string) {
  return db
    .select({
      list: readingLists.title,
      opened: readingCodes.opened,
      createdAt: readingCodes.createdAt,
      endsAt: readingCodes.endsAt,
    })
    .from(readingCodes)
    .innerJoin(readingLists, eq(readingLists.id, readingCodes.listId))
    .where(eq(readingLists.userId, userId))
    .orderBy(asc(readingCodes.createdAt));
}

export function favoritesOf(db: Queryable, userId: string) {
  return db
    .select({ storyId: stories.id, title: stories.title, since: userFavorites.createdAt })
    .from(userFavorites)
    .innerJoin(stories, eq(stories.id, userFavorites.storyId))
    .where(eq(userFavorites.userId, userId))
    .orderBy(asc(userFavorites.createdAt));
}

export function votesOf(db: Queryable, userId: string) {
  return db
    .select({
      storyId: stories.id,
      title: stories.title,
      vote: storyVotes.voteType,
      createdAt: storyVotes.createdAt,
    })
    .from(storyVotes)
    .innerJoin(stories, eq(stories.id, storyVotes.storyId))
    .where(eq(storyVotes.userId, userId))
    .orderBy(asc(storyVotes.createdAt));
}

export function achievementsOf(db: Queryable, userId: string) {
  return db
    .select({
      name: achievements.name,
      points: achievements.points,
      earnedAt: userAchievements.earnedAt,
    })
    .from(userAchievements)
    .innerJoin(achievements, eq(achievements.id, userAchievements.achievementId))
    .where(eq(userAchievements.userId, userId))
    .orderBy(asc(userAchievements.earnedAt));
}

export async function streakOf(db: Queryable, userId: string) {
  const [streak] = await db
    .select({
      current: readingStreaks.currentStreak,
      longest: readingStreaks.longestStreak,
      lastActivityAt: readingStreaks.lastActivityAt,
    })
    .from(readingStreaks)
    .where(eq(readingStreaks.userId, userId));
  return streak ?? null;
}

export function charactersOf(db: Queryable, userId: string) {
  return db
    .select({
      name: characterCollections.characterName,
      emoji: characterCollections.characterEmoji,
      rarity: characterCollections.rarity,
      storySource: characterCollections.storySource,
      unlockedAt: characterCollections.unlockedAt,
    })
    .from(characterCollections)
    .where(eq(characterCollections.userId, userId))
    .orderBy(asc(characterCollections.unlockedAt));
}

export const feedbackOf = ownRows(feedback, {
  type: feedback.feedbackType,
  rating: feedback.rating,
  message: feedback.message,
  email: feedback.email,
  storyId: feedback.storyId,
  userAgent: feedback.userAgent,
  createdAt: feedback.createdAt,
});

export const eventsOf = ownRows(userAnalytics, {
  type: userAnalytics.eventType,
  data: userAnalytics.eventData,
  visit: userAnalytics.sessionId,
  userAgent: userAnalytics.userAgent,
  createdAt: userAnalytics.createdAt,
});

/** When this browser or that sent something that it might have had to send twice, and how it was answered. */
export const sentChangesOf = ownRows(sentChanges, {
  status: sentChanges.status,
  answer: sentChanges.answer,
  createdAt: sentChanges.createdAt,
});
