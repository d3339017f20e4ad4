import { CORE_PAGES, isPagesCache, pagesCache } from '#web/browser/cache-names.ts';
import { BUILD } from '#web/service-worker/build.ts';
import { pageCaches } from '#web/service-worker/generations.ts';

/** On a bad line the last copy shows after so long; the new one is kept for the next time. */
const PATIENCE_MS = 3000;

/** A library is read for a year before it is met; then the oldest copies make room. */
const MOST_COPIES = 250;

/** The server is there and cannot answer: then a copy is better. */
const AWAY = new Set([502, 503, 504]);

/** An answer that may be kept: complete, ours, and not marked as somebody's secret. */
export function isWhole(answer: Response): boolean {
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !/no-store/.test(answer.headers.get('Cache-Control') ?? '')
  );
}

interface Wanted {
  /** Under which the copy lies; none: there is no copy, and none is made. */
  address: string | undefined;
  fetched: Promise<Response>;
  /** Lives on until it is done, whatever was answered meanwhile. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The newest if it comes in time, else the last copy. Rejects when there is neither. */
export async function newestOrCopy({ address, fetched, waitUntil }: Wanted): Promise<Response> {
  if (address === undefined) return fetched;
  const kept = fetched.then((answer) => keep(address, answer));
  waitUntil(kept.catch(() => undefined));
  const intime = await Promise.race([fetched.catch(() => undefined), patience()]);
  if (intime && !AWAY.has(intime.status)) return intime;
  return (await lastCopy(address)) ?? fetched;
}

async function keep(address: string, answer: Response): Promise<void> {
  if (isWhole(answer) && !answer.redirected) await keepPageCopy(address, answer.clone());
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

export async function keepPageCopy(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(pagesCache(BUILD.version));
  await cache.put(address, answer);
  const others = (await cache.keys()).filter(({ url }) => !isCore(url));
  for (const key of others.slice(0, Math.max(0, others.length - MOST_COPIES))) await cache.delete(key);
}

function isCore(url: string): boolean {
  const { pathname, search } = new URL(url);
  return CORE_PAGES.includes(pathname + search);
}

/** Each copy names the files of its own build, which are kept as long as it is. */
export async function lastCopy(address: string): Promise<Response | undefined> {
  for (const name of pageCaches(await caches.keys(), BUILD.version)) {
    const copy = await caches.match(address, { cacheName: name, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

/** They speak another language than the reader now does. */
export async function forgetCopies(): Promise<void> {
  for (const name of await caches.keys()) if (isPagesCache(name)) await caches.delete(name);
}
