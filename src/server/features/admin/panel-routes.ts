import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import type { z } from 'zod';
import { feedbackQuery, statisticsQuery } from '#contract/admin.ts';
import type { Catalogues } from '#domain/catalogue.ts';
import { listActions } from '#server/features/admin/action-log.ts';
import { adminDoor, type DoorDependencies } from '#server/features/admin/admin-door.ts';
import { countEvents, summariseVitals } from '#server/features/admin/event-counts.ts';
import { listFeedback } from '#server/features/admin/feedback-list.ts';
import { collectStatistics } from '#server/features/admin/statistics.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError, notFound } from '#server/http/errors.ts';

const PRIVATE = { 'Cache-Control': 'no-store' };
const WEEK_MS = 7 * 24 * 3600 * 1000;

export interface PanelDependencies extends DoorDependencies {
  /** In which themes have their names. */
  catalogues: Catalogues;
}

/** What /admin shows. Every way goes through the door; a test walks all of them. */
export function adminPanelRoutes({ catalogues, ...dependencies }: PanelDependencies) {
  const { db } = dependencies.database;
  const door = adminDoor(dependencies);
  return new Hono<AppEnv>()
    .get(
      '/statistics',
      door(() => 'admin_statistics_viewed'),
      query(statisticsQuery),
      async (c) => {
        const { themes } = catalogues[c.req.valid('query').lang];
        return c.json(await collectStatistics(db, themes), 200, PRIVATE);
      },
    )
    .get(
      '/feedback',
      door((c) =>
        c.req.query('include_emails') === 'true' ? 'admin_emails_viewed' : 'admin_feedback_viewed',
      ),
      query(feedbackQuery),
      async (c) => c.json(await listFeedback(db, c.req.valid('query')), 200, PRIVATE),
    )
    .get(
      '/events',
      door(() => 'admin_events_viewed'),
      async (c) => c.json(await countEvents(db), 200, PRIVATE),
    )
    .get(
      '/vitals',
      door(() => 'admin_vitals_viewed'),
      async (c) => {
        const vitals = await summariseVitals(db, new Date(Date.now() - WEEK_MS));
        return c.json({ vitals }, 200, PRIVATE);
      },
    )
    .get(
      '/log',
      door(() => 'admin_log_viewed'),
      async (c) => c.json({ entries: await listActions(db) }, 200, PRIVATE),
    )
    .all('*', notFound);
}

function query<Schema extends z.ZodType>(schema: Schema) {
  return zValidator('query', schema, (result) => {
    if (!result.success) throw new AppError(400, 'validation_failed', 'There is no such page');
  });
}
