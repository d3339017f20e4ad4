/** What an entry weighs, written down when it is kept: to open them all in order to count would take seconds. */
const SIZE_HEADER = 'X-Kept-Size';

/** Fetches an address into a cache, unless it is there. Rejects where there is no line, or no room; false: there is no such thing. */
export async function keepMedia(cache: Cache, address: string): Promise<boolean> {
  if (await cache.match(address, { ignoreVary: true })) return true;
  const known = await caches.match(address, { ignoreVary: true });
  const answer = known ?? (await fetch(address));
  if (answer.status !== 200) return false;
  await putMedia(cache, address, answer);
  return true;
}

export async function putMedia(cache: Cache, address: string, answer: Response): Promise<void> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  headers.set(SIZE_HEADER, String(body.size));
  await cache.put(address, new Response(body, { headers }));
}

export function sizeOf(answer: Response | undefined): number {
  return Number(answer?.headers.get(SIZE_HEADER) ?? 0);
}
