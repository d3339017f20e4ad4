import { Hono } from 'hono';
import { ownSeriesWish } from '#contract/own-series.ts';
import { PRIVATE, WRITES, type MyStoriesDependencies } from '#server/features/my-stories/routes.ts';
import { arrangeSeries, listSeries } from '#server/features/my-stories/series.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { limitBodyTo } from '#server/http/limit-body.ts';
import { validJson } from '#server/http/validate.ts';

const limitBody = limitBodyTo(16 * 1024, 'The series is longer than we can keep');

/** The series of whoever is signed in. */
export function ownSeriesRoutes({
  database: { db },
  limits,
  guards: { requireUser },
}: Pick<MyStoriesDependencies, 'database' | 'limits' | 'guards'>) {
  return new Hono<AppEnv>()
    .get('/', requireUser, async (c) =>
      c.json({ series: await listSeries(db, c.get('user').id) }, 200, PRIVATE),
    )
    .put('/', limits.perAddress(WRITES), requireUser, limitBody, validJson(ownSeriesWish), async (c) => {
      const userId = c.get('user').id;
      await arrangeSeries(db, userId, c.req.valid('json'));
      return c.json({ series: await listSeries(db, userId) }, 200, PRIVATE);
    });
}
