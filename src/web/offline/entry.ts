import { visitOf } from '#web/browser/tell-visit.ts';

/**
 * Runs on every page, a while after it has loaded: brings the service worker, and tells it what this page was made of, so that it
 * opens again without a line. In a file of its own, because some pages load no other.
 */
const WORKER = '/service-worker.js';

async function begin(): Promise<void> {
  const { serviceWorker } = navigator;
  // One that answered for experiences alone, before there was one for all pages.
  for (const registration of await serviceWorker.getRegistrations()) {
    if (new URL(registration.scope).pathname !== '/') await registration.unregister();
  }
  await serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than ours
  active?.postMessage(visitOf(loaded()));
}

/** What the page has fetched so far. */
function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search);
}

// Site data may be blocked, or the line gone again: then the page is what it was.
begin().catch(() => undefined);
