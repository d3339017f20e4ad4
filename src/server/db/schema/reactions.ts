import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { VOTE_TYPES } from '#domain/votes.ts';
import { users } from '#server/db/schema/accounts.ts';
import { createdAt, id, oneOf } from '#server/db/schema/columns.ts';
import { stories } from '#server/db/schema/stories.ts';

/** The key is the rule "one vote per person and story"; guests cannot vote, so there is always a voter. */
export const storyVotes = pgTable(
  'story_votes',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    voteType: text('vote_type', { enum: VOTE_TYPES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'story_votes_pkey', columns: [t.storyId, t.userId] }),
    oneOf(t.voteType, VOTE_TYPES),
    // Counts and scores are read from this index alone.
    index('story_votes_count_index').on(t.storyId, t.voteType),
    index('story_votes_user_index').on(t.userId),
  ],
);

export const userFavorites = pgTable(
  'user_favorites',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('user_favorites_once').on(t.userId, t.storyId),
    index('user_favorites_recent_index').on(t.userId, t.createdAt),
    index('user_favorites_story_index').on(t.storyId),
  ],
);
