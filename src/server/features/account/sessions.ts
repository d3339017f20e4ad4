import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { OwnSession } from '#contract/account.ts';
import type { Queryable } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/sessions.ts';

/** Where the person is signed in; this device first, then the one that was used last. */
export async function listSessions(db: Queryable, userId: string, currentId: string): Promise<OwnSession[]> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.refreshedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.refreshedAt), sessions.id);
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    current: row.id === currentId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}
