import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, length, oneOf, rule, time } from '#server/db/schema/columns.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';

/**
 * A parent's word for the browser of a child: the parent's address and nothing of the child. Of the keys that open a
 * row, in mails and in the browser's cookie, it holds hashes only.
 */
export const parentConsents = pgTable(
  'parent_consents',
  {
    id: id(),
    email: text('email').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    /** Asked for apart: may stories, pictures and voices come from providers outside? */
    outsideProviders: boolean('outside_providers').notNull().default(false),
    /** In the cookie of the child's browser. */
    browserHash: bytes('browser_hash').notNull(),
    confirmHash: bytes('confirm_hash').notNull().unique('parent_consents_confirm_unique'),
    withdrawHash: bytes('withdraw_hash').notNull().unique('parent_consents_withdraw_unique'),
    /** Of the newest link by which a parent lets themselves in. */
    signInHash: bytes('sign_in_hash').unique('parent_consents_sign_in_unique'),
    signInAskedAt: time('sign_in_asked_at'),
    signInUntil: time('sign_in_until'),
    createdAt: createdAt(),
    /** Not yet: the parent has not followed the link. */
    confirmedAt: time('confirmed_at'),
  },
  (t) => [
    length(t.email, 3, 255),
    rule(t.email, 'lower_case', `"email" = lower("email")`),
    oneOf(t.language, LANGUAGE_CODES),
    index('parent_consents_waiting_index')
      .on(t.createdAt)
      .where(sql`"confirmed_at" is null`),
  ],
);
