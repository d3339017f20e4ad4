import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { refreshProviders, type Account } from '#server/auth/accounts.ts';
import { dropPendingLinks } from '#server/auth/links/one-time-tokens.ts';
import { endAllSessions } from '#server/auth/sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { identities, users } from '#server/db/schema/accounts.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';

/** By the clock of the database, like everything that is compared with it. */
export const PROVEN_NOW = sql`now()`;

/**
 * Whoever reads the mailbox stands at the door. What is older than the first proof of the address may be somebody
 * else's, who signed up with it before its owner came: every way in goes (docs/decisions/0017-proof-of-address.md).
 * What came later is the owner's own; of that only sessions and what was never finished go. A second step stays, else
 * the mailbox alone would get around it.
 */
export async function endOlderWays(
  tx: Queryable,
  { user }: Account,
  { keepFlowId }: { keepFlowId?: string | null } = {},
): Promise<void> {
  const { emailProvenAt } = user;
  await endAllSessions(tx, user.id);
  await dropPendingLinks(tx, user.id, keepFlowId ?? undefined);
  await tx.update(users).set({ newEmail: null, emailChangeConfirmStatus: 0 }).where(eq(users.id, user.id));
  await tx
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, user.id),
        emailProvenAt
          ? or(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, provenAt(user.id)))
          : undefined,
      ),
    );
  await tx.delete(identities).where(
    and(
      eq(identities.userId, user.id),
      ne(identities.provider, 'email'), // that one is the address itself
      emailProvenAt ? lt(identities.createdAt, provenAt(user.id)) : undefined,
    ),
  );
  await refreshProviders(tx, user.id);
}

/** As the database keeps it: what passes through here would lose its microseconds, and things made with it would be older. */
function provenAt(userId: string) {
  return sql`(select u.email_proven_at from ${users} u where u.id = ${userId})`;
}

/**
 * Somebody who is signed in showed that the address is theirs: by a mailed code, or by a provider that vouches for it.
 * Nobody else was in the account before its first proof, so all that is in it is theirs, from the beginning.
 */
export async function proveAsMaker(db: Queryable, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ emailProvenAt: sql`${users.createdAt}` })
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt)));
}
