import { index, jsonb, pgSchema, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { LanguageCode } from '#domain/languages.ts';
import {
  between,
  createdAt,
  id,
  jsonOfType,
  length,
  matches,
  rule,
  time,
  updatedAt,
} from '#server/db/schema/columns.ts';

/** Everything only the account service reads or writes lives apart from the product's own tables. */
export const auth = pgSchema('auth');

export const users = auth.table(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique('users_email_unique'),
    /** A PHC string; null for people who only ever signed in through a provider. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: time('email_confirmed_at'),
    /** When somebody showed that they own the address: by a mailed link, or by a provider that vouches for them. */
    emailProvenAt: time('email_proven_at'),
    confirmationSentAt: time('confirmation_sent_at'),
    recoverySentAt: time('recovery_sent_at'),
    reauthenticationSentAt: time('reauthentication_sent_at'),
    newEmail: text('new_email'),
    emailChangeSentAt: time('email_change_sent_at'),
    /** Whose link of an e-mail change has been followed: nobody's (0), the old address's (1) or the new one's (2). */
    emailChangeConfirmStatus: smallint('email_change_confirm_status').notNull().default(0),
    lastSignInAt: time('last_sign_in_at'),
    bannedUntil: time('banned_until'),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    length(t.email, 3, 255),
    rule(t.email, 'lower_case', `"email" = lower("email")`),
    rule(t.newEmail, 'lower_case', `"new_email" = lower("new_email")`),
    between(t.emailChangeConfirmStatus, 0, 2),
    jsonOfType(t.userMetadata, 'object'),
    jsonOfType(t.appMetadata, 'object'),
  ],
);

export const identities = auth.table(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's own subject: the only thing by which a returning person is recognised, never the e-mail. */
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull().default({}),
    email: text('email'),
    lastSignInAt: time('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('identities_provider_unique').on(t.provider, t.providerId),
    jsonOfType(t.identityData, 'object'),
    index('identities_user_index').on(t.userId),
  ],
);

export const admins = auth.table('admins', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  grantedAt: time('granted_at').notNull().defaultNow(),
});

/** What a person may see and edit of their account. The e-mail stays with the account. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text('username'),
    bio: text('bio'),
    /** Mails are written in it. */
    language: text('language').$type<LanguageCode>().notNull().default('en'),
    /** An IANA name: a reading streak counts the days of the reader, not of the server. */
    timeZone: text('time_zone').notNull().default('UTC'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    length(t.username, 0, 50),
    length(t.bio, 0, 200),
    matches(t.language, '^[a-z]{2}$'),
    length(t.timeZone, 1, 64),
  ],
);
