import { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';
import type { Catalogues } from '#server/languages/catalogues.ts';

export function languageRoutes(catalogues: Catalogues) {
  const byUrl = new Map(Object.values(catalogues).map((catalogue) => [catalogue.url, catalogue.json]));
  return new Hono<AppEnv>().get('/languages/:file', (c) => {
    const json = byUrl.get(c.req.path);
    if (json === undefined) return notFound(c);
    return c.body(json, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
