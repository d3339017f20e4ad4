import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '#server/db/schema/accounts.ts';
import { atLeast, createdAt, matches, oneOf, rule, time } from '#server/db/schema/columns.ts';

export const MEDIA_KINDS = ['pictures', 'speech', 'recordings'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Whose it is: somebody with an account, somebody without one, or the library's, which is ours. */
export const OWNER_KINDS = ['account', 'guest', 'ours'] as const;

/**
 * Pictures and sounds that lie in the store. A row is there before its first file and goes after its last one, so that
 * no file is ever forgotten, whatever ends a process.
 */
export const media = pgTable(
  'media',
  {
    /** Derived with a secret from what it is and whose it is: nothing can be read or guessed from it. */
    name: text('name').primaryKey(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    ownerKind: text('owner_kind', { enum: OWNER_KINDS }).notNull(),
    /** Null, too, for what an account left behind that is gone: it goes next. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Stands for an address, which cannot be told from it. */
    guest: text('guest'),
    /** Of a sound: stands for its sentence, whoever read it; of a recording for its story. */
    source: text('source'),
    /** Endings of the files under this name. */
    files: text('files').array().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Its files are being removed. */
    doomed: boolean('doomed').notNull().default(false),
    /** Not written at every use, but about once an hour. */
    usedAt: time('used_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    matches(t.name, '^[0-9a-f]{40}$'),
    oneOf(t.kind, MEDIA_KINDS),
    oneOf(t.ownerKind, OWNER_KINDS),
    rule(t.userId, 'of_account', `"user_id" is null or "owner_kind" = 'account'`),
    rule(t.guest, 'of_guest', `("guest" is not null) = ("owner_kind" = 'guest')`),
    atLeast(t.bytes, 0),
    index('media_user_index').on(t.userId, t.usedAt),
    index('media_source_index').on(t.userId, t.source),
    index('media_guest_index')
      .on(t.guest, t.usedAt)
      .where(sql`"guest" is not null`),
    index('media_age_index').on(t.ownerKind, t.createdAt),
    index('media_doomed_index')
      .on(t.name)
      .where(sql`"doomed"`),
  ],
);
