import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from '#server/db/schema/accounts.ts';
import { bytes, createdAt, jsonOfType, length, rule, time } from '#server/db/schema/columns.ts';

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

/**
 * What a browser has sent under a key of its own and may send again, because it never heard the answer. Neither the key nor
 * what was sent is here, only their hashes, and of the answer no more than `http/idempotency.ts` lets through.
 */
export const sentChanges = pgTable(
  'sent_changes',
  {
    /** Of the key and of whoever sent it: the same key of somebody else is another one. */
    key: bytes('key').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of the method, the address and the body. */
    request: bytes('request').notNull(),
    /** Absent while it is being done. */
    status: integer('status'),
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    rule(t.key, 'sha256', `octet_length("key") = 32`),
    rule(t.request, 'sha256', `octet_length("request") = 32`),
    jsonOfType(t.answer, 'object'),
    index('sent_changes_recent_index').on(t.createdAt),
    index('sent_changes_user_index').on(t.userId),
  ],
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
