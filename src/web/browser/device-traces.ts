import { CORE_PAGES, PERSONAL_CACHES, isPagesCache } from '#web/browser/cache-names.ts';

/** Stories, and how they sound. `src/web/device` fills it. */
export const DEVICE_DATABASE = 'fabloom-device';

/**
 * Takes off this device whatever tells what somebody made, heard or read: stories, sounds, pictures, copies of the pages where they
 * have been. What every visitor gets stays.
 */
export async function forgetDeviceTraces(): Promise<void> {
  await Promise.all([deleteDatabase(), forgetCaches()]).catch(() => undefined);
}

/** Resolves even while another tab still holds it: then it goes when that tab lets go, which it is told to. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve();
    const request = indexedDB.deleteDatabase(DEVICE_DATABASE);
    for (const end of ['success', 'error', 'blocked'] as const)
      request.addEventListener(end, () => resolve());
  });
}

async function forgetCaches(): Promise<void> {
  // Where the page came without TLS there are none.
  if (typeof caches === 'undefined') return;
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)));
  for (const name of (await caches.keys()).filter(isPagesCache)) await forgetVisits(await caches.open(name));
}

async function forgetVisits(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!CORE_PAGES.includes(pathname + search)) await cache.delete(request, { ignoreVary: true });
  }
}
