import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Database } from '#server/db/database.ts';
import { findDrawable, type DrawableArticle } from '#server/features/editorial/article-queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';

export type ArticleArt = (article: DrawableArticle) => Promise<{ version: string; bytes: Uint8Array }>;

const NAME = /^([a-z0-9-]+)\.webp$/;

interface ArticleArtDependencies {
  database: Database;
  articleArt: ArticleArt;
}

/** `/art/articles/<slug>.webp` */
export function articleArtRoutes({ database: { db }, articleArt }: ArticleArtDependencies) {
  return new Hono<AppEnv>().use(etag()).get('/:name', async (c) => {
    const [, slug] = NAME.exec(c.req.param('name')) ?? [];
    const article = slug && (await findDrawable(db, slug));
    if (!article) return notFound(c);
    const { version, bytes } = await articleArt(article);
    c.header('Content-Type', 'image/webp');
    // A day only: under the same address a better drawing may come.
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('ETag', `"${version}"`);
    return c.body(Uint8Array.from(bytes));
  });
}
