import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { Database } from '#server/db/database.ts';
import type { CardArt, CardPicture, SceneArt } from '#server/features/library/card-art.ts';
import { findDrawable } from '#server/features/library/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';

const NAME = /^([a-z0-9-]+)\.webp$/;
const SCENE = /^([1-9]\d?)\.webp$/;

interface StoryArtDependencies {
  database: Database;
  cardArt: CardArt;
  sceneArt: SceneArt;
}

/** `/art/stories/<slug>.webp` for cards, `/art/stories/<slug>/<scene>.webp` for the pages of books, counted from 1. */
export function storyArtRoutes({ database: { db }, cardArt, sceneArt }: StoryArtDependencies) {
  return new Hono<AppEnv>()
    .use(etag())
    .get('/:name', async (c) => {
      const [, slug] = NAME.exec(c.req.param('name')) ?? [];
      const story = slug && (await findDrawable(db, slug));
      return story ? send(c, await cardArt(story)) : notFound(c);
    })
    .get('/:slug/:scene', async (c) => {
      const [, scene] = SCENE.exec(c.req.param('scene')) ?? [];
      const story = scene && (await findDrawable(db, c.req.param('slug')));
      const index = Number(scene) - 1;
      if (!story || index >= sceneArt.scenesOf(story).length) return notFound(c);
      return send(c, await sceneArt.draw({ story, index }));
    });
}

function send(c: Context<AppEnv>, { version, bytes }: CardPicture): Response {
  c.header('Content-Type', 'image/webp');
  // A day only: under the same address a better drawing may come.
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('ETag', `"${version}"`);
  return c.body(Uint8Array.from(bytes));
}
