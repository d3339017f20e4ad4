import { eq } from 'drizzle-orm';
import { requireUserId } from '#server/auth/admins.ts';
import { audit } from '#server/auth/audit.ts';
import { removeFactor } from '#server/auth/mfa/factors.ts';
import { endAllSessions } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { mfaFactors } from '#server/db/schema/mfa.ts';

/** For somebody who lost the device with their codes: whoever runs the machine knows them and helps. */
export async function removeSecondStep(db: Database['db'], email: string): Promise<number> {
  return db.transaction(async (tx) => {
    const userId = await requireUserId(tx, email);
    const factors = await tx.select().from(mfaFactors).where(eq(mfaFactors.userId, userId));
    for (const factor of factors) await removeFactor(tx, factor);
    await endAllSessions(tx, userId);
    await audit(tx, { action: 'factor_removed', subject: userId, details: { by: 'operator' } });
    return factors.length;
  });
}
