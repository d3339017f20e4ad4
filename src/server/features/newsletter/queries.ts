import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { LanguageCode } from '#domain/languages.ts';
import { LINK_LIFE_MINUTES } from '#domain/link-life.ts';
import type { Queryable } from '#server/db/database.ts';
import { newsletterSubscribers } from '#server/db/schema/editorial.ts';

export interface Invitation {
  email: string;
  language: LanguageCode;
  token: string;
  leaveKey: string;
}

/** Who presses twice, or is impatient, gets one mail. */
const PAUSE = sql`now() - interval '10 minutes'`;

/** Nothing to mail (undefined) when the address has confirmed already or was asked a moment ago. */
export async function keepWish(
  db: Queryable,
  email: string,
  language: LanguageCode,
): Promise<Invitation | undefined> {
  const token = randomBytes(32).toString('base64url');
  const asked = { language, tokenHash: hashOf(token), mailedAt: sql`now()` };
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email, ...asked })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: asked,
      setWhere: and(isNull(newsletterSubscribers.confirmedAt), lt(newsletterSubscribers.mailedAt, PAUSE)),
    })
    .returning({ leaveKey: newsletterSubscribers.leaveKey });
  return row && { email, language, token, leaveKey: row.leaveKey };
}

/** Following the link a second time is no fault. */
export async function confirm(db: Queryable, token: string): Promise<boolean> {
  const life = sql`now() - make_interval(mins => ${LINK_LIFE_MINUTES.confirm_newsletter})`;
  const rows = await db
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`coalesce(confirmed_at, now())` })
    .where(and(eq(newsletterSubscribers.tokenHash, hashOf(token)), gt(newsletterSubscribers.mailedAt, life)))
    .returning({ id: newsletterSubscribers.id });
  return rows.length > 0;
}

/** Nothing is kept of who leaves. */
export async function leave(db: Queryable, key: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.leaveKey, key));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
