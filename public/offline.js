// Experiences that were opened once open again without a line. The page puts what it needs into the cache
// (src/web/features/experience/keep-offline.ts); here it is only looked up, and only when the server does not answer.
const CACHE = 'experiences';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(fetch(request).catch((error) => kept(request, error)));
});

async function kept(request, error) {
  const cache = await caches.open(CACHE);
  const response = await cache.match(request.url, { ignoreVary: true, ignoreSearch: true });
  if (!response) throw error;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  return range ? part(response, Number(range[1]), range[2]) : response;
}

/** Players ask for sound in parts. */
async function part(response, first, end) {
  const bytes = await response.arrayBuffer();
  const last = end ? Math.min(Number(end), bytes.byteLength - 1) : bytes.byteLength - 1;
  return new Response(bytes.slice(first, last + 1), {
    status: 206,
    headers: {
      'Content-Type': response.headers.get('Content-Type') ?? '',
      'Content-Range': `bytes ${first}-${last}/${bytes.byteLength}`,
      'Content-Length': String(last + 1 - first),
    },
  });
}
