import { DEFAULT_AGE_GROUP } from '#domain/age-groups.ts';
import { kept } from '#web/browser/storage.ts';
import type { Visit } from '#web/browser/visit.ts';

/** The open page, and what stories can be made of: whoever comes back without a line finds the first step of the creator. */
export function visitOf(loaded: readonly string[] = []): Visit {
  const language = document.documentElement.lang;
  const { pathname, search } = window.location;
  const catalogue = `/api/catalogue?age=${DEFAULT_AGE_GROUP}&lang=${kept.read('storyLanguage') ?? language}`;
  return { type: 'visit', language, addresses: [pathname + search, catalogue, ...loaded] };
}

/** Pages that the router opened came as data, and are kept as pages too. */
export function tellVisit(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(visitOf());
}
