import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LONGEST_LIST_TITLE } from '#domain/reading-list.ts';
import { users } from '#server/db/schema/accounts.ts';
import { atLeast, bytes, createdAt, id, length, rule, time, updatedAt } from '#server/db/schema/columns.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { stories } from '#server/db/schema/stories.ts';

/** Stories that a teacher or a parent put in an order. Nothing of children: what was opened only devices know. */
export const readingLists = pgTable(
  'reading_lists',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    dueOn: date('due_on'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    length(t.title, 1, LONGEST_LIST_TITLE),
    index('reading_lists_user_index').on(t.userId, t.createdAt),
  ],
);

/** A story of the library, or one of My Stories of whose list it is. */
export const readingListEntries = pgTable(
  'reading_list_entries',
  {
    id: id(),
    listId: uuid('list_id')
      .notNull()
      .references(() => readingLists.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    storyId: uuid('story_id').references(() => stories.id, { onDelete: 'cascade' }),
    myStoryId: uuid('my_story_id').references(() => myStories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    atLeast(t.position, 0),
    rule(t.storyId, 'one', `("story_id" is null) <> ("my_story_id" is null)`),
    index('reading_list_entries_list_index').on(t.listId, t.position),
    index('reading_list_entries_story_index').on(t.storyId),
    index('reading_list_entries_my_story_index').on(t.myStoryId),
  ],
);

/** Codes that open a list. Of the code itself a fingerprint that nobody makes without our secret; of tablets, how often. */
export const readingCodes = pgTable(
  'reading_codes',
  {
    id: id(),
    listId: uuid('list_id')
      .notNull()
      .references(() => readingLists.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull().unique('reading_codes_code_unique'),
    opened: integer('opened').notNull().default(0),
    endsAt: time('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    atLeast(t.opened, 0),
    index('reading_codes_list_index').on(t.listId),
    index('reading_codes_end_index').on(t.endsAt),
  ],
);
