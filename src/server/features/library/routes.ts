import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { etag } from 'hono/etag';
import { readerQuery, seriesQuery, storiesQuery, topQuery, type StoryScenes } from '#contract/library.ts';
import { speakersOfLibrary } from '#domain/character-voices.ts';
import { findSeries, findStories } from '#domain/library-search.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { Database } from '#server/db/database.ts';
import type { SceneArt } from '#server/features/library/card-art.ts';
import { scenePictureOf } from '#server/features/library/card-columns.ts';
import {
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
  /** What happens where in a text of the library, as its author told. */
  words: { directionsOf: (content: string) => readonly StoryScene[] | undefined };
}

export function libraryRoutes({ database: { db }, sceneArt, words }: LibraryDependencies) {
  return (
    new Hono<AppEnv>()
      .use(etag())
      // There are few; the pages filter by the same functions while somebody types.
      .get('/stories', shared, zValidator('query', storiesQuery, refuse), async (c) => {
        const { category, age, q, language } = c.req.valid('query');
        return c.json({ stories: findStories(await listStories(db, category, language), { age, q }) });
      })
      .get('/top', shared, zValidator('query', topQuery, refuse), async (c) => {
        const { limit, language } = c.req.valid('query');
        return c.json({ stories: await topStories(db, limit, language) });
      })
      .get('/series', shared, zValidator('query', seriesQuery, refuse), async (c) => {
        const { category, q, language } = c.req.valid('query');
        return c.json({ series: findSeries(await listSeries(db, category, language), q) });
      })
      .get('/chapters', shared, zValidator('query', seriesQuery, refuse), async (c) => {
        const { category, q, language } = c.req.valid('query');
        const chapters = await listChapters(db, category, language);
        return c.json({ chapters: findStories(chapters, { age: 'all', q }) });
      })
      .get('/series/:slug', shared, zValidator('query', readerQuery, refuse), async (c) => {
        const found = await seriesBySlug(db, c.req.param('slug'), c.req.valid('query').language);
        if (!found) throw new AppError(404, 'not_found', 'There is no such series in the library');
        return c.json(found);
      })
      .get('/stories/:idOrSlug', shared, zValidator('query', readerQuery, refuse), async (c) => {
        const story = await findStory(db, c.req.param('idOrSlug'), c.req.valid('query').language);
        if (!story) throw new AppError(404, 'not_found', 'There is no such story in the library');
        const speakers = speakersOfLibrary(story.characters, words.directionsOf(story.content));
        return c.json({ story: { ...story, speakers } });
      })
      // The pages of its book.
      .get('/stories/:idOrSlug/scenes', shared, zValidator('query', readerQuery, refuse), async (c) => {
        const drawable = await findStory(db, c.req.param('idOrSlug'), c.req.valid('query').language);
        if (!drawable) throw new AppError(404, 'not_found', 'There is no such story in the library');
        const scenes: StoryScenes['scenes'] = sceneArt
          .scenesOf(drawable)
          .map((scene, i) => ({ ...scene, picture: scenePictureOf(drawable.slug, i) }));
        return c.json({ scenes });
      })
  );
}
