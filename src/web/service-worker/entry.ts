import { CORE_PAGES, MEDIA_CACHE, OWN_PICTURES_CACHE } from '#web/browser/cache-names.ts';
import { keepMedia } from '#web/browser/media-cache.ts';
import { isVisit, type Visit } from '#web/browser/visit.ts';
import { BUILD } from '#web/service-worker/build.ts';
import { outdated } from '#web/service-worker/generations.ts';
import { keepWithinBounds, mediaAnswer } from '#web/service-worker/media.ts';
import { forgetCopies, keepPageCopy, lastCopy, newestOrCopy } from '#web/service-worker/page-copies.ts';
import { fileAnswer, installShell, keepFile, keepPage, languageOfShell } from '#web/service-worker/shell.ts';
import { copyAddress, offlineAddress, pageOfData, wayOf, type Way } from '#web/service-worker/way-of.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(installShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way !== 'network') event.respondWith(answerOf(event, way));
});

self.addEventListener('message', (event) => {
  if (isVisit(event.data)) event.waitUntil(keepVisited(event.data));
});

/** Open tabs are answered from now on; what they were made of is still there. */
async function takeOver(): Promise<void> {
  for (const name of outdated(await caches.keys(), BUILD.version)) await caches.delete(name);
  // The page sets out while the worker wakes.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

function answerOf(event: FetchEvent, way: Exclude<Way, 'network'>): Promise<Response> {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  switch (way) {
    case 'file':
      return fileAnswer(request);
    case 'media':
      return mediaAnswer(request, MEDIA_CACHE, waitUntil);
    case 'own-picture':
      return mediaAnswer(request, OWN_PICTURES_CACHE, waitUntil);
    case 'public-data':
      return newestOrCopy({ address: request.url, fetched: fetch(request), waitUntil });
    case 'page-data':
      return newestOrCopy({ address: request.url, fetched: fetch(request), waitUntil }).catch(() =>
        openAsPage(request.url),
      );
    default: {
      const address = way === 'page' ? copyAddress(request.url) : undefined;
      return newestOrCopy({ address, fetched: navigated(event), waitUntil }).catch(() =>
        Response.redirect(offlineAddress(request.url), 302),
      );
    }
  }
}

async function navigated(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

/** The router is told to let the browser open the page instead: of that there may be a copy, and else there is the offline page. */
function openAsPage(url: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...(!url.includes('/__manifest?') && { 'X-Remix-Redirect': pageOfData(url) }),
      'X-Remix-Reload-Document': 'true',
    },
  });
}

/** What a page was made of that came before there was a worker, or that no request tells of. */
async function keepVisited({ language, addresses }: Visit): Promise<void> {
  if ((await languageOfShell()) !== language) {
    await forgetCopies();
    for (const page of CORE_PAGES) await keepPage(page).catch(() => undefined);
  }
  for (const address of addresses) await keepOne(address).catch(() => undefined);
  await Promise.all([MEDIA_CACHE, OWN_PICTURES_CACHE].map(keepWithinBounds));
}

async function keepOne(address: string): Promise<void> {
  const url = new URL(address, self.location.origin).href;
  const page = wayOf({ method: 'GET', mode: 'navigate', url }, self.location.origin);
  if (page === 'page') {
    const copy = copyAddress(url);
    if (!(await lastCopy(copy))) await keepPage(copy);
    return;
  }
  const way = wayOf({ method: 'GET', mode: 'cors', url }, self.location.origin);
  if (way === 'file') await keepFile(url);
  if (way === 'media') await keepMedia(await caches.open(MEDIA_CACHE), url);
  if (way === 'own-picture') await keepMedia(await caches.open(OWN_PICTURES_CACHE), url);
  if (way === 'public-data' && !(await lastCopy(url))) await keepPageCopy(url, await fetch(url));
}
