import { not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { stillHolds } from '#server/http/child-protection.ts';
import type { Log } from '#server/log.ts';

/** A consent that no parent confirmed is forgotten after a week, a confirmed one after two years. */
export async function sweepParentConsents({ db }: Database, log: Log): Promise<void> {
  const { rowCount } = await db.delete(parentConsents).where(not(stillHolds() ?? sql`true`));
  if (rowCount) log.info({ consents: rowCount }, 'swept consents of parents');
}
