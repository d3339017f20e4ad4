import { sizeOf } from '#web/browser/media-cache.ts';

export interface Bounds {
  entries: number;
  bytes: number;
}

interface Entry<Key> {
  key: Key;
  size: number;
}

/** What has to go so that the rest fits. Entries come oldest first, and so they go. */
export function tooMany<Key>(entries: readonly Entry<Key>[], { entries: most, bytes }: Bounds): Key[] {
  let [count, total] = [entries.length, entries.reduce((sum, { size }) => sum + size, 0)];
  const going: Key[] = [];
  for (const { key, size } of entries) {
    if (count <= most && total <= bytes) break;
    going.push(key);
    count -= 1;
    total -= size;
  }
  return going;
}

const tidying = new Map<string, Promise<void>>();

/** Many pictures come at once; one look after them does for all. */
export function tidySoon(name: string, bounds: Bounds): Promise<void> {
  const running = tidying.get(name) ?? tidy(name, bounds).finally(() => tidying.delete(name));
  tidying.set(name, running);
  return running;
}

const PAUSE_MS = 2000;

async function tidy(name: string, bounds: Bounds): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const entries = await Promise.all(
    keys.map(async (key) => ({ key, size: sizeOf(await cache.match(key, { ignoreVary: true })) })),
  );
  await Promise.all(tooMany(entries, bounds).map((key) => cache.delete(key, { ignoreVary: true })));
}
