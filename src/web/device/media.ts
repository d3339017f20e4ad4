import { KEPT_MEDIA_CACHE, MEDIA_CACHE, OWN_PICTURES_CACHE } from '#web/browser/cache-names.ts';
import { keepMedia, sizeOf } from '#web/browser/media-cache.ts';
import type { DeviceStory } from '#web/device/database.ts';

/** Where the page came without TLS nothing can be kept. */
const hasCaches = () => typeof caches !== 'undefined';

/** Pictures further down were not looked at yet, and a sound was heard in parts. What cannot be had is done without. */
export async function keepOpenedMedia(media: readonly string[], forGood: boolean): Promise<void> {
  if (!hasCaches()) return;
  for (const address of media) {
    const passing = address.startsWith('/pictures/') ? OWN_PICTURES_CACHE : MEDIA_CACHE;
    const cache = await caches.open(forGood ? KEPT_MEDIA_CACHE : passing);
    await keepMedia(cache, address).catch(() => undefined);
  }
}

/** For good. Rejects where there is no line, or no room. */
export async function keepForGood(address: string): Promise<void> {
  if (!hasCaches()) throw new Error('this browser keeps nothing');
  const isThere = await keepMedia(await caches.open(KEPT_MEDIA_CACHE), address);
  if (!isThere) throw new Error(`${address} is not to be had`);
}

/** What no other kept story shows. */
export async function forgetKeptMedia(
  media: readonly string[],
  stories: readonly DeviceStory[],
): Promise<void> {
  if (!hasCaches()) return;
  const inUse = new Set(stories.filter(({ kept }) => kept).flatMap((story) => story.media));
  const cache = await caches.open(KEPT_MEDIA_CACHE);
  for (const address of media) {
    if (!inUse.has(address)) await cache.delete(address, { ignoreVary: true });
  }
}

export async function keptBytes(media: readonly string[]): Promise<number> {
  if (!hasCaches()) return 0;
  const cache = await caches.open(KEPT_MEDIA_CACHE);
  const sizes = media.map(async (address) => sizeOf(await cache.match(address, { ignoreVary: true })));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
