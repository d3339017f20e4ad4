import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { etag } from 'hono/etag';
import { seriesQuery, storiesQuery, topQuery, type StoryScenes } from '#contract/library.ts';
import { findSeries, findStories } from '#domain/library-search.ts';
import type { Database } from '#server/db/database.ts';
import type { SceneArt } from '#server/features/library/card-art.ts';
import { scenePictureOf } from '#server/features/library/card-columns.ts';
import {
  findDrawable,
  findStory,
  listChapters,
  listSeries,
  listStories,
  seriesBySlug,
  topStories,
} from '#server/features/library/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

/** The same for everybody. Short, because votes come in; whoever asks again with the ETag gets nothing anew. */
const SHARED = 'public, max-age=30, stale-while-revalidate=300';

const shared = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', SHARED);
  await next();
});

function refuse(result: { success: boolean }): void {
  if (!result.success) throw new AppError(400, 'validation_failed', 'There is no such part of the library');
}

interface LibraryDependencies {
  database: Database;
  sceneArt: SceneArt;
}

export function libraryRoutes({ database: { db }, sceneArt }: LibraryDependencies) {
  return (
    new Hono<AppEnv>()
      .use(etag())
      // There are few; the pages filter by the same functions while somebody types.
      .get('/stories', shared, zValidator('query', storiesQuery, refuse), async (c) => {
        const { category, age, q } = c.req.valid('query');
        return c.json({ stories: findStories(await listStories(db, category), { age, q }) });
      })
      .get('/top', shared, zValidator('query', topQuery, refuse), async (c) =>
        c.json({ stories: await topStories(db, c.req.valid('query').limit) }),
      )
      .get('/series', shared, zValidator('query', seriesQuery, refuse), async (c) => {
        const { category, q } = c.req.valid('query');
        return c.json({ series: findSeries(await listSeries(db, category), q) });
      })
      .get('/chapters', shared, zValidator('query', seriesQuery, refuse), async (c) => {
        const { category, q } = c.req.valid('query');
        return c.json({ chapters: findStories(await listChapters(db, category), { age: 'all', q }) });
      })
      .get('/series/:slug', shared, async (c) => {
        const found = await seriesBySlug(db, c.req.param('slug'));
        if (!found) throw new AppError(404, 'not_found', 'There is no such series in the library');
        return c.json(found);
      })
      .get('/stories/:idOrSlug', shared, async (c) => {
        const story = await findStory(db, c.req.param('idOrSlug'));
        if (!story) throw new AppError(404, 'not_found', 'There is no such story in the library');
        return c.json({ story });
      })
      // The pages of its book.
      .get('/stories/:idOrSlug/scenes', shared, async (c) => {
        const story = await findStory(db, c.req.param('idOrSlug'));
        const drawable = story && (await findDrawable(db, story.slug));
        if (!drawable) throw new AppError(404, 'not_found', 'There is no such story in the library');
        const scenes: StoryScenes['scenes'] = sceneArt
          .scenesOf(drawable)
          .map((scene, i) => ({ ...scene, picture: scenePictureOf(drawable.slug, i) }));
        return c.json({ scenes });
      })
  );
}
