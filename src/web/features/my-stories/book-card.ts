/** A book that lies on the page, and rises under the pointer. */
export const BOOK_CARD =
  'cut group relative overflow-hidden border border-line bg-page shadow-rest transition duration-200 ease-settle focus-within:shadow-lift hover:-translate-y-0.5 hover:shadow-lift';
