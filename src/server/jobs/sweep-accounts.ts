import { and, eq, lt, or, sql } from 'drizzle-orm';
import { UNFINISHED_LIFE_MS } from '#server/auth/mfa/factors.ts';
import { IDLE_MS } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { mfaChallenges, mfaFactors } from '#server/db/schema/mfa.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { flowStates, oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import type { Log } from '#server/log.ts';

/** Long enough to look into what happened, not for ever: it holds addresses of devices. */
const AUDIT_LIFE_MS = 180 * 24 * 3600 * 1000;

/** Sessions that ran out, links that nobody followed, enrolments that nobody finished. */
export async function sweepAccounts({ db }: Database, log: Log): Promise<void> {
  const now = sql`now()`;
  const ago = (ms: number) => new Date(Date.now() - ms);
  const swept = {
    sessions: await db
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, now), lt(sessions.refreshedAt, ago(IDLE_MS)))),
    links: await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now)),
    journeys: await db.delete(flowStates).where(lt(flowStates.expiresAt, now)),
    challenges: await db.delete(mfaChallenges).where(lt(mfaChallenges.expiresAt, now)),
    enrolments: await db
      .delete(mfaFactors)
      .where(and(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, ago(UNFINISHED_LIFE_MS)))),
    auditEntries: await db.delete(auditLog).where(lt(auditLog.createdAt, ago(AUDIT_LIFE_MS))),
  };
  const counts = Object.fromEntries(
    Object.entries(swept).map(([what, { rowCount }]) => [what, rowCount ?? 0]),
  );
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'swept accounts');
}
