import { sql } from 'drizzle-orm';
import { index, integer, pgTable, pgView, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { STORY_CATEGORIES } from '#domain/library.ts';
import {
  atLeast,
  createdAt,
  id,
  isSlug,
  length,
  matches,
  notBlank,
  oneOf,
  rule,
  updatedAt,
} from '#server/db/schema/columns.ts';

export const storySeries = pgTable(
  'story_series',
  {
    id: id(),
    slug: text('slug').notNull().unique('story_series_slug_unique'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: STORY_CATEGORIES }).notNull(),
    language: text('language').$type<LanguageCode>().notNull().default('en'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    isSlug(t.slug),
    length(t.title, 1, 200),
    oneOf(t.category, STORY_CATEGORIES),
    matches(t.language, '^[a-z]{2}$'),
    index('story_series_category_index').on(t.category, t.createdAt),
  ],
);

/** The library. What a signed-in person makes for themself is in My Stories (`my_stories`). */
export const stories = pgTable(
  'stories',
  {
    id: id(),
    slug: text('slug').notNull().unique('stories_slug_unique'),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** To talk about when it is over. */
    questions: text('questions').array().notNull().default([]),
    theme: text('theme').notNull(),
    characters: text('characters').array().notNull().default([]),
    setting: text('setting').notNull(),
    ageGroup: text('age_group', { enum: AGE_GROUPS }).notNull(),
    category: text('category', { enum: STORY_CATEGORIES }).notNull(),
    language: text('language').$type<LanguageCode>().notNull().default('en'),
    seriesId: uuid('series_id').references(() => storySeries.id, { onDelete: 'cascade' }),
    chapterNumber: integer('chapter_number'),
    chapterTitle: text('chapter_title'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    isSlug(t.slug),
    length(t.title, 1, 200),
    notBlank(t.content),
    oneOf(t.ageGroup, AGE_GROUPS),
    oneOf(t.category, STORY_CATEGORIES),
    matches(t.language, '^[a-z]{2}$'),
    atLeast(t.chapterNumber, 1),
    rule(t.seriesId, 'chapter', `("series_id" is null) = ("chapter_number" is null)`),
    rule(t.chapterTitle, 'in_series', `"chapter_title" is null or "series_id" is not null`),
    unique('stories_chapter_unique').on(t.seriesId, t.chapterNumber),
    index('stories_category_index').on(t.category, t.createdAt),
    index('stories_created_at_index').on(t.createdAt),
  ],
);

/**
 * The same stories in other languages. Whoever votes for a story, keeps it or reads on means all of its tellings: they
 * have no ids of their own, and have their paragraphs in common with `stories`, which holds the original.
 */
export const storyTellings = pgTable(
  'story_tellings',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    questions: text('questions').array().notNull().default([]),
    theme: text('theme').notNull(),
    characters: text('characters').array().notNull().default([]),
    setting: text('setting').notNull(),
    chapterTitle: text('chapter_title'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'story_tellings_pkey', columns: [t.storyId, t.language] }),
    length(t.title, 1, 200),
    notBlank(t.content),
    matches(t.language, '^[a-z]{2}$'),
  ],
);

export const seriesTellings = pgTable(
  'series_tellings',
  {
    seriesId: uuid('series_id')
      .notNull()
      .references(() => storySeries.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'series_tellings_pkey', columns: [t.seriesId, t.language] }),
    length(t.title, 1, 200),
    matches(t.language, '^[a-z]{2}$'),
  ],
);

/** Every text of the library, originals and tellings alike. */
export const libraryTexts = pgView('library_texts', {
  storyId: uuid('story_id').notNull(),
  language: text('language').$type<LanguageCode>().notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  questions: text('questions').array().notNull(),
  theme: text('theme').notNull(),
  characters: text('characters').array().notNull(),
  setting: text('setting').notNull(),
  chapterTitle: text('chapter_title'),
}).as(sql`
  select id as story_id, language, title, content, questions, theme, characters, setting, chapter_title from stories
  union all
  select story_id, language, title, content, questions, theme, characters, setting, chapter_title from story_tellings
`);
