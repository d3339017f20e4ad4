import type { BlockList } from 'node:net';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CHILD_PROTECTED_COOKIE } from '#domain/age-gate.ts';
import { outsideAllowed } from '#domain/outside-providers.ts';
import { earlyMs, lifeMs } from '#domain/retention.ts';
import type { Queryable } from '#server/db/database.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readConsentKey } from '#server/http/consent-cookie.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * The one guard of children. Whoever refuses something to a child's browser, or keeps something of a request, asks
 * here: what may be done without a parent, and what may be remembered.
 */
export function childProtected(c: Context): boolean {
  return Boolean(getCookie(c, CHILD_PROTECTED_COOKIE));
}

export function childRefused(message: string): AppError {
  return new AppError(403, 'child_protected', message);
}

/** As far as it may be kept: of a child nothing is by which somebody could be found. */
export function keptUserAgent(c: Context): string | null {
  return childProtected(c) ? null : (c.req.header('user-agent')?.slice(0, 500) ?? null);
}

export function keptAddress(c: Context, trustedProxies: BlockList): string | null {
  return childProtected(c) ? null : clientAddress(c, trustedProxies);
}

/** An account is for grown-ups: on a child's browser it opens only while a parent holds the door. */
export async function requireParent(db: Queryable, c: Context): Promise<void> {
  if (!childProtected(c)) return;
  const consent = await consentOf(db, c);
  if (consent?.signInOpen) return;
  throw childRefused('This browser is in child-protected mode. A parent can allow signing in for a moment.');
}

export async function mayUseOutside(
  db: Queryable,
  c: Context,
  user: { id: string } | null,
): Promise<boolean> {
  const asker = { signedIn: user !== null, childProtected: childProtected(c), parentAllowsOutside: false };
  if (!asker.signedIn || !asker.childProtected) return outsideAllowed(asker);
  const consent = await consentOf(db, c);
  const parentAllowsOutside = Boolean(consent?.confirmed && consent.outsideProviders);
  return outsideAllowed({ ...asker, parentAllowsOutside });
}

export interface ParentConsent {
  id: string;
  confirmed: boolean;
  outsideProviders: boolean;
  /** A parent may sign in on this browser now. */
  signInOpen: boolean;
}

/** The consent that this browser's cookie stands for, if it still holds. */
export async function consentOf(db: Queryable, c: Context): Promise<ParentConsent | undefined> {
  const key = readConsentKey(c);
  if (!key) return undefined;
  const [consent] = await db
    .select({
      id: parentConsents.id,
      confirmed: sql<boolean>`${parentConsents.confirmedAt} is not null`,
      outsideProviders: parentConsents.outsideProviders,
      signInOpen: sql<boolean>`coalesce(${parentConsents.confirmedAt} is not null and ${parentConsents.signInUntil} > now(), false)`,
    })
    .from(parentConsents)
    .where(and(eq(parentConsents.id, key.id), eq(parentConsents.browserHash, key.hash), stillHolds()));
  return consent;
}

/** Also before the sweep has come by, what has run out counts for nothing. */
export function stillHolds(now = new Date()): SQL {
  const { confirmedAt, createdAt } = parentConsents;
  const since = (ms: number) => new Date(now.getTime() - ms);
  return sql`case when ${confirmedAt} is null
    then ${gt(createdAt, since(earlyMs('parentConsents')))}
    else ${gt(confirmedAt, since(lifeMs('parentConsents')))} end`;
}
