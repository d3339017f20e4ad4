import { sql } from 'drizzle-orm';
import { EVENT_SAMPLE, VITAL_SAMPLE, type AdminEvents, type AdminVital } from '#contract/admin.ts';
import { VITALS, VITALS_EVENT } from '#domain/web-vitals.ts';
import type { Queryable } from '#server/db/database.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';

export async function countEvents(db: Queryable): Promise<AdminEvents> {
  const { rows } = await db.execute<{ eventType: string; count: number }>(sql`
    select event_type as "eventType", count(*)::int as count from (
      select event_type from ${userAnalytics} order by created_at desc limit ${EVENT_SAMPLE}
    ) newest
    group by event_type order by count desc, event_type`);
  return { sample: rows.reduce((sum, { count }) => sum + count, 0), events: rows };
}

/** Anybody may send an event: one that is not what it says is left out. */
export async function summariseVitals(db: Queryable, since: Date): Promise<AdminVital[]> {
  const { rows } = await db.execute<AdminVital & Record<string, unknown>>(sql`
    select name,
      percentile_cont(0.75) within group (order by (value #>> '{}')::float8) as p75,
      (count(*) filter (where rating = 'good'))::int as good,
      (count(*) filter (where rating = 'needs-improvement'))::int as "needsImprovement",
      (count(*) filter (where rating = 'poor'))::int as poor
    from (
      select event_data ->> 'name' as name, event_data -> 'value' as value, event_data ->> 'rating' as rating
      from ${userAnalytics}
      where event_type = ${sql.raw(`'${VITALS_EVENT}'`)} and created_at >= ${since}
      order by created_at desc limit ${VITAL_SAMPLE}
    ) newest
    where jsonb_typeof(value) = 'number' and rating in ('good', 'needs-improvement', 'poor')
    group by name`);
  return VITALS.flatMap((vital) => rows.find(({ name }) => name === vital) ?? []);
}
