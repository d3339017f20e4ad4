import { Tinypool } from 'tinypool';
import type { Bindery } from '#engines/bookbinder/port.ts';
import type { BindingTask } from '#engines/bookbinder/tasks.ts';

const IDLE_MS = 60_000;

/** One thread, so that nobody waits while a book is bound. It starts with the first book and leaves when there are no more. */
export function openBindery(): Bindery {
  const pool = new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const run = async (task: BindingTask) => (await pool.run(task)) as Uint8Array;
  return {
    pdf: (book) => run({ make: 'pdf', book }),
    epub: (book) => run({ make: 'epub', book }),
    close: () => pool.destroy(),
  };
}
