import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { REQUIREMENT_TYPES } from '#domain/achievements.ts';
import { RARITIES } from '#domain/rarity.ts';
import { users } from '#server/db/schema/accounts.ts';
import {
  atLeast,
  between,
  createdAt,
  id,
  isSlug,
  length,
  oneOf,
  rule,
  time,
  updatedAt,
} from '#server/db/schema/columns.ts';

export const achievements = pgTable(
  'achievements',
  {
    id: id(),
    slug: text('slug').notNull().unique('achievements_slug_unique'),
    name: text('name').notNull().unique('achievements_name_unique'),
    description: text('description').notNull(),
    icon: text('icon').notNull(),
    points: integer('points').notNull(),
    requirementType: text('requirement_type', { enum: REQUIREMENT_TYPES }).notNull(),
    requirementValue: integer('requirement_value').notNull().default(1),
    /** Only for theme_exploration: the theme whose story earns it. */
    requirementTheme: text('requirement_theme'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    isSlug(t.slug),
    length(t.name, 1, 80),
    between(t.points, 1, 1000),
    oneOf(t.requirementType, REQUIREMENT_TYPES),
    atLeast(t.requirementValue, 1),
    rule(
      t.requirementTheme,
      'with_type',
      `("requirement_type" = 'theme_exploration') = ("requirement_theme" is not null)`,
    ),
  ],
);

export const userAchievements = pgTable(
  'user_achievements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // Nothing that a child has earned disappears because somebody tidied the list.
    achievementId: uuid('achievement_id')
      .notNull()
      .references(() => achievements.id, { onDelete: 'restrict' }),
    earnedAt: time('earned_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'user_achievements_pkey', columns: [t.userId, t.achievementId] }),
    index('user_achievements_achievement_index').on(t.achievementId),
  ],
);

export const readingStreaks = pgTable(
  'reading_streaks',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    currentStreak: integer('current_streak').notNull().default(0),
    longestStreak: integer('longest_streak').notNull().default(0),
    /** The reader's own calendar day (`profiles.time_zone`); the next day is counted from it. */
    lastActivityDate: date('last_activity_date'),
    lastActivityAt: time('last_activity_at'),
  },
  (t) => [
    atLeast(t.currentStreak, 0),
    rule(t.longestStreak, 'longest', `"longest_streak" >= "current_streak"`),
  ],
);

export const characterCollections = pgTable(
  'character_collections',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    characterName: text('character_name').notNull(),
    characterEmoji: text('character_emoji').notNull(),
    rarity: text('rarity', { enum: RARITIES }).notNull().default('common'),
    storySource: text('story_source'),
    unlockedAt: time('unlocked_at').notNull().defaultNow(),
  },
  (t) => [
    length(t.characterName, 1, 100),
    oneOf(t.rarity, RARITIES),
    unique('character_collections_once').on(t.userId, t.characterName),
    index('character_collections_recent_index').on(t.userId, t.unlockedAt),
  ],
);
