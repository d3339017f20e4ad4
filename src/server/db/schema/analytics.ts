import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/db/schema/accounts.ts';
import { atLeast, createdAt, jsonOfType, length, matches } from '#server/db/schema/columns.ts';

const EVENT_TYPE_PATTERN = '^[a-z][a-z0-9_]{1,63}$';

export const userAnalytics = pgTable(
  'user_analytics',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for guests, and for everybody whose account is gone: the count stays, the person does not. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    sessionId: text('session_id'),
    eventType: text('event_type').notNull(),
    eventData: jsonb('event_data').$type<Record<string, unknown>>().notNull().default({}),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (t) => [
    length(t.sessionId, 1, 100),
    matches(t.eventType, EVENT_TYPE_PATTERN),
    jsonOfType(t.eventData, 'object'),
    length(t.userAgent, 0, 500),
    index('user_analytics_recent_index').on(t.createdAt),
    index('user_analytics_user_index')
      .on(t.userId, t.createdAt)
      .where(sql`"user_id" is not null`),
    // Who was here lately is read from this index alone.
    index('user_analytics_active_index')
      .on(t.createdAt, t.userId)
      .where(sql`"user_id" is not null`),
    index('user_analytics_vitals_index')
      .on(t.createdAt)
      .where(sql`"event_type" = 'web_vitals'`),
  ],
);

/** What is left of events that are too old to keep one by one. */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    day: date('day').notNull(),
    eventType: text('event_type').notNull(),
    events: bigint('events', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'analytics_daily_pkey', columns: [t.day, t.eventType] }),
    matches(t.eventType, EVENT_TYPE_PATTERN),
    atLeast(t.events, 0),
  ],
);
