import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { identities, profiles, users } from '#server/db/schema/accounts.ts';
import { newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import { ownRows } from '#server/features/account/own-data/own-rows.ts';

/** Who somebody is here, how they come in, and what they were asked. */

export async function accountOf(db: Queryable, userId: string) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      newEmail: users.newEmail,
      createdAt: users.createdAt,
      emailConfirmedAt: users.emailConfirmedAt,
      lastSignInAt: users.lastSignInAt,
      metadata: users.userMetadata,
    })
    .from(users)
    .where(eq(users.id, userId));
  const waysIn = await db
    .select({ provider: identities.provider, email: identities.email, since: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
  return account && { ...account, waysIn };
}

export async function profileOf(db: Queryable, userId: string) {
  const [profile] = await db
    .select({
      username: profiles.username,
      bio: profiles.bio,
      language: profiles.language,
      timeZone: profiles.timeZone,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile ?? null;
}

export const sessionsOf = ownRows(sessions, {
  signedInAt: sessions.createdAt,
  lastSeenAt: sessions.refreshedAt,
  expiresAt: sessions.expiresAt,
  address: sessions.ip,
  userAgent: sessions.userAgent,
});

export const appsOf = ownRows(mfaFactors, {
  name: mfaFactors.friendlyName,
  status: mfaFactors.status,
  createdAt: mfaFactors.createdAt,
});

/** Those that still work, without what makes them work. */
export const mailedLinksOf = ownRows(oneTimeTokens, {
  type: oneTimeTokens.tokenType,
  sentTo: oneTimeTokens.sentTo,
  createdAt: oneTimeTokens.createdAt,
  expiresAt: oneTimeTokens.expiresAt,
});

/** What was done with the account, by its owner or at its door: signing in, or failing to, a forgotten password. */
export function accountLogOf(db: Queryable, userId: string) {
  return db
    .select({
      action: auditLog.action,
      address: auditLog.ip,
      userAgent: auditLog.userAgent,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)))
    .orderBy(asc(auditLog.createdAt));
}

/** Only for whoever has shown that the address is theirs: anybody can make an account with any. */
export async function newsletterOf(db: Queryable, userId: string) {
  const [subscription] = await db
    .select({
      email: newsletterSubscribers.email,
      language: newsletterSubscribers.language,
      confirmedAt: newsletterSubscribers.confirmedAt,
      createdAt: newsletterSubscribers.createdAt,
    })
    .from(newsletterSubscribers)
    .innerJoin(users, eq(users.email, newsletterSubscribers.email))
    .where(and(eq(users.id, userId), isNotNull(users.emailProvenAt)));
  return subscription ?? null;
}

/** The same holds for a parent's word for the browser of a child. */
export function parentConsentsOf(db: Queryable, userId: string) {
  return db
    .select({
      email: parentConsents.email,
      language: parentConsents.language,
      outsideProviders: parentConsents.outsideProviders,
      createdAt: parentConsents.createdAt,
      confirmedAt: parentConsents.confirmedAt,
    })
    .from(parentConsents)
    .innerJoin(users, eq(users.email, parentConsents.email))
    .where(and(eq(users.id, userId), isNotNull(users.emailProvenAt)))
    .orderBy(asc(parentConsents.createdAt));
}
