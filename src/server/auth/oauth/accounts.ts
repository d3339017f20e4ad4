import { and, eq, sql } from 'drizzle-orm';
import type { LanguageCode } from '#domain/languages.ts';
import {
  addIdentity,
  confirmEmail,
  createAccount,
  findAccountByEmail,
  lockAccount,
  refreshProviders,
  reloadAccount,
  type Account,
} from '#server/auth/accounts.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import type { ProviderPerson } from '#server/auth/oauth/provider.ts';
import { PROVEN_NOW, endOlderWays, proveAsMaker } from '#server/auth/proof-of-address.ts';
import type { Auth } from '#server/auth/service.ts';
import type { Queryable } from '#server/db/database.ts';
import { holdAccount, requireAllSteps, type SessionRow } from '#server/auth/sessions.ts';
import { isUniqueViolation } from '#server/db/postgres-errors.ts';
import { identities } from '#server/db/schema/accounts.ts';

interface Arrival {
  provider: string;
  person: ProviderPerson;
}

export type SignInOutcome = { account: Account; what: 'known' | 'linked' | 'created' };

/** Somebody who comes for the first time, twice at once, is one person: the slower one finds what the quicker one made. */
export async function settlePerson(
  db: Auth['db'],
  arrival: Arrival,
  options: { language: LanguageCode; signupsEnabled: boolean },
): Promise<SignInOutcome> {
  const once = () => db.transaction((tx) => accountOfPerson(tx, arrival, options));
  try {
    return await once();
  } catch (error) {
    if (isUniqueViolation(error)) return once();
    throw error;
  }
}

/** Whose account it is. A returning person is known by the provider's subject alone, never by an address. */
async function accountOfPerson(
  db: Queryable,
  { provider, person }: Arrival,
  { language, signupsEnabled }: { language: LanguageCode; signupsEnabled: boolean },
): Promise<SignInOutcome> {
  const known = await findIdentity(db, { provider, person });
  if (known) {
    await db
      .update(identities)
      .set({ lastSignInAt: sql`now()`, email: person.email, identityData: identityData(person) })
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
    await disinherit(db, owner.user.id);
    await link(db, owner.user.id, { provider, person });
    return { account: await reloadAccount(db, owner.user.id), what: 'linked' };
  }
  if (!signupsEnabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const account = await createAccount(db, {
    email,
    passwordHash: null,
    confirmed: true,
    proven: true,
    metadata: person.profile,
    language,
    identity: { provider, subject: person.subject, email, data: person.profile },
  });
  return { account, what: 'created' };
}

/** Adds a way to sign in to an account whose owner asked for it, from a session that still lives. */
export async function linkToAccount(
  db: Auth['db'],
  session: Pick<SessionRow, 'userId' | 'id'>,
  arrival: Arrival,
): Promise<Account> {
  try {
    return await db.transaction(async (tx) => {
      requireAllSteps(await holdAccount(tx, session), 403);
      if (await findIdentity(tx, arrival)) throw alreadyLinked();
      await link(tx, session.userId, arrival);
      const { user } = await reloadAccount(tx, session.userId);
      if (arrival.person.emailVerified && arrival.person.email === user.email)
        await proveAsMaker(tx, user.id);
      return reloadAccount(tx, session.userId);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'identities_provider_unique')) throw alreadyLinked();
    throw error;
  }
}

/**
 * Somebody signed up with this address, and nobody ever showed that it is theirs. The provider now vouches for its
 * owner, who need not be the one who chose that password: everything by which the other could come back goes.
 */
async function disinherit(db: Queryable, userId: string): Promise<void> {
  await lockAccount(db, userId);
  const owner = await reloadAccount(db, userId);
  if (owner.user.emailProvenAt) return;
  await endOlderWays(db, owner);
  await db.delete(identities).where(eq(identities.userId, userId));
  await confirmEmail(db, owner, { passwordHash: null, emailProvenAt: PROVEN_NOW });
}

async function link(db: Queryable, userId: string, { provider, person }: Arrival): Promise<void> {
  await addIdentity(db, userId, {
    provider,
    subject: person.subject,
    email: person.email,
    data: identityData(person),
  });
  await refreshProviders(db, userId);
}

/** Waits for whoever is changing the account, and looks again: a way in may have been ended since it was found. */
export async function holdWayIn(tx: Queryable, userId: string, arrival: Arrival): Promise<Account> {
  await lockAccount(tx, userId);
  const identity = await findIdentity(tx, arrival);
  if (identity?.userId !== userId) {
    throw new AuthError(403, 'access_denied', 'This way to sign in was just removed. Please try again.');
  }
  return reloadAccount(tx, userId);
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
