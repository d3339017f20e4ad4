import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { accepts } from 'hono/accepts';
import type { StatusCode } from 'hono/utils/http-status';
import { isLanguageCode, preferredLanguage, type LanguageCode } from '#domain/languages.ts';
import type { ApiClient } from '#server/api-client.ts';
import type { Config } from '#server/config.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Catalogues } from '#server/languages/catalogues.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { NONCE_PLACEHOLDER, pageTemplate, type PageTemplate } from '#server/pages/page-template.ts';
import { scriptsAfterPaint } from '#server/pages/scripts-after-paint.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';

/** The browser keeps the reader's choice in localStorage and mirrors it here, so that the first byte is in their language. */
export const LANGUAGE_COOKIE = 'appLanguage';

export interface PagesDependencies {
  config: Config;
  catalogues: Catalogues;
  api: ApiClient;
  render: PageRenderer;
}

export function pageRoutes({ config, catalogues, api, render }: PagesDependencies) {
  const cache = new PageCache();
  const catalogueUrls = Object.fromEntries(
    Object.entries(catalogues).map(([code, catalogue]) => [code, catalogue.url]),
  ) as Record<LanguageCode, string>;

  const pageContext = (
    c: Context<AppEnv>,
    language: LanguageCode,
    nonce: string | undefined,
  ): PageContext => ({
    nonce,
    language,
    messages: catalogues[language].messages,
    catalogueUrls,
    siteUrl: config.siteUrl,
    development: config.mode === 'development',
    api,
    reportError: (err) => requestLog(c).error({ err, path: c.req.path }, 'page failed'),
  });

  /** A page of ours with status 200, kept for the next visitor. */
  async function cached(c: Context<AppEnv>, language: LanguageCode) {
    const template = await cache.get(`${language} ${c.req.path}`, async () => {
      const response = await render(c.req.raw, pageContext(c, language, NONCE_PLACEHOLDER));
      const keep = response.status === 200 && response.headers.get('Content-Type')?.startsWith('text/html');
      return keep ? pageTemplate(scriptsAfterPaint(await response.text())) : undefined;
    });
    return template && send(c, template);
  }

  return new Hono<AppEnv>().all('*', async (c) => {
    const language = requestLanguage(c);
    c.header('Vary', 'Accept-Language, Cookie, Accept-Encoding');
    if (config.mode === 'production' && isCacheable(c)) {
      const page = await cached(c, language);
      if (page) return page;
    }
    const nonce = config.mode === 'production' ? c.get('nonce') : undefined;
    const response = await render(c.req.raw, pageContext(c, language, nonce));
    if (response.status === 404) requestLog(c).warn({ path: c.req.path }, 'page not found');
    for (const [name, value] of response.headers) c.header(name, value);
    return c.newResponse(response.body, response.status as StatusCode);
  });
}

function requestLanguage(c: Context<AppEnv>): LanguageCode {
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  return isLanguageCode(chosen) ? chosen : preferredLanguage(c.req.header('accept-language'));
}

/** Queries are endless, so only bare paths are kept; `.data` requests are not pages. */
function isCacheable(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' && !c.req.path.endsWith('.data') && !c.req.url.includes('?');
}

function send(c: Context<AppEnv>, template: PageTemplate): Response {
  const nonce = c.get('nonce');
  c.header('Content-Type', 'text/html; charset=utf-8');
  // Each copy has a nonce of its own, so no cache on the way may keep it; the browser may go back to it.
  c.header('Cache-Control', 'private, no-cache');
  const gzip = acceptsGzip(c);
  if (gzip) c.header('Content-Encoding', 'gzip');
  const body = gzip ? template.gzip(nonce) : template.html(nonce);
  return c.body(body as Uint8Array<ArrayBuffer>);
}

function acceptsGzip(c: Context<AppEnv>): boolean {
  if (!c.req.header('accept-encoding')) return false;
  return accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
}
