import { ReadableStream } from 'node:stream/web';
import type { BookFile } from '#engines/bookbinder/port.ts';
import type { BindingTask } from '#engines/bookbinder/tasks.ts';

/** Runs in the thread of the bindery. */
export default async function work(task: BindingTask): Promise<void> {
  await ReadableStream.from(piecesOf(task)).pipeTo(task.file);
}

/** What a task does not need is not loaded. */
async function* piecesOf({ make, book, voices }: BindingTask): BookFile {
  if (make === 'pdf') {
    const { typeset } = await import('#engines/bookbinder/pdf/typeset.ts');
    yield typeset(book);
  } else {
    const { makeEpub } = await import('#engines/bookbinder/epub/make-epub.ts');
    yield* makeEpub(book, voices);
  }
}
