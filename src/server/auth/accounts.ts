import { and, eq, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import { characters } from '#domain/characters.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { MAX_USERNAME } from '#domain/username.ts';
import type { Queryable } from '#server/db/database.ts';
import { identities, profiles, users } from '#server/db/schema/accounts.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';
import { isSafeName } from '#server/moderation/safe-text.ts';

export type UserRow = InferSelectModel<typeof users>;

/** Read as JSON together with its user, so times are ISO strings. */
export interface IdentityRow {
  identity_id: string;
  id: string;
  user_id: string;
  provider: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface FactorRow {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'phone';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

/** A person's account as the protocol knows it. */
export interface Account {
  user: UserRow;
  identities: IdentityRow[];
  factors: FactorRow[];
}

/**
 * Columns of a query `from(users)` that make an `Account`, in one go to the database. The table is named in full: in a
 * query without a join Drizzle writes a column alone, which inside would be another table's.
 */
export const ACCOUNT = {
  user: users,
  identities: sql<IdentityRow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'provider', i.provider,
      'identity_data', i.identity_data, 'email', i.email, 'last_sign_in_at', i.last_sign_in_at,
      'created_at', i.created_at, 'updated_at', i.updated_at) order by i.created_at, i.id), '[]')
    from ${identities} i where i.user_id = ${users}."id")`,
  factors: sql<FactorRow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
      'created_at', f.created_at, 'updated_at', f.updated_at,
      'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id), '[]')
    from ${mfaFactors} f where f.user_id = ${users}."id")`,
};

export function findAccount(db: Queryable, userId: string): Promise<Account | undefined> {
  return one(db, eq(users.id, userId));
}

export function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  return one(db, eq(users.email, email));
}

async function one(db: Queryable, condition: SQL): Promise<Account | undefined> {
  const [account] = await db.select(ACCOUNT).from(users).where(condition);
  return account;
}

/** Until the transaction ends, nobody else changes the account. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** For an account that is there because we just wrote it. */
export async function reloadAccount(db: Queryable, userId: string): Promise<Account> {
  const account = await findAccount(db, userId);
  if (!account) throw new Error('an account vanished while it was being changed');
  return account;
}

export interface NewAccount {
  email: string;
  passwordHash: string | null;
  /** May sign in from now on. */
  confirmed: boolean;
  /** Somebody vouches that the person owns the address. */
  proven: boolean;
  metadata: Record<string, unknown>;
  language: LanguageCode;
  identity: NewIdentity;
}

export interface NewIdentity {
  provider: string;
  /** Absent for `email`: the user's own id is the subject. */
  subject?: string;
  data: Record<string, unknown>;
  email: string | null;
}

export async function createAccount(db: Queryable, given: NewAccount): Promise<Account> {
  const metadata = { ...given.metadata, username: usernameOf(given.metadata, given.email) };
  const [user] = await db
    .insert(users)
    .values({
      email: given.email,
      passwordHash: given.passwordHash,
      emailConfirmedAt: given.confirmed ? new Date() : null,
      emailProvenAt: given.proven ? sql`now()` : null,
      userMetadata: given.confirmed ? { ...metadata, email_verified: true } : metadata,
      appMetadata: { provider: given.identity.provider, providers: [given.identity.provider] },
    })
    .returning();
  if (!user) throw new Error('the insert returned no user');
  await addIdentity(db, user.id, {
    ...given.identity,
    data: { ...given.identity.data, email_verified: given.confirmed },
  });
  await db.insert(profiles).values({ id: user.id, username: metadata.username, language: given.language });
  return reloadAccount(db, user.id);
}

export async function addIdentity(db: Queryable, userId: string, identity: NewIdentity): Promise<void> {
  const subject = identity.subject ?? userId;
  await db.insert(identities).values({
    userId,
    provider: identity.provider,
    providerId: subject,
    identityData: { sub: subject, email: identity.email, ...identity.data },
    email: identity.email,
    lastSignInAt: new Date(),
  });
}

/** `app_metadata.providers` lists how one may sign in; it follows from the identities. */
export async function refreshProviders(db: Queryable, userId: string): Promise<void> {
  const { user, identities: linked } = await reloadAccount(db, userId);
  const providers = [...new Set(linked.map(({ provider }) => provider))];
  const appMetadata = { ...user.appMetadata, provider: providers[0] ?? null, providers };
  await db.update(users).set({ appMetadata }).where(eq(users.id, userId));
}

type AccountChanges = Omit<Partial<UserRow>, 'emailProvenAt'> & { emailProvenAt?: SQL };

/** The address counts from now on: the account, its metadata and its e-mail identity all say so. */
export async function confirmEmail(
  db: Queryable,
  { user }: Account,
  changes: AccountChanges = {},
): Promise<void> {
  await db
    .update(users)
    .set({
      emailConfirmedAt: user.emailConfirmedAt ?? new Date(),
      userMetadata: sql`${users.userMetadata} || '{"email_verified": true}'`,
      ...changes,
    })
    .where(eq(users.id, user.id));
  const email = changes.email ?? user.email;
  await db
    .update(identities)
    .set({
      email,
      identityData: sql`${identities.identityData} || ${JSON.stringify({ email, email_verified: true })}::jsonb`,
    })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email')));
}

/** The name in the account's metadata, which travels in every token. Without one the address gives it. */
export async function setUsername(db: Queryable, userId: string, username: string | null): Promise<void> {
  const userMetadata =
    username === null
      ? sql`${users.userMetadata} - 'username'`
      : sql`${users.userMetadata} || ${JSON.stringify({ username })}::jsonb`;
  await db.update(users).set({ userMetadata }).where(eq(users.id, userId));
}

export async function languageOf(db: Queryable, userId: string): Promise<LanguageCode> {
  const [profile] = await db
    .select({ language: profiles.language })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.language ?? 'en';
}

export function hasVerifiedFactor({ factors }: Account): boolean {
  return factors.some(({ status }) => status === 'verified');
}

export function isBanned({ user }: Account): boolean {
  return user.bannedUntil !== null && user.bannedUntil.getTime() > Date.now();
}

/** For whom every name that is known is one that no child should read. */
const NAMELESS = 'Reader';

/** What a provider knows people by goes under many names; ours is `username`, and the address's own part the last resort. */
export function usernameOf(metadata: Record<string, unknown>, email: string): string {
  const name = [metadata['username'], metadata['name'], metadata['full_name'], email.split('@')[0]]
    .map((given) => (typeof given === 'string' ? given.trim() : ''))
    .find((given) => given !== '' && isSafeName(given));
  return characters(name ?? NAMELESS)
    .slice(0, MAX_USERNAME)
    .join('');
}
