import { z } from 'zod';
import { REQUIREMENT_TYPES } from '#domain/achievements.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { RARITIES } from '#domain/rarity.ts';
import { STREAK_LABELS } from '#domain/streaks.ts';

/** Something to be glad of; comes with the answer to what earned it, once. Ids are the same in every language. */
export const earned = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('achievement'), id: z.string(), name: z.string(), emoji: z.string() }),
  z.object({ kind: z.literal('streak'), id: z.string(), days: z.int() }),
  z.object({
    kind: z.literal('character'),
    id: z.string(),
    name: z.string(),
    emoji: z.string(),
    rarity: z.enum(RARITIES),
  }),
]);
export type Earned = z.infer<typeof earned>;

export const achievement = z.object({
  /** The same in every language and database. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  points: z.int(),
  requirementType: z.enum(REQUIREMENT_TYPES),
  requirementValue: z.int(),
  earned: z.boolean(),
  /** Null while it is locked, and always for guests. */
  earnedAt: z.iso.datetime().nullable(),
});
export type Achievement = z.infer<typeof achievement>;

/** Those with few points first. */
export const achievementList = z.object({
  achievements: z.array(achievement),
  progress: z.object({
    earned: z.int(),
    total: z.int(),
    /** Of those that are earned. */
    points: z.int(),
    percentage: z.int().min(0).max(100),
  }),
});
export type AchievementList = z.infer<typeof achievementList>;

export const readingStreak = z.object({
  /** Days, today; 0 after a pause. */
  current: z.int(),
  longest: z.int(),
  label: z.enum(STREAK_LABELS),
  activeToday: z.boolean(),
  lastActivityAt: z.iso.datetime().nullable(),
});
export type ReadingStreak = z.infer<typeof readingStreak>;

/** Heroes are named in this language. */
export const collectionQuery = z.object({
  lang: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]).default(DEFAULT_LANGUAGE),
});

export const collectedCharacter = z.object({
  id: z.uuid(),
  /** Their id in the catalogue, by which they are drawn; null for whom it has no picture. */
  hero: z.string().nullable(),
  name: z.string(),
  emoji: z.string(),
  rarity: z.enum(RARITIES),
  /** The story in which the reader met them, while it is in My Stories. */
  story: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  unlockedAt: z.iso.datetime(),
});
export type CollectedCharacter = z.infer<typeof collectedCharacter>;

/** The newest first. */
export const characterCollection = z.object({ characters: z.array(collectedCharacter) });
export type CharacterCollection = z.infer<typeof characterCollection>;

export const ACTIVITIES = ['reading_activity', 'tutorial_completed'] as const;

export const activity = z.object({
  kind: z.enum(ACTIVITIES, 'must be reading_activity or tutorial_completed'),
  /** An IANA name. One that nobody knows counts as none: a clock that is set wrongly must not stop a reader. */
  timeZone: z.string().max(100).optional(),
});
export type Activity = z.input<typeof activity>;

export const streakUpdate = z.object({ _user_id: z.uuid() });

/** As the document calls its fields. */
export const updatedStreak = z.object({
  user_id: z.uuid(),
  current_streak: z.int(),
  longest_streak: z.int(),
});
export type UpdatedStreak = z.infer<typeof updatedStreak>;
