import { index, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import { RELATIONS } from '#domain/recordings.ts';
import { users } from '#server/db/schema/accounts.ts';
import { createdAt, id, length, oneOf, rule } from '#server/db/schema/columns.ts';
import { media } from '#server/db/schema/media.ts';
import { myStories } from '#server/db/schema/my-stories.ts';

/** Pages of stories in My Stories, read aloud by somebody of the family. The sound lies among the media of the account. */
export const recordings = pgTable(
  'recordings',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid('story_id')
      .notNull()
      .references(() => myStories.id, { onDelete: 'cascade' }),
    /** Who of the family, as a choice: no name is kept. */
    voice: text('voice', { enum: RELATIONS }).notNull(),
    /** Stands for the words of the page. */
    page: text('page').notNull(),
    sound: text('sound')
      .notNull()
      .references(() => media.name, { onDelete: 'cascade' }),
    /** Seconds. */
    duration: real('duration').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('recordings_once').on(t.storyId, t.voice, t.page),
    oneOf(t.voice, RELATIONS),
    length(t.page, 5, 26),
    rule(t.duration, 'positive', '"duration" > 0'),
    index('recordings_user_index').on(t.userId, t.createdAt),
    index('recordings_sound_index').on(t.sound),
  ],
);
