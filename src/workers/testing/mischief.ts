import { setTimeout } from 'node:timers/promises';

export interface Mischief {
  do:
    | 'say'
    | 'throw'
    | 'throw-object'
    | 'abort'
    | 'abort-unless-fresh'
    | 'hang'
    | 'eat-heap'
    | 'eat-buffers'
    | 'wait'
    | 'tell-env';
  ms?: number;
}

export interface Told {
  pid: number;
  env: string[];
}

let tasks = 0;

/** A trade whose every task is a fault. */
export default async function work(task: Mischief): Promise<Told> {
  tasks += 1;
  const hoard: unknown[] = [];
  switch (task.do) {
    case 'throw':
      throw new Error('I would rather not');
    case 'throw-object':
      // As native code does.
      // oxlint-disable-next-line no-throw-literal
      throw { message: 'The page is full' };
    case 'abort':
      process.abort();
    // oxlint-disable-next-line no-fallthrough
    case 'abort-unless-fresh':
      if (tasks > 1) process.abort();
      break;
    case 'hang':
      for (;;);
    // oxlint-disable-next-line no-fallthrough
    case 'eat-heap':
      for (;;) hoard.push(Array.from({ length: 1000 }, () => ({ hoard })));
    // oxlint-disable-next-line no-fallthrough
    case 'eat-buffers':
      for (;;) hoard.push(Buffer.alloc(1024 * 1024, 1));
    // oxlint-disable-next-line no-fallthrough
    case 'wait':
      await setTimeout(task.ms);
      break;
    default:
  }
  return { pid: process.pid, env: Object.keys(process.env) };
}
