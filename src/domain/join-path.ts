import { SHARED_BOOK_PATH } from '#domain/book-link.ts';

/** Where a code opens a reading list. It stands alone, for pages that need nothing else of lists. */
export const JOIN_PATH = '/join';

/** A story of the library by itself, in whatever language. */
const LIBRARY_STORY = /^\/story-library\/(?:fairy-tales|non-fiction)\/(?!series\/)[^/]+(?:\/[a-z]{2})?\/?$/;

/**
 * Where nothing is asked of whoever reads by a code: the list itself, and, as long as its code is good, the pages on which its stories
 * are read. Nothing is counted or kept there, and nobody outside is reached (decision 0037).
 */
export function readsByCode(path: string, hasCode: boolean): boolean {
  return path === JOIN_PATH || (hasCode && (path === SHARED_BOOK_PATH || LIBRARY_STORY.test(path)));
}
