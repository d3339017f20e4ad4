import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Database } from '#server/db/database.ts';
import type { CardArt } from '#server/features/library/card-art.ts';
import { findDrawable } from '#server/features/library/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';

const NAME = /^([a-z0-9-]+)\.webp$/;

interface StoryArtDependencies {
  database: Database;
  cardArt: CardArt;
}

/** `/art/stories/<slug>.webp` */
export function storyArtRoutes({ database: { db }, cardArt }: StoryArtDependencies) {
  return new Hono<AppEnv>().use(etag()).get('/:name', async (c) => {
    const [, slug] = NAME.exec(c.req.param('name')) ?? [];
    const story = slug && (await findDrawable(db, slug));
    if (!story) return notFound(c);
    const { version, bytes } = await cardArt(story);
    c.header('Content-Type', 'image/webp');
    // A day only: under the same address a better drawing may come.
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('ETag', `"${version}"`);
    return c.body(Uint8Array.from(bytes));
  });
}
