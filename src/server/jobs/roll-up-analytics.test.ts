import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { analyticsDaily, userAnalytics } from '#server/db/schema/analytics.ts';
import { rollUpAnalytics } from '#server/jobs/roll-up-analytics.ts';
import { createLog } from '#server/log.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const log = createLog({ level: 'silent' });

const NOW = new Date('2026-06-30T12:00:00Z');
/** The moment 90 days before. */
const EDGE = '2026-04-01T12:00:00';
const run = () => rollUpAnalytics(database, log, NOW);

beforeEach(async () => {
  await db.delete(userAnalytics);
  await db.delete(analyticsDaily);
});

const counts = () =>
  db.select().from(analyticsDaily).orderBy(asc(analyticsDaily.day), asc(analyticsDaily.eventType));

test('what is older than 90 days becomes a number of its day, the rest stays as it is [AL-01]', async () => {
  const kept = await make.event({ createdAt: new Date(`${EDGE}.000Z`) });
  await make.event({ createdAt: new Date(`${EDGE}.000Z`), eventType: 'page_view' });
  await make.event({ createdAt: new Date('2026-04-01T11:59:59.999Z') });
  await make.event({ createdAt: new Date('2026-04-01T00:00:00Z') });
  await make.event({ createdAt: new Date('2026-03-31T23:59:59.999Z') });
  await make.event({ createdAt: new Date('2025-01-01T08:00:00Z'), eventType: 'page_view' });

  await run();

  expect(await counts()).toEqual([
    { day: '2025-01-01', eventType: 'page_view', events: 1 },
    { day: '2026-03-31', eventType: 'story_shared', events: 1 },
    { day: '2026-04-01', eventType: 'story_shared', events: 2 },
  ]);
  const left = await db.select().from(userAnalytics).orderBy(asc(userAnalytics.id));
  expect(left).toHaveLength(2);
  expect(left[0]).toEqual(kept);
});

test('a day is that of Greenwich, whatever the connection thinks [AL-01]', async () => {
  await make.event({ createdAt: new Date('2026-01-01T23:30:00Z') });
  const elsewhere = openDatabase(`${database.url}?options=-c%20timezone%3DAsia/Kolkata`, { max: 1 });
  await rollUpAnalytics(elsewhere, log, NOW);
  await elsewhere.close();
  expect(await counts()).toEqual([{ day: '2026-01-01', eventType: 'story_shared', events: 1 }]);
});

test('a second run counts nothing twice, and later ones add to what is there [AL-01]', async () => {
  const createdAt = new Date('2026-02-01T10:00:00Z');
  await make.event({ createdAt });
  await run();
  await run();
  expect((await counts()).map(({ events }) => events)).toEqual([1]);
  await make.event({ createdAt });
  await make.event({ createdAt });
  await run();
  expect((await counts()).map(({ events }) => events)).toEqual([3]);
});

test('runs that race lose nothing and count nothing twice, over several batches [AL-01]', async () => {
  await db.execute(sql`
    insert into ${userAnalytics} (event_type, created_at)
    select 'event_' || (i % 7), timestamptz '2026-01-01 00:00Z' + i * interval '1 minute'
    from generate_series(1, 12000) i`);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await db.$count(userAnalytics)).toBe(0);
  const rows = await counts();
  expect(rows.reduce((sum, { events }) => sum + events, 0)).toBe(12_000);
  expect(new Set(rows.map(({ day }) => day)).size).toBe(9);
});
