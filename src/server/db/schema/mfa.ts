import { bigint, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { auth, users } from '#server/db/schema/accounts.ts';
import { bytes, createdAt, id, oneOf, rule, time, updatedAt } from '#server/db/schema/columns.ts';

export const FACTOR_TYPES = ['totp', 'phone'] as const;
export const FACTOR_STATUSES = ['unverified', 'verified'] as const;

export const mfaFactors = auth.table(
  'mfa_factors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name'),
    factorType: text('factor_type', { enum: FACTOR_TYPES }).notNull(),
    status: text('status', { enum: FACTOR_STATUSES }).notNull().default('unverified'),
    secretEncrypted: bytes('secret_encrypted'),
    phone: text('phone'),
    /** The newest time step whose code was accepted: a code that was read over a shoulder is already spent. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
    lastChallengedAt: time('last_challenged_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf(t.factorType, FACTOR_TYPES),
    oneOf(t.status, FACTOR_STATUSES),
    rule(
      t.factorType,
      'complete',
      `("factor_type" = 'totp' and "secret_encrypted" is not null) or ("factor_type" = 'phone' and "phone" is not null)`,
    ),
    uniqueIndex('mfa_factors_name_unique')
      .on(t.userId, t.friendlyName)
      .where(sql`btrim("friendly_name") <> ''`),
    index('mfa_factors_user_index').on(t.userId),
  ],
);

export const mfaChallenges = auth.table(
  'mfa_challenges',
  {
    id: id(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    ip: text('ip'),
    /** SHA-256 of the code sent to a phone; a TOTP challenge has none. */
    codeHash: bytes('code_hash'),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    verifiedAt: time('verified_at'),
  },
  (t) => [
    rule(t.codeHash, 'sha256', `octet_length("code_hash") = 32`),
    index('mfa_challenges_factor_index').on(t.factorId),
    index('mfa_challenges_expiry_index').on(t.expiresAt),
  ],
);
