import { doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atLeast, createdAt, jsonOfType, updatedAt } from '#server/db/schema/columns.ts';
import { stories } from '#server/db/schema/stories.ts';

/** A picture of the experience player. The document allows both spellings of the address. */
export interface Scene {
  image_url?: string;
  imageUrl?: string;
  description: string;
  /** Seconds into the narration at which the scene begins. */
  starts_at?: number;
}

/** One set per story, by its key: two people who start at once cannot make two. */
export const storyMultimedia = pgTable(
  'story_multimedia',
  {
    storyId: uuid('story_id')
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    audioUrl: text('audio_url'),
    /** In seconds. */
    audioDuration: doublePrecision('audio_duration'),
    voiceId: text('voice_id'),
    scenes: jsonb('scenes').$type<Scene[]>().notNull().default([]),
    totalScenes: integer('total_scenes').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [atLeast(t.audioDuration, 0), jsonOfType(t.scenes, 'array'), atLeast(t.totalScenes, 0)],
);
