// A process with two workers, one stuck and one idle; it tells their numbers and waits to be killed.
import type { Mischief, Told } from '#workers/testing/mischief.ts';
import { openWorkers } from '#workers/workers.ts';

const workers = openWorkers<Mischief, Told>({
  file: new URL('mischief.ts', import.meta.url),
  children: 2,
  taskMs: 60_000,
  idleMs: 60_000,
  memoryMb: 256,
  queue: 8,
});
void workers.run({ do: 'hang' });
await workers.run({ do: 'say' });
process.stdout.write(`${JSON.stringify(workers.pids)}\n`);
