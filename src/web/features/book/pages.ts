import type { ReactNode } from 'react';
import type { BookPage } from '#web/scenes/book-pages.ts';

/** Where a book is open. Page 0 is the cover, the last one comes after all scenes; a long scene has several leaves. */
export interface BookPlace {
  page: number;
  leaf: number;
}

/** In the place of the last page, as long as the reader decides how it goes on, or more of it is being told. */
export interface Crossroads {
  /** Where in the text stands what is read aloud there, or will. */
  offset: number;
  content: ReactNode;
}

export const COVER = 0;

/** The last leaf, however many there are. */
export const LAST_LEAF = Infinity;

/** The page on which a place of the text stands. */
export function pageOf(pages: readonly Pick<BookPage, 'offset'>[], offset: number): number {
  return Math.max(1, pages.findLastIndex((page) => page.offset <= offset) + 1);
}

/** One leaf on or back; undefined where the book has no more. */
export function turned(
  { page, leaf }: BookPlace,
  step: 1 | -1,
  leaves: number,
  pages: number,
): BookPlace | undefined {
  const next = Math.min(leaf, leaves - 1) + step;
  if (page !== COVER && page <= pages && next >= 0 && next < leaves) return { page, leaf: next };
  const to = page + step;
  if (to < COVER || to > pages + 1) return undefined;
  return { page: to, leaf: step === 1 ? 0 : LAST_LEAF };
}
