/** A book as a file; `docs/book-file.md` says what each part means. Another version is another number here. */
export const BOOK_FILE_FORMAT = 'fabloom-book';
export const BOOK_FILE_VERSION = 1;
export const BOOK_FILE_ENDING = 'fabloom';
export const BOOK_FILE_TYPE = 'application/x-fabloom-book';
/** An hour of the family's voices, and room for every picture. */
export const MOST_BOOK_FILE_BYTES = 64 * 1024 * 1024;
