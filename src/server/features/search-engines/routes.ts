import { Hono, type Context } from 'hono';
import type { Database } from '#server/db/database.ts';
import { FEED_PATH, feed, newestArticles } from '#server/features/search-engines/feed.ts';
import { robots } from '#server/features/search-engines/robots.ts';
import { publicPages, sitemap } from '#server/features/search-engines/sitemap.ts';
import type { AppEnv } from '#server/http/app-env.ts';

interface SearchEngineDependencies {
  database: Database;
  config: { siteUrl: string };
}

/** What programs read to find our pages. All addresses are whole ones. */
export function searchEngineRoutes({ database: { db }, config: { siteUrl } }: SearchEngineDependencies) {
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => send(c, 'text/plain', robots(siteUrl)))
    .get('/sitemap.xml', async (c) => send(c, 'application/xml', sitemap(siteUrl, await publicPages(db))))
    .get(FEED_PATH, async (c) => send(c, 'application/rss+xml', feed(siteUrl, await newestArticles(db))));
}

function send(c: Context<AppEnv>, type: string, text: string): Response {
  c.header('Content-Type', `${type}; charset=utf-8`);
  c.header('Cache-Control', 'public, max-age=3600');
  return c.body(text);
}
