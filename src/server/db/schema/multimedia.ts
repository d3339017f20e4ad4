import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LanguageCode } from '#domain/languages.ts';
import { MULTIMEDIA_STATES, VOICE_QUALITIES } from '#domain/multimedia.ts';
import { atLeast, between, createdAt, jsonOfType, oneOf, updatedAt } from '#server/db/schema/columns.ts';
import { stories } from '#server/db/schema/stories.ts';

/** A picture of the experience player. The document allows both spellings of the address. */
export interface Scene {
  image_url?: string;
  imageUrl?: string;
  description: string;
  caption?: string;
  /** Seconds into the narration at which the scene begins. */
  starts_at?: number;
  /** Where in the story's text it begins. */
  offset?: number;
}

/** A word as it is heard in the narration. */
export interface NarratedWord {
  /** Where it stands in the story's text, in UTF-16 units. */
  offset: number;
  length: number;
  /** In seconds. */
  start: number;
  end: number;
}

/** One set per story and language, by its key: two people who start at once cannot make two. */
export const storyMultimedia = pgTable(
  'story_multimedia',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull().default('en'),
    audioUrl: text('audio_url'),
    /** In seconds. */
    audioDuration: doublePrecision('audio_duration'),
    voiceId: text('voice_id'),
    voiceQuality: text('voice_quality', { enum: VOICE_QUALITIES }),
    words: jsonb('words').$type<NarratedWord[]>().notNull().default([]),
    scenes: jsonb('scenes').$type<Scene[]>().notNull().default([]),
    totalScenes: integer('total_scenes').notNull().default(0),
    /** MD5 of the text it was made of; null where nobody knows. */
    contentHash: text('content_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'story_multimedia_pkey', columns: [t.storyId, t.language] }),
    atLeast(t.audioDuration, 0),
    oneOf(t.voiceQuality, VOICE_QUALITIES),
    jsonOfType(t.words, 'array'),
    jsonOfType(t.scenes, 'array'),
    atLeast(t.totalScenes, 0),
  ],
);

/** How far the making of a set is, for all who wait for it, in whichever process. */
export const multimediaProgress = pgTable(
  'multimedia_progress',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull().default('en'),
    /** Of the queue. Only the latest job may write here. */
    jobId: uuid('job_id').notNull(),
    state: text('state', { enum: MULTIMEDIA_STATES }).notNull(),
    /** In percent. */
    progress: integer('progress').notNull().default(0),
    picturesDone: integer('pictures_done').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    sentencesDone: integer('sentences_done').notNull().default(0),
    sentences: integer('sentences').notNull().default(0),
    /** False: it will be, or was, made without sound. */
    audio: boolean('audio').notNull().default(true),
    /** Why it failed, in words for the reader. */
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'multimedia_progress_pkey', columns: [t.storyId, t.language] }),
    oneOf(t.state, MULTIMEDIA_STATES),
    between(t.progress, 0, 100),
  ],
);
