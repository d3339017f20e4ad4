import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { guidesQuery } from '#contract/guides.ts';
import { findGuides } from '#domain/find-guides.ts';
import type { Database } from '#server/db/database.ts';
import { findGuide, listGuides } from '#server/features/guides/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

/** The same for everybody. */
const SHARED = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' };

function refuse(result: { success: boolean }): void {
  if (!result.success) throw new AppError(400, 'validation_failed', 'There is no such part of the guides');
}

interface GuidesDependencies {
  database: Database;
}

export function guidesRoutes({ database: { db } }: GuidesDependencies) {
  return new Hono<AppEnv>()
    .use(etag())
    .get('/', zValidator('query', guidesQuery, refuse), async (c) => {
      const { category, q } = c.req.valid('query');
      // There are few; the page filters by the same function while somebody types.
      return c.json({ guides: findGuides(await listGuides(db), { category, q }) }, 200, SHARED);
    })
    .get('/:slug', async (c) => {
      const guide = await findGuide(db, c.req.param('slug'));
      if (!guide) throw new AppError(404, 'not_found', 'There is no such guide');
      return c.json({ guide }, 200, SHARED);
    });
}
