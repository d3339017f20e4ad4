import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { StatusCode } from 'hono/utils/http-status';
import type { LanguageCode } from '#domain/languages.ts';
import type { ApiClient } from '#server/compose/api-client.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError, RETRY_AFTER_S } from '#server/http/errors.ts';
import { requestLog } from '#server/http/request-log.ts';
import { contentPolicy, headersOfEveryAnswer, POLICY_HEADER } from '#server/http/security-headers.ts';
import type { InterfaceTexts } from '#server/languages/interface-texts.ts';
import { hashInlineCode } from '#server/pages/inline-code.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { pageOf, prepare, type Page } from '#server/pages/prepared-page.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { scriptsAfterPaint } from '#server/pages/scripts-after-paint.ts';
import { headersOfPage, sendBytes, sendPage, sendPrepared, VARIES } from '#server/pages/send.ts';

export interface PagesDependencies {
  config: Config;
  texts: InterfaceTexts;
  api: ApiClient;
  renderer: PageRenderer;
}

/** A page that is kept is sent before anybody else is asked (`kept`); all others are the last that is asked (`routes`). */
export function createPages({ config, texts, api, renderer }: PagesDependencies) {
  const production = config.mode === 'production';
  const cache = new PageCache();
  const everywhere = headersOfEveryAnswer(config);
  const policyOf = contentPolicy(config);
  const messagesUrls = Object.fromEntries(
    Object.entries(texts).map(([code, { url }]) => [code, url]),
  ) as Record<LanguageCode, string>;

  /**
   * Renders an address for anybody: of the visitor's request nothing but the path, the query and the language goes in,
   * so a page that is kept cannot hold what belongs to one person.
   */
  async function render(c: Context<AppEnv>, address: string, language: LanguageCode): Promise<Rendered> {
    const mark = randomUUID();
    const failures: unknown[] = [];
    const context: PageContext = {
      mark: production ? mark : undefined,
      language,
      messages: texts[language].messages,
      messagesUrls,
      siteUrl: config.siteUrl,
      minPassword: config.auth.minPassword,
      api,
      reportError: (err) => {
        failures.push(err);
        requestLog(c).error({ err, path: c.req.path }, 'page failed');
      },
    };
    const answer = await renderer.render(new Request(config.siteUrl + address), context);
    return {
      status: failures.some(mayPass) ? 503 : answer.status,
      whole: answer.status === 200 && failures.length === 0,
      answer,
      page: isPage(answer) ? finish(await answer.text(), mark) : undefined,
    };
  }

  function finish(rendered: string, mark: string): Page {
    if (!production) return pageOf(rendered, policyOf());
    const { html, hashes } = hashInlineCode(scriptsAfterPaint(rendered, mark, renderer.pieces), mark);
    return pageOf(html, policyOf(hashes));
  }

  const kept = createMiddleware<AppEnv>(async (c, next) => {
    const query = c.req.method === 'GET' ? await seenQuery(c.req.path, searchOf(c.req.url)) : undefined;
    if (query === undefined) return next();
    const page = cache.fresh({ language: requestLanguage(c), path: c.req.path, query });
    return page ? sendPrepared(c, page) : next();
  });

  /** Of a query what changes the page. Undefined: of this page nothing is kept under it. */
  async function seenQuery(path: string, search: string): Promise<string | undefined> {
    if (!search) return '';
    const pages = (await renderer.publicPages()).find((each) => each.path.test(path));
    const asked = new URLSearchParams(search);
    if (!pages || pages.secret.some((name) => asked.has(name))) return undefined;
    const seen = pages.query.flatMap((name) =>
      asked
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    );
    const query = seen.length > 0 ? `?${new URLSearchParams(seen).toString()}` : '';
    return query.length <= LONGEST_QUERY ? query : undefined;
  }

  /** What the route table names, and what its pages say of themselves: other addresses are without end. */
  async function isKept(path: string, search: string): Promise<boolean> {
    if (!production) return false;
    if (!search && (await renderer.fixedPaths()).has(path)) return true;
    return (await renderer.publicPages()).some((pages) => pages.path.test(path));
  }

  const routes = new Hono<AppEnv>()
    .get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const canonical = canonicalPath(pathname);
      if (canonical !== pathname) return c.redirect(canonical + search, 308);
      const language = requestLanguage(c);
      c.header('Vary', VARIES);

      let rendered: Rendered | undefined;
      const query = await seenQuery(pathname, search);
      if (query !== undefined && (await isKept(pathname, search))) {
        const prepared = await cache.get({ language, path: pathname, query }, async (last) => {
          rendered = await render(c, pathname + query, language);
          const { answer, status, whole, page } = rendered;
          if (last && status === 503) return last;
          if (!whole || !page) return undefined;
          const effort = query ? 'quick' : 'best';
          return prepare(
            page,
            { ...everywhere, ...ownHeaders(answer), ...headersOfPage(page) },
            last,
            effort,
          );
        });
        if (prepared) return sendPrepared(c, prepared);
      }

      rendered ??= await render(c, pathname + search, language);
      const { answer, status, page } = rendered;
      if (status === 404) requestLog(c).warn({ path: c.req.path }, 'page not found');
      for (const [name, value] of answer.headers) c.header(name, value);
      c.status(status as StatusCode);
      if (status === 503) c.header('Retry-After', String(RETRY_AFTER_S));
      if (page && status === 200) return sendPage(c, page);
      if (page?.policy) c.header(POLICY_HEADER, page.policy);
      return sendBytes(c, page?.bytes ?? new Uint8Array(await answer.arrayBuffer()));
    })
    .all('*', () => {
      throw new AppError(405, 'method_not_allowed', 'Pages can only be read');
    });
  return { kept, routes, outdate: (paths: readonly string[]) => cache.outdate(paths) };
}

/** More than this nobody writes who looks for a story. */
const LONGEST_QUERY = 300;

function searchOf(url: string): string {
  const from = url.indexOf('?');
  return from === -1 ? '' : url.slice(from);
}

interface Rendered {
  status: number;
  /** Nothing is missing from it: it may be kept. */
  whole: boolean;
  answer: Response;
  /** None: the answer is something else than a page. */
  page: Page | undefined;
}

/** What a loader asked for was refused for the moment only. */
function mayPass(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 503;
}

/** Of a page that says more of itself than all others do. */
const OWN_HEADERS = ['Referrer-Policy', 'X-Robots-Tag'];

function ownHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    OWN_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function isPage(answer: Response): boolean {
  return answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
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
