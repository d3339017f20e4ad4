import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { ConsentBehindLink } from '#contract/parent-consents.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { LINK_LIFE_MINUTES } from '#domain/link-life.ts';
import { SIGN_IN_MINUTES } from '#domain/parent-consent.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { stillHolds } from '#server/http/child-protection.ts';
import { hashOf, newKey } from '#server/http/consent-cookie.ts';

export interface NewConsent {
  email: string;
  language: LanguageCode;
  outsideProviders: boolean;
}

export interface KeptConsent {
  /** For the browser's cookie. */
  browser: { id: string; secret: string };
  /** For the mail. */
  token: string;
  withdrawToken: string;
}

/** One browser, one consent: the one before it is forgotten with its address. */
export async function keepConsent(
  { db }: Database,
  consent: NewConsent,
  formerId: string | undefined,
): Promise<KeptConsent> {
  const [browser, confirm, withdraw] = [newKey(), newKey(), newKey()];
  return db.transaction(async (tx) => {
    if (formerId) await tx.delete(parentConsents).where(eq(parentConsents.id, formerId));
    const [row] = await tx
      .insert(parentConsents)
      .values({
        ...consent,
        browserHash: browser.hash,
        confirmHash: confirm.hash,
        withdrawHash: withdraw.hash,
      })
      .returning({ id: parentConsents.id });
    if (!row) throw new Error('the insert returned no consent');
    return {
      browser: { id: row.id, secret: browser.secret },
      token: confirm.secret,
      withdrawToken: withdraw.secret,
    };
  });
}

export async function addresseeOf(db: Queryable, id: string) {
  const [row] = await db
    .select({ email: parentConsents.email, language: parentConsents.language })
    .from(parentConsents)
    .where(eq(parentConsents.id, id));
  return row;
}

/** A fresh link; the one before it no longer opens anything. */
export async function askForSignIn(db: Queryable, id: string): Promise<string> {
  const key = newKey();
  await db
    .update(parentConsents)
    .set({ signInHash: key.hash, signInAskedAt: sql`now()` })
    .where(eq(parentConsents.id, id));
  return key.secret;
}

/** Looking changes nothing. */
export async function behindLink(db: Queryable, token: string): Promise<ConsentBehindLink | undefined> {
  const [row] = await db
    .select({
      confirmedAt: parentConsents.confirmedAt,
      outsideProviders: parentConsents.outsideProviders,
      signInHash: parentConsents.signInHash,
    })
    .from(parentConsents)
    .where(opens(token));
  if (!row) return undefined;
  return {
    state: row.confirmedAt ? 'confirmed' : 'pending',
    outsideProviders: row.outsideProviders,
    signIn: row.signInHash?.equals(hashOf(token)) ?? false,
  };
}

/** Following the link a second time is no fault; it does not shut a door that is open. */
export async function confirm(
  db: Queryable,
  { token, outsideProviders, signIn }: { token: string; outsideProviders: boolean; signIn: boolean },
): Promise<boolean> {
  const rows = await db
    .update(parentConsents)
    .set({
      confirmedAt: sql`coalesce(${parentConsents.confirmedAt}, now())`,
      outsideProviders,
      ...(signIn && { signInUntil: sql`now() + make_interval(mins => ${SIGN_IN_MINUTES})` }),
    })
    .where(opens(token))
    .returning({ id: parentConsents.id });
  return rows.length > 0;
}

/** Nothing is kept of who withdraws. Whoever may confirm may withdraw as well. */
export async function withdraw(db: Queryable, token: string): Promise<boolean> {
  const rows = await db
    .delete(parentConsents)
    .where(or(eq(parentConsents.withdrawHash, hashOf(token)), opens(token)))
    .returning({ id: parentConsents.id });
  return rows.length > 0;
}

function opens(token: string) {
  const hash = hashOf(token);
  const after = (life: 'parent_consent' | 'parent_sign_in') =>
    sql`now() - make_interval(mins => ${LINK_LIFE_MINUTES[life]})`;
  return and(
    stillHolds(),
    or(
      and(eq(parentConsents.confirmHash, hash), gt(parentConsents.createdAt, after('parent_consent'))),
      and(eq(parentConsents.signInHash, hash), gt(parentConsents.signInAskedAt, after('parent_sign_in'))),
    ),
  );
}
