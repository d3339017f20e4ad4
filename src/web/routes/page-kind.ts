import type { UIMatch } from 'react-router';

/** What a route says of its page, as its `handle`. */
export interface PageHandle<Data = unknown> {
  /**
   * Whether what was loaded makes a page that is only read: a guest gets it without React, and with a small script for
   * what surrounds it (`src/web/text-page`).
   */
  isText?: (data: Data) => boolean;
  /** A name in the query with which there is nothing to see before the scripts are there. */
  hurriesFor?: string;
  /** There never is. */
  hurries?: boolean;
  /**
   * The server shows everybody the same, and another page only by these names in the query: so it is kept there, by path,
   * language and these. Whatever else an address says (where a link was found, for one) is left to the browser.
   */
  seenInQuery?: readonly string[];
  /** Names in the query whose values are secrets: with one of them a page is kept nowhere. */
  secretInQuery?: readonly string[];
}

/** A page that could not be read has something to tell, and needs its scripts for it. */
export function isTextPage(matches: readonly UIMatch[]): boolean {
  const page = matches.at(-1);
  return page?.loaderData !== undefined && (handleOf(page).isText?.(page.loaderData) ?? false);
}

/** The name in the query that it hurries for, nothing where it always does; undefined: it does not. */
export function hurriesFor(matches: readonly UIMatch[], search: string): string | undefined {
  const { hurriesFor: name, hurries: always = false } = handleOf(matches.at(-1));
  if (name !== undefined && new URLSearchParams(search).has(name)) return name;
  return always ? '' : undefined;
}

function handleOf(page: UIMatch | undefined): PageHandle {
  return page?.handle ?? {};
}
