/** Of the name that a family gives to books of its own that belong together. */
export const MAX_SERIES_TITLE = 80;
/** So many books stand in one. */
export const MOST_IN_A_SERIES = 100;

/** What comes after a book in the series in which it stands. */
export function nextInSeries<Book extends { id: string }>(
  series: readonly { title: string; stories: readonly Book[] }[],
  id: string,
): { title: string; book: Book } | undefined {
  for (const { title, stories } of series) {
    const at = stories.findIndex((book) => book.id === id);
    const book = at === -1 ? undefined : stories[at + 1];
    if (book) return { title, book };
  }
  return undefined;
}
