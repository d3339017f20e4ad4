import type { Book } from '#engines/bookbinder/port.ts';

/** What the thread of the bindery is asked to do. */
export interface BindingTask {
  make: 'pdf' | 'epub';
  book: Book;
}
