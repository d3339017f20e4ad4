import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export interface Watch {
  /** What Node runs. It says "ready" over the channel once it serves. */
  program: string[];
  /** Before the first new start; twice as long before each further one. */
  firstPauseMs?: number;
}

/** So many ends within the span are no accident: starting once more would not help. */
const MOST_ENDS = 5;
const SPAN_MS = 5 * 60_000;

/**
 * Runs a program and starts it again whenever it ends unasked. Resolves to the code to leave with: the program's own when
 * it was asked to stop, or when it never was ready at all, because then it has said what is wrong.
 */
export async function keepWatch({ program, firstPauseMs = 1000 }: Watch): Promise<number> {
  const stopping = new AbortController();
  let running: ChildProcess | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    stopping.abort();
    running?.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, passOn);

  let wasReady = false;
  let ends: number[] = [];
  for (;;) {
    running = spawn(process.execPath, program, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    running.on('message', () => (wasReady = true));
    const [code, signal] = (await once(running, 'exit')) as [number | null, NodeJS.Signals | null];
    if (stopping.signal.aborted || code === 0 || !wasReady) return code ?? 1;

    const now = Date.now();
    ends = [...ends.filter((end) => now - end < SPAN_MS), now];
    const how = signal ?? `code ${code}`;
    if (ends.length >= MOST_ENDS) {
      say(`Fabloom ended unasked for the fifth time within five minutes (${how}). Its log tells more.`);
      return 1;
    }
    const pauseMs = firstPauseMs * 2 ** (ends.length - 1);
    say(`Fabloom ended unasked (${how}). Starting it again in ${pauseMs / 1000} s.`);
    await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return 0;
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
