import { and, eq, sql } from 'drizzle-orm';
import type { LanguageCode } from '#domain/languages.ts';
import {
  addIdentity,
  confirmEmail,
  createAccount,
  findAccount,
  findAccountByEmail,
  refreshProviders,
  reloadAccount,
  type Account,
} from '#server/auth/accounts.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { dropPendingLinks } from '#server/auth/links/one-time-tokens.ts';
import type { ProviderPerson } from '#server/auth/oauth/provider.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/postgres-errors.ts';
import { identities } from '#server/db/schema/accounts.ts';

interface Arrival {
  provider: string;
  person: ProviderPerson;
}

export type SignInOutcome = { account: Account; what: 'known' | 'linked' | 'created' };

/** Whose account it is. A returning person is known by the provider's subject alone, never by an address. */
export async function accountOfPerson(
  db: Queryable,
  { provider, person }: Arrival,
  { language, signupsEnabled }: { language: LanguageCode; signupsEnabled: boolean },
): Promise<SignInOutcome> {
  const known = await findIdentity(db, { provider, person });
  if (known) {
    await db
      .update(identities)
      .set({ lastSignInAt: sql`now()`, identityData: identityData(person) })
      .where(eq(identities.id, known.id));
    return { account: await reloadAccount(db, known.userId), what: 'known' };
  }
  const { email } = person;
  if (!email || !person.emailVerified) {
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      'The provider does not vouch for an email address. Please verify it there first.',
    );
  }
  const owner = await findAccountByEmail(db, email);
  if (owner) {
    await dropUnprovenPassword(db, owner);
    await link(db, owner.user.id, { provider, person });
    return { account: await reloadAccount(db, owner.user.id), what: 'linked' };
  }
  if (!signupsEnabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const account = await createAccount(db, {
    email,
    passwordHash: null,
    confirmed: true,
    metadata: person.profile,
    language,
    identity: { provider, subject: person.subject, email, data: person.profile },
  });
  return { account, what: 'created' };
}

/** Adds a way to sign in to an account whose owner asked for it. */
export async function linkToAccount(db: Queryable, userId: string, arrival: Arrival): Promise<Account> {
  if (await findIdentity(db, arrival)) throw alreadyLinked();
  if (!(await findAccount(db, userId))) throw new AuthError(403, 'user_not_found', 'User does not exist');
  await link(db, userId, arrival);
  return reloadAccount(db, userId);
}

/**
 * Somebody signed up with this address and never confirmed it. The provider now vouches for its owner, who need not be
 * the one who chose that password.
 */
async function dropUnprovenPassword(db: Queryable, owner: Account): Promise<void> {
  if (owner.user.emailConfirmedAt) return;
  await dropPendingLinks(db, owner.user.id);
  await confirmEmail(db, owner, { passwordHash: null });
  await db
    .delete(identities)
    .where(and(eq(identities.userId, owner.user.id), eq(identities.provider, 'email')));
}

async function link(db: Queryable, userId: string, { provider, person }: Arrival): Promise<void> {
  try {
    await addIdentity(db, userId, {
      provider,
      subject: person.subject,
      email: person.email,
      data: identityData(person),
    });
  } catch (error) {
    if (isUniqueViolation(error, 'identities_provider_unique')) throw alreadyLinked();
    throw error;
  }
  await refreshProviders(db, userId);
}

async function findIdentity(db: Queryable, { provider, person }: Arrival) {
  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, person.subject)));
  return identity;
}

function identityData({ subject, email, emailVerified, profile }: ProviderPerson): Record<string, unknown> {
  return { ...profile, sub: subject, email, email_verified: emailVerified };
}

function alreadyLinked(): AuthError {
  return new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
}
