import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { postsQuery } from '#contract/blog.ts';
import type { Database } from '#server/db/database.ts';
import { findPost, listPosts } from '#server/features/blog/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

/** The same for everybody. Short, because readers are counted. */
const SHARED = { 'Cache-Control': 'public, max-age=30, stale-while-revalidate=300' };

function refuse(result: { success: boolean }): void {
  if (!result.success) throw new AppError(400, 'validation_failed', 'There is no such category');
}

interface BlogDependencies {
  database: Database;
}

export function blogRoutes({ database: { db } }: BlogDependencies) {
  return new Hono<AppEnv>()
    .use(etag())
    .get('/posts', zValidator('query', postsQuery, refuse), async (c) =>
      c.json({ posts: await listPosts(db, c.req.valid('query')) }, 200, SHARED),
    )
    .get('/posts/:slug', async (c) => {
      const post = await findPost(db, c.req.param('slug'));
      if (!post) throw new AppError(404, 'not_found', 'Article not found');
      return c.json({ post }, 200, SHARED);
    });
}
