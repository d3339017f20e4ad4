import { Hono } from 'hono';
import type { ContentPageName } from '#domain/content-pages.ts';
import type { ContentPages } from '#server/features/content-pages/load-content-pages.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

interface ContentPagesDependencies {
  contentPages: ContentPages;
}

export function contentPagesRoutes({ contentPages }: ContentPagesDependencies) {
  return new Hono<AppEnv>().get('/:name', (c) => {
    const page = contentPages.get(c.req.param('name') as ContentPageName);
    if (!page) throw new AppError(404, 'not_found', 'There is no such page');
    return c.json(page, 200, { 'Cache-Control': 'public, max-age=300' });
  });
}
