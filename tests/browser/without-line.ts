import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What a browser says when it has no line, and nothing else. */
export const NO_LINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Load failed|not counted|NetworkError/i;

/** The worker is there, and has kept the page that is open: the time that it takes to look at a page. */
export async function stayAWhile(page: Page, kept: readonly string[] = []): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 90_000 })
    .toBe('activated');
  for (const address of ['/offline', '/', '/?create', ...kept]) await expectKept(page, address);
}

export async function expectKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), address),
      {
        message: `${address} is kept`,
      },
    )
    .toBe(true);
}

/** Everything that lies in the caches, as paths. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => url.slice(location.origin.length)));
    }
    return found;
  });
}

/** How many stories and sounds are in the store of this device. */
export function inDeviceStore(page: Page): Promise<Record<'stories' | 'clips', number>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('fabloom-device');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const names = [...database.objectStoreNames] as ('stories' | 'clips')[];
          const counts = { stories: 0, clips: 0 };
          if (names.length === 0) {
            database.close();
            resolve(counts);
            return;
          }
          const reading = database.transaction(names);
          for (const name of names) {
            const counting = reading.objectStore(name).count();
            counting.addEventListener('success', () => (counts[name] = counting.result));
          }
          reading.addEventListener('complete', () => {
            database.close();
            resolve(counts);
          });
        });
      }),
  );
}

export async function expectDrawn(page: Page, selector: string): Promise<void> {
  const picture = page.locator(selector).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** A tab that was never open. */
export async function freshTab(context: BrowserContext, old: Page): Promise<Page> {
  const page = await context.newPage();
  await old.close();
  return page;
}
