// What a child runs: it does one task after the other, as its trade knows how to.
import { enableCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Reply } from '#workers/child.ts';

// Trades are many small files: read once compiled, they are there in a third of the time.
enableCompileCache();
const [file = '', memoryMb, parent] = process.argv.slice(2);
const trade = import(file) as Promise<{ default: (task: unknown) => Promise<unknown> }>;
trade.catch(() => undefined); // told to whoever asks for something

process.on('message', (task) => {
  void trade
    .then(({ default: work }) => work(task))
    .then(
      (answer): Reply<unknown> => ({ answer }),
      (error: unknown): Reply<unknown> => ({ error: wordsOf(error) }),
    )
    .then((reply) => process.send?.(reply));
});
/** Native code throws what it likes. */
function wordsOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  if (typeof message === 'string') return message;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? typeof error);
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; children leave with their parent, which may still have work to finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

new Worker(new URL('watchdog.ts', import.meta.url), {
  workerData: { parent: Number(parent), memoryMb: Number(memoryMb) },
}).unref();
