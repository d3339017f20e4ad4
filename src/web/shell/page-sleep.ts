import type { UIMatch } from 'react-router';
import type { PageSleep } from '#domain/page-sleep.ts';

/** What a route says of its page, as its `handle`. */
export interface PageHandle {
  sleeps: PageSleep;
  /** A name in the query with which there is nothing to see before the scripts are there. */
  hurriesFor?: string;
}

/** A page that comes with a query, or that could not be read, has something to do at once. */
export function sleepOf(matches: readonly UIMatch[], search: string): PageSleep | undefined {
  const page = matches.at(-1);
  if (!page || search !== '' || couldNotBeRead(page.loaderData)) return undefined;
  return (page.handle as Partial<PageHandle> | undefined)?.sleeps;
}

export function hurries(matches: readonly UIMatch[], search: string): boolean {
  const { hurriesFor } = (matches.at(-1)?.handle ?? {}) as Partial<PageHandle>;
  return hurriesFor !== undefined && new URLSearchParams(search).has(hurriesFor);
}

function couldNotBeRead(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'failed' in data && data.failed === true;
}
