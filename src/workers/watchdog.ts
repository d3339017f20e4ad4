// A thread beside the work: native code that runs on and on lets nobody else in its own thread notice anything.
import { workerData } from 'node:worker_threads';

const { parent, memoryMb } = workerData as { parent: number; memoryMb: number };
const MEGABYTE = 1024 * 1024;
const LOOK_EVERY_MS = 200;

setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > memoryMb * MEGABYTE) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
