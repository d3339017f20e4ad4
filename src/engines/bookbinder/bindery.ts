import { ReadableStream, TransformStream } from 'node:stream/web';
import { Tinypool } from 'tinypool';
import type { Bindery, Book, BookFile, PageVoice } from '#engines/bookbinder/port.ts';
import type { BindingTask } from '#engines/bookbinder/tasks.ts';

const IDLE_MS = 60_000;
/** A book that waits for its voice must not keep the others waiting. */
const BOOKS_AT_ONCE = 32;

/** One thread, so that nobody waits while a book is bound. It starts with the first book and leaves when there are no more. */
export function openBindery(): Bindery {
  const pool = new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: BOOKS_AT_ONCE,
    idleTimeout: IDLE_MS,
  });
  return {
    pdf: (book) => bind(pool, 'pdf', book),
    epub: (book, voices) => bind(pool, 'epub', book, voices),
    close: () => pool.destroy(),
  };
}

/** Whatever is made is taken at once, however slow the line to its reader: the thread has other books to bind. */
const TAKE_ALL = { highWaterMark: Infinity };

function bind(
  pool: Tinypool,
  make: BindingTask['make'],
  book: Book,
  voices?: AsyncIterable<PageVoice>,
): BookFile {
  let fail: (reason: unknown) => void = () => undefined;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    { start: (controller) => void (fail = (reason) => controller.error(reason)) },
    TAKE_ALL,
    TAKE_ALL,
  );
  const spoken = voices && ReadableStream.from(voices);
  const task: BindingTask = { make, book, file: writable, ...(spoken && { voices: spoken }) };
  const transferList = [writable, ...(spoken ? [spoken] : [])];
  // A thread that dies closes nothing behind it.
  pool.run(task, { transferList }).catch(fail);
  return readable;
}
