import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { blogViews, newsletterSubscribers } from '#server/db/schema/editorial.ts';
import type { Log } from '#server/log.ts';

/** Who has read what is forgotten after a day, an address that nobody confirmed after a week. */
export async function sweepEditorial({ db }: Database, log: Log): Promise<void> {
  const views = await db.delete(blogViews).where(lt(blogViews.createdAt, sql`now() - interval '1 day'`));
  const addresses = await db
    .delete(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.confirmedAt),
        lt(newsletterSubscribers.mailedAt, sql`now() - interval '7 days'`),
      ),
    );
  const counts = { views: views.rowCount ?? 0, addresses: addresses.rowCount ?? 0 };
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'swept blog and newsletter');
}
