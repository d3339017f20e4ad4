import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { FEEDBACK_TYPES } from '#domain/feedback.ts';
import { users } from '#server/db/schema/accounts.ts';
import { between, createdAt, id, length, oneOf, rule } from '#server/db/schema/columns.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    message: text('message').notNull(),
    rating: smallint('rating'),
    email: text('email'),
    feedbackType: text('feedback_type', { enum: FEEDBACK_TYPES }).notNull().default('general'),
    userAgent: text('user_agent'),
    /** Null for guests. What an account wrote, with the address it gave, goes when the account goes. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What a report is about: a library story, one in My Stories, or a draft that only the browser has. */
    storyId: text('story_id'),
    /** Touches a theme that is not for children; taken all the same, and marked for whoever reads it. */
    flagged: boolean('flagged').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    rule(
      t.message,
      'length',
      `char_length("message") <= 2000 and char_length(btrim("message", E' \\t\\r\\n')) >= 10`,
    ),
    between(t.rating, 1, 5),
    length(t.email, 3, 255),
    oneOf(t.feedbackType, FEEDBACK_TYPES),
    length(t.userAgent, 0, 500),
    length(t.storyId, 1, 100),
    index('feedback_recent_index').on(t.createdAt),
    index('feedback_user_index').on(t.userId),
    // The average and its parts are read from this index alone.
    index('feedback_rating_index').on(t.rating),
  ],
);
