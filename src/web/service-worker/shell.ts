import { CORE_PAGES, OFFLINE_PATH, shellCache } from '#web/browser/cache-names.ts';
import { BUILD } from '#web/service-worker/build.ts';
import { isWhole, keepPageCopy, lastCopy } from '#web/service-worker/page-copies.ts';

/** So many are fetched at once: a browser has six lines to a server, and the page that is open comes first. */
const AT_ONCE = 2;

/** The files of this build, from an older build where they are the same, and the pages that open without a line. */
export async function installShell(): Promise<void> {
  const waiting = [...BUILD.files];
  const fetchOn = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keepFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  for (const page of CORE_PAGES) await keepPage(page);
}

/** Cache first: the name of a file changes with its content. */
export async function fileAnswer(request: Request): Promise<Response> {
  const cache = await caches.open(shellCache(BUILD.version));
  const own = await cache.match(request.url, { ignoreVary: true });
  if (own) return own;
  const answer = (await caches.match(request.url, { ignoreVary: true })) ?? (await fetch(request));
  // It may have come with an older build, which goes one day. No room: the next time from the line again.
  if (isWhole(answer)) void cache.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

/** Keeps a page, and with it the scripts and texts that it names: they are what it wakes with. */
export async function keepPage(address: string): Promise<void> {
  const page = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!isWhole(page) || page.redirected) return;
  const html = await page.clone().text();
  await keepPageCopy(address, page);
  await Promise.all([...new Set(html.match(NAMED_FILES))].map(keepFile));
}

const NAMED_FILES = /\/(?:assets\/[\w.-]+\.js|languages\/[\w.-]+\.json)/g;

/** The language of the pages that are kept for everybody. */
export async function languageOfShell(): Promise<string | undefined> {
  const html = await (await lastCopy(OFFLINE_PATH))?.text();
  return /<html[^>]* lang="(\w+)"/.exec(html ?? '')?.[1];
}

export async function keepFile(address: string): Promise<void> {
  const { href, pathname } = new URL(address, self.location.origin);
  const cache = await caches.open(shellCache(BUILD.version));
  if (await cache.match(href, { ignoreVary: true })) return;
  const hashed = pathname.startsWith('/assets/') || pathname.startsWith('/languages/');
  const answer =
    (hashed && (await caches.match(href, { ignoreVary: true }))) || (await fetch(href, { priority: 'low' }));
  if (!isWhole(answer)) throw new Error(`${pathname} was answered with ${answer.status}`);
  await cache.put(href, answer);
}
