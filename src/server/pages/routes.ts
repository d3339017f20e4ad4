import { Hono, type Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { LanguageCode } from '#domain/languages.ts';
import type { ApiClient } from '#server/compose/api-client.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { InterfaceTexts } from '#server/languages/interface-texts.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { NONCE_PLACEHOLDER, pageTemplate } from '#server/pages/page-template.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { scriptsAfterPaint } from '#server/pages/scripts-after-paint.ts';
import { sendBytes, sendTemplate } from '#server/pages/send.ts';

export interface PagesDependencies {
  config: Config;
  texts: InterfaceTexts;
  api: ApiClient;
  renderer: PageRenderer;
}

export function pageRoutes({ config, texts, api, renderer }: PagesDependencies) {
  const production = config.mode === 'production';
  const cache = new PageCache();
  const catalogueUrls = Object.fromEntries(
    Object.entries(texts).map(([code, { url }]) => [code, url]),
  ) as Record<LanguageCode, string>;

  /**
   * Renders an address for anybody: of the visitor's request nothing but the path, the query and the language goes in,
   * so a page that is kept cannot hold what belongs to one person.
   */
  function render(c: Context<AppEnv>, address: string, language: LanguageCode): Promise<Response> {
    const context: PageContext = {
      nonce: production ? NONCE_PLACEHOLDER : undefined,
      language,
      messages: texts[language].messages,
      catalogueUrls,
      siteUrl: config.siteUrl,
      minPassword: config.auth.minPassword,
      api,
      reportError: (err) => requestLog(c).error({ err, path: c.req.path }, 'page failed'),
    };
    return renderer.render(new Request(config.siteUrl + address), context);
  }

  return new Hono<AppEnv>()
    .get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const canonical = canonicalPath(pathname);
      if (canonical !== pathname) return c.redirect(canonical + search, 308);
      const language = requestLanguage(c);
      c.header('Vary', 'Accept-Language, Cookie, Accept-Encoding');

      // Only what the route table names is kept: other paths, and queries, are without end.
      let rendered: Response | undefined;
      if (production && !search && (await renderer.fixedPaths()).has(pathname)) {
        const template = await cache.get(`${language} ${pathname}`, async () => {
          rendered = await render(c, pathname, language);
          return rendered.status === 200 ? pageTemplate(scriptsAfterPaint(await rendered.text())) : undefined;
        });
        if (template) return sendTemplate(c, template);
      }

      rendered ??= await render(c, pathname + search, language);
      if (rendered.status === 404) requestLog(c).warn({ path: c.req.path }, 'page not found');
      for (const [name, value] of rendered.headers) c.header(name, value);
      c.status(rendered.status as StatusCode);
      if (!rendered.headers.get('Content-Type')?.startsWith('text/html')) {
        return sendBytes(c, new Uint8Array(await rendered.arrayBuffer()));
      }
      const html = await rendered.text();
      return sendBytes(
        c,
        Buffer.from(
          production ? scriptsAfterPaint(html).replaceAll(NONCE_PLACEHOLDER, c.get('nonce')) : html,
        ),
      );
    })
    .all('*', () => {
      throw new AppError(405, 'method_not_allowed', 'Pages can only be read');
    });
}

/**
 * One address per page: small letters, no slash at the end, and never two at the start, which a browser would take for
 * a host.
 */
function canonicalPath(pathname: string): string {
  return pathname
    .replace(/^\/{2,}/, '/')
    .replace(/(.)\/+$/, '$1')
    .replaceAll(/%..|[A-Z]/g, (sign) => (sign.startsWith('%') ? sign : sign.toLowerCase()));
}
