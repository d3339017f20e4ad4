import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from '#server/db/schema/accounts.ts';
import { createdAt, jsonOfType, length, rule, time } from '#server/db/schema/columns.ts';

/** Who did what, when and from where. Details never hold tokens, codes, passwords or whole links. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text('action').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Id of what was acted on. */
    subject: text('subject'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    requestId: text('request_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    length(t.action, 1, 64),
    jsonOfType(t.details, 'object'),
    index('audit_log_recent_index').on(t.createdAt),
    index('audit_log_action_index').on(t.action, t.createdAt),
    index('audit_log_actor_index').on(t.actorId, t.createdAt),
  ],
);

/** The layout that `rate-limiter-flexible` expects of its PostgreSQL store (`tableName: 'rate_limits'`). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Unix milliseconds. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_index').on(t.expire)],
);

/** Which version of each content file the database holds. */
export const contentSeeds = pgTable(
  'content_seeds',
  {
    path: text('path').primaryKey(),
    hash: text('hash').notNull(),
    seededAt: time('seeded_at').notNull().defaultNow(),
  },
  (t) => [rule(t.hash, 'sha256', `char_length("hash") = 64`)],
);
