import { Hono } from 'hono';
import { isLanguageCode } from '#domain/languages.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';
import type { InterfaceTexts } from '#server/languages/interface-texts.ts';

export function languageRoutes({ texts }: { texts: InterfaceTexts }) {
  return new Hono<AppEnv>().get('/languages/:file', (c) => {
    const code = c.req.param('file').split('.')[0];
    if (!isLanguageCode(code)) return notFound(c);
    const { url, json } = texts[code];
    // While a new version is rolled out, a page may ask for texts of the other one: ours will do, but not for ever.
    const caching = url === c.req.path ? 'public, max-age=31536000, immutable' : 'no-store';
    return c.body(json, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': caching });
  });
}
