import { boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/db/schema/accounts.ts';
import { atLeast, bytes, createdAt, id, time } from '#server/db/schema/columns.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { readingCodes } from '#server/db/schema/reading-lists.ts';

/** Private links to books in My Stories. Of the key that opens one, its hash; of those who open it, how often. */
export const bookLinks = pgTable(
  'book_links',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid('story_id')
      .notNull()
      .references(() => myStories.id, { onDelete: 'cascade' }),
    keyHash: bytes('key_hash').notNull().unique('book_links_key_unique'),
    withRecordings: boolean('with_recordings').notNull(),
    /** Whoever opens it may keep a copy. */
    mayCopy: boolean('may_copy').notNull().default(false),
    opened: integer('opened').notNull().default(0),
    /** Null: when its owner ends it. */
    endsAt: time('ends_at'),
    /** Made for a reading list: it ends with the code that opens that. */
    codeId: uuid('code_id').references(() => readingCodes.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    atLeast(t.opened, 0),
    index('book_links_user_index').on(t.userId, t.createdAt),
    index('book_links_story_index').on(t.storyId),
    index('book_links_end_index').on(t.endsAt),
    index('book_links_code_index').on(t.codeId),
  ],
);
