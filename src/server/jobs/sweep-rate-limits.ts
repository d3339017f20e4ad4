import { lt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { rateLimits } from '#server/db/schema/operations.ts';
import type { Log } from '#server/log.ts';

/** Counters that ran out are of no use to anyone. */
export async function sweepRateLimits({ db }: Database, log: Log): Promise<void> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
  if (rowCount) log.info({ rows: rowCount }, 'swept rate limits');
}
