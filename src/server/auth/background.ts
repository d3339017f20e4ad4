import type { Log } from '#server/log.ts';

/** Work whose outcome the answer must not show, neither in words nor in time. */
export interface Background {
  run(what: string, work: () => Promise<void>): void;
  idle(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = work()
        .catch((err: unknown) => log.error({ err, what }, 'background work failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
