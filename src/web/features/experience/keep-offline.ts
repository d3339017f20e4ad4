/** As in `public/offline.js`, which reads what is kept here. */
const CACHE = 'experiences';
const WORKER = '/offline.js';
const SCOPE = '/story-experience/';
/** About twenty experiences. Then it begins anew, so that a tablet does not fill up with them. */
const MOST_FILES = 300;

/**
 * Keeps the open page with all it is made of, so that it opens again without a line. Where pages may not keep anything,
 * nothing happens.
 */
export async function keepForOffline(media: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const cache = await openCache();
  const page = window.location.pathname;
  await cache.add(page);
  const html = (await (await cache.match(page, { ignoreVary: true }))?.text()) ?? '';
  const parts = new Set([...scriptsIn(html), ...loadedParts(), ...media]);
  for (const part of parts) {
    // What is gone keeps nothing else from being there.
    if (!(await cache.match(part, { ignoreVary: true }))) await cache.add(part).catch(() => undefined);
  }
}

async function openCache(): Promise<Cache> {
  const cache = await caches.open(CACHE);
  if ((await cache.keys()).length < MOST_FILES) return cache;
  await caches.delete(CACHE);
  return caches.open(CACHE);
}

function scriptsIn(html: string): string[] {
  return html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
}

/** What the page has fetched so far: pieces of script, letters, words. */
function loadedParts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === window.location.origin && /^\/(assets|languages)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
}
