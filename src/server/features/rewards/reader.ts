import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { profiles } from '#server/db/schema/accounts.ts';

const DEFAULT_TIME_ZONE = 'UTC';

/**
 * Lets the rewards of one person be decided one at a time, until the transaction ends: of two stories that are kept at
 * once, the second is counted after the first. Answers with the person's time zone, as told now or the last time.
 */
export async function holdReader(
  tx: Queryable,
  userId: string,
  toldZone: string | undefined,
): Promise<string> {
  const [profile] = await tx
    .select({ timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update');
  if (toldZone === undefined || toldZone === profile?.timeZone) return profile?.timeZone ?? DEFAULT_TIME_ZONE;
  await tx.update(profiles).set({ timeZone: toldZone }).where(eq(profiles.id, userId));
  return toldZone;
}

export async function timeZoneOf(db: Queryable, userId: string): Promise<string> {
  const [profile] = await db
    .select({ timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.timeZone ?? DEFAULT_TIME_ZONE;
}
