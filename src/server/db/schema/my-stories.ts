import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LanguageCode } from '#domain/languages.ts';
import { users } from '#server/db/schema/accounts.ts';
import {
  atLeast,
  createdAt,
  id,
  jsonOfType,
  length,
  matches,
  oneOf,
  rule,
  updatedAt,
} from '#server/db/schema/columns.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { MAX_SERIES_TITLE } from '#domain/own-series.ts';

export interface ChosenItem {
  id: string;
  name: string;
  emoji: string;
  description: string;
}

/** What was picked in the wizard: enough to continue the story another day. Never holds a personal character. */
export interface StoryChoices {
  setting: ChosenItem;
  theme: ChosenItem;
  characters: ChosenItem[];
}

export interface StorySegment {
  id: string;
  text: string;
  /** To talk about when this part is over. */
  questions?: string[] | undefined;
  /** Only in an adventure: the ways on from here, and the one that was taken. */
  choices?: { id: string; text: string; outcome: string }[];
  chosen?: string;
  isEnding?: boolean;
}

/** Addresses of what was drawn and read for the story, so that it reopens without making them again. */
export interface StoryMedia {
  pictures?: { url: string; description: string; frames?: { url: string; description: string }[] }[];
  narration?: { url: string; duration: number; voice: string };
  /** What happens where; nobody of a family is named there. */
  scenes?: StoryScene[];
}

export const myStories = pgTable(
  'my_stories',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    ageGroup: text('age_group', { enum: AGE_GROUPS }).notNull(),
    language: text('language').$type<LanguageCode>().notNull().default('en'),
    theme: text('theme').notNull(),
    /** The same in every language: the theme's id in the catalogue, else its name. Themes are counted by it. */
    themeKey: text('theme_key').generatedAlwaysAs(
      sql`coalesce(nullif("choices" #>> '{theme,id}', ''), "theme")`,
    ),
    setting: text('setting').notNull(),
    choices: jsonb('choices').$type<StoryChoices>().notNull(),
    segments: jsonb('segments').$type<StorySegment[]>().notNull(),
    /** Raised with the text: a tab that knows only an older one does not write over it. */
    revision: integer('revision').notNull().default(1),
    /** Index of the scene at which the reader stopped. */
    position: integer('position').notNull().default(0),
    media: jsonb('media').$type<StoryMedia>().notNull().default({}),
    /** Which engine wrote it, as shown to the reader. */
    toldBy: text('told_by'),
    /** It reaches nobody outside, whatever is configured. */
    ofClass: boolean('of_class').notNull().default(false),
    favorite: boolean('favorite').notNull().default(false),
    /** Books of one name are a series; what nobody is in is none. */
    series: text('series'),
    seriesPlace: integer('series_place'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    length(t.title, 1, 200),
    oneOf(t.ageGroup, AGE_GROUPS),
    matches(t.language, '^[a-z]{2}$'),
    jsonOfType(t.choices, 'object'),
    // Family and friends stay in the browser; this is the last wall that a mistake elsewhere would meet.
    rule(
      t.choices,
      'impersonal',
      `not jsonb_path_exists("choices", '$.**.id ? (@ starts with "personal-")')`,
    ),
    jsonOfType(t.segments, 'array'),
    atLeast(t.revision, 1),
    atLeast(t.position, 0),
    jsonOfType(t.media, 'object'),
    length(t.series, 1, MAX_SERIES_TITLE),
    atLeast(t.seriesPlace, 0),
    rule(t.series, 'placed', `("series" is null) = ("series_place" is null)`),
    index('my_stories_recent_index').on(t.userId, t.updatedAt),
    index('my_stories_created_at_index').on(t.createdAt),
    // How many stories there are, by theme and lately, is read from this index alone.
    index('my_stories_theme_index').on(t.themeKey, t.createdAt),
  ],
);
