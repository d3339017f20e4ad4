import { fork, type ChildProcess } from 'node:child_process';

export interface ProgramOptions {
  /** The file it runs. */
  file: URL;
  /** It leaves after so long without a request; the memory of a model is worth having back. */
  idleMs: number;
  /** So long may one answer take before the program counts as stuck and is started anew. */
  answerMs: number;
}

/** A program of its own behind a pipe: it may die, and nobody else with it. */
export interface Program<Request, Answer> {
  ask(request: Request, signal: AbortSignal): Promise<Answer>;
  close(): void;
  /** Its process, if it runs. */
  readonly pid: number | undefined;
}

export class ProgramDiedError extends Error {
  override name = 'ProgramDiedError';
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: string };

/** Starts with the first request, leaves when idle, and answers one request at a time, in the order they came. */
export function createProgram<Request, Answer>({
  file,
  idleMs,
  answerMs,
}: ProgramOptions): Program<Request, Answer> {
  let child: ChildProcess | undefined;
  let next = 0;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const waiting = new Map<number, Waiting<Answer>>();

  const start = (): ChildProcess => {
    const fresh = fork(file, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    fresh.on('message', (reply: Reply<Answer>) => {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) asked?.reject(new Error(reply.error));
      else asked?.resolve(reply.answer);
    });
    const died = () => {
      if (child === fresh) child = undefined;
      for (const each of waiting.values())
        each.reject(new ProgramDiedError('the program ended in the middle'));
      waiting.clear();
    };
    fresh.on('exit', died);
    fresh.on('error', died);
    fresh.unref();
    fresh.channel?.unref();
    return fresh;
  };

  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const askOnce = (request: Request): Promise<Answer> => {
    clearTimeout(idle);
    child ??= start();
    const running = child;
    const id = next++;
    return new Promise<Answer>((resolve, reject) => {
      const late = setTimeout(stop, answerMs);
      const settle = () => {
        clearTimeout(late);
        idle = setTimeout(stop, idleMs);
        idle.unref();
      };
      waiting.set(id, {
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      running.send({ id, request });
    });
  };

  return {
    get pid() {
      return child?.pid;
    },
    ask(request, signal) {
      const mine = turn.then(async () => {
        signal.throwIfAborted();
        try {
          return await askOnce(request);
        } catch (error) {
          if (!(error instanceof ProgramDiedError)) throw error;
          return askOnce(request); // once more: most deaths are not the request's fault
        }
      });
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: stop,
  };
}

/** The other end: answers requests in the program's own process. Each program says what it takes and gives. */
export function answerRequests(work: (request: never) => Promise<unknown>): void {
  process.on('message', (message: { id: number; request: never }) => {
    const { id, request } = message;
    void work(request).then(
      (answer) => process.send?.({ id, answer }),
      (error: unknown) =>
        process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
