import type { ReadableStream, WritableStream } from 'node:stream/web';
import type { Book, PageVoice } from '#engines/bookbinder/port.ts';

/** What the thread of the bindery is asked to do. */
export interface BindingTask {
  make: 'pdf' | 'epub';
  book: Book;
  voices?: ReadableStream<PageVoice>;
  /** Where the file goes. */
  file: WritableStream<Uint8Array>;
}
