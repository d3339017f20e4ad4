import { MEDIA_CACHE, OWN_PICTURES_CACHE } from '#web/browser/cache-names.ts';
import { putMedia } from '#web/browser/media-cache.ts';
import { tidySoon, type Bounds } from '#web/service-worker/bounds.ts';
import { partOf } from '#web/service-worker/byte-part.ts';
import { isWhole } from '#web/service-worker/page-copies.ts';

/** About fifty stories with their pictures, and some twenty that are read aloud. */
const BOUNDS: Record<string, Bounds> = {
  [MEDIA_CACHE]: { entries: 400, bytes: 80_000_000 },
  [OWN_PICTURES_CACHE]: { entries: 200, bytes: 40_000_000 },
};

const ANY_SHAPE = { ignoreVary: true, ignoreSearch: true };

/** Cache first: a new picture or sound has a new name. */
export async function mediaAnswer(
  request: Request,
  name: typeof MEDIA_CACHE | typeof OWN_PICTURES_CACHE,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const range = request.headers.get('Range');
  const known = await caches.match(request.url, { ignoreVary: true });
  if (known) return partOf(known, range);
  const answer = await fetch(request).catch(() => undefined);
  // Without a line, a picture in another shape is better than none.
  if (!answer) return (await caches.match(request.url, ANY_SHAPE)) ?? Response.error();
  // A part cannot be kept; whoever wants the whole says so (src/web/device).
  if (!range && isWhole(answer)) waitUntil(keep(name, request.url, answer.clone()));
  return answer;
}

async function keep(name: string, address: string, answer: Response): Promise<void> {
  try {
    await putMedia(await caches.open(name), address, answer);
    await keepWithinBounds(name);
  } catch {
    // No room: the next time from the line again.
  }
}

export async function keepWithinBounds(name: string): Promise<void> {
  const bounds = BOUNDS[name];
  if (bounds) await tidySoon(name, bounds);
}
