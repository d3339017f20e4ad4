import type { UIMatch } from 'react-router';
import type { PageSleep } from '#domain/page-sleep.ts';

/** What a route says of its page, as its `handle`. */
export interface PageHandle {
  sleeps: PageSleep;
}

/** A page that comes with a query, or that could not be read, has something to do at once. */
export function sleepOf(matches: readonly UIMatch[], search: string): PageSleep | undefined {
  const page = matches.at(-1);
  if (!page || search !== '' || couldNotBeRead(page.loaderData)) return undefined;
  return (page.handle as Partial<PageHandle> | undefined)?.sleeps;
}

function couldNotBeRead(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'failed' in data && data.failed === true;
}
