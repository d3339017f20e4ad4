import { makeEpub } from '#engines/bookbinder/epub/make-epub.ts';
import type { Bindery, Book } from '#engines/bookbinder/port.ts';
import type { BindingAnswers, BindingTask } from '#engines/bookbinder/tasks.ts';
import { openWorkers, type WorkersOptions } from '#workers/workers.ts';

/** Two, so that one long book does not hold up all the others; the second comes only when the first is at work. */
const LIMITS = { children: 2, taskMs: 30_000, idleMs: 60_000, memoryMb: 1024, queue: 64 };

/** Type is set in processes of their own. They start with the first book and leave when there are no more. */
export function openBindery({ onDeath }: Pick<WorkersOptions, 'onDeath'> = {}): Bindery {
  const file = new URL('worker.ts', import.meta.url);
  const workers = openWorkers<BindingTask, unknown>({ ...LIMITS, file, onDeath });
  const run = async <Make extends BindingTask['make']>(
    task: BindingTask & { make: Make },
    signal?: AbortSignal,
  ) => (await workers.run(task, signal)) as BindingAnswers[Make];
  return {
    async *pdf(book, signal) {
      yield await run({ make: 'pdf', book }, signal);
    },
    async *epub(book, voices) {
      yield* makeEpub(book, await run({ make: 'epub-texts', book: withoutPixels(book) }), voices);
    },
    sheet: (sheet, signal) => run({ make: 'sheet', sheet }, signal),
    guide: (guide, signal) => run({ make: 'guide', guide }, signal),
    title: (title) => run({ make: 'title', ...title }),
    close: () => workers.close(),
  };
}

/** Whoever writes the pages has to know which pictures there are, but not to see them. */
function withoutPixels(book: Book): Book {
  const jpeg = new Uint8Array();
  return {
    ...book,
    pages: book.pages.map(({ text, picture }) => ({
      text,
      ...(picture && { picture: { ...picture, jpeg } }),
    })),
    ...(book.cover && { cover: { ...book.cover, jpeg } }),
  };
}
