import { bigint, index, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { auth, users } from '#server/db/schema/accounts.ts';
import { atLeast, bytes, createdAt, id, jsonOfType, oneOf, rule, time } from '#server/db/schema/columns.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';

export const ASSURANCE_LEVELS = ['aal1', 'aal2'] as const;

/** How a session was signed in to; the most recent method first. `timestamp` is in Unix seconds. */
export interface AuthenticationMethod {
  method: string;
  timestamp: number;
}

export const sessions = auth.table(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aal: text('aal', { enum: ASSURANCE_LEVELS }).notNull().default('aal1'),
    amr: jsonb('amr').$type<AuthenticationMethod[]>().notNull().default([]),
    factorId: uuid('factor_id').references(() => mfaFactors.id, { onDelete: 'set null' }),
    /**
     * Refresh tokens are HMAC(session id, counter) under this key, itself encrypted with a key outside the database:
     * nothing here can be used to sign in, and the active token can still be given again to a parallel tab.
     */
    refreshKeyEncrypted: bytes('refresh_key_encrypted').notNull(),
    refreshCounter: bigint('refresh_counter', { mode: 'number' }).notNull().default(0),
    refreshedAt: time('refreshed_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf(t.aal, ASSURANCE_LEVELS),
    jsonOfType(t.amr, 'array'),
    atLeast(t.refreshCounter, 0),
    index('sessions_user_index').on(t.userId),
    index('sessions_factor_index').on(t.factorId),
    index('sessions_expiry_index').on(t.expiresAt),
  ],
);

export const FLOWS = ['signup', 'recovery', 'email_change', 'magiclink', 'oauth', 'link_identity'] as const;

/** A journey that leaves our pages (a mailed link, a provider) and comes back to be exchanged for a session. */
export const flowStates = auth.table(
  'flow_states',
  {
    id: id(),
    flow: text('flow', { enum: FLOWS }).notNull(),
    /** Unknown until a provider has said who came back. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Who asked to link an identity, and from which session: if that ends, so does the wish. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    provider: text('provider'),
    redirectTo: text('redirect_to'),
    /** Both null in the implicit flow. */
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256'] }),
    /** SHA-256 of the code that the browser exchanges; set when the journey ends well. */
    authCodeHash: bytes('auth_code_hash').unique('flow_states_auth_code_unique'),
    authCodeIssuedAt: time('auth_code_issued_at'),
    /** SHA-256 of the `state` that a provider must bring back. */
    stateHash: bytes('state_hash').unique('flow_states_state_unique'),
    /** Our PKCE verifier and nonce towards the provider. */
    providerSecretsEncrypted: bytes('provider_secrets_encrypted'),
    /** The provider's tokens, handed over once with the session. */
    providerTokensEncrypted: bytes('provider_tokens_encrypted'),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    oneOf(t.flow, FLOWS),
    oneOf(t.codeChallengeMethod, ['s256']),
    rule(t.codeChallenge, 'with_method', `("code_challenge" is null) = ("code_challenge_method" is null)`),
    rule(t.codeChallenge, 'format', `"code_challenge" ~ '^[A-Za-z0-9._~-]{43,128}$'`),
    rule(t.authCodeHash, 'sha256', `octet_length("auth_code_hash") = 32`),
    rule(t.stateHash, 'sha256', `octet_length("state_hash") = 32`),
    index('flow_states_user_index').on(t.userId),
    index('flow_states_session_index').on(t.sessionId),
    index('flow_states_expiry_index').on(t.expiresAt),
  ],
);

export const TOKEN_TYPES = [
  'confirmation',
  'recovery',
  'email_change_current',
  'email_change_new',
  'magiclink',
  'reauthentication',
] as const;

/** Links and codes sent by mail. Only their SHA-256 is kept. */
export const oneTimeTokens = auth.table(
  'one_time_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenType: text('token_type', { enum: TOKEN_TYPES }).notNull(),
    tokenHash: bytes('token_hash').notNull().unique('one_time_tokens_hash_unique'),
    /** The address it was sent to: a link that is still out after the address changed proves nothing. */
    sentTo: text('sent_to').notNull(),
    flowStateId: uuid('flow_state_id').references(() => flowStates.id, { onDelete: 'cascade' }),
    /** What was chosen at the sign-up that sent this link: it takes effect when this very link is followed. */
    passwordHash: text('password_hash'),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    oneOf(t.tokenType, TOKEN_TYPES),
    rule(t.tokenHash, 'sha256', `octet_length("token_hash") = 32`),
    // A newer request replaces the older one.
    unique('one_time_tokens_user_type_unique').on(t.userId, t.tokenType),
    index('one_time_tokens_flow_index').on(t.flowStateId),
    index('one_time_tokens_expiry_index').on(t.expiresAt),
  ],
);
