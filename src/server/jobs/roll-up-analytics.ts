import { sql } from 'drizzle-orm';
import { lifeMs } from '#domain/retention.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { analyticsDaily, userAnalytics } from '#server/db/schema/analytics.ts';
import type { Log } from '#server/log.ts';

/** So many at a time: no long lock, and a process that stops midway loses nothing. */
const BATCH = 5000;

/** Of events older than 90 days only their number is kept, by day and kind. */
export async function rollUpAnalytics({ db }: Database, log: Log, now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - lifeMs('events'));
  let events = 0;
  for (;;) {
    const moved = await rollUpBatch(db, oldest);
    events += moved;
    if (moved < BATCH) break;
  }
  if (events > 0) log.info({ events }, 'rolled up events');
  return events;
}

/**
 * One statement, so an event is either a row or part of a count. Two at once share the rows between them: whatever one
 * has taken, the other passes over. Counts are written in one order, or the two could wait for each other.
 */
async function rollUpBatch(db: Queryable, oldest: Date): Promise<number> {
  const { rows } = await db.execute<{ moved: number }>(sql`
    with gone as (
      delete from ${userAnalytics}
      where id in (
        select id from ${userAnalytics}
        where created_at < ${oldest}
        order by created_at
        limit ${BATCH}
        for update skip locked
      )
      returning (created_at at time zone 'UTC')::date as day, event_type
    ), counted as (
      insert into ${analyticsDaily} (day, event_type, events)
      select day, event_type, count(*) from gone group by day, event_type order by day, event_type
      on conflict (day, event_type) do update set events = ${analyticsDaily}.events + excluded.events
    )
    select count(*)::int as moved from gone`);
  return rows[0]?.moved ?? 0;
}
