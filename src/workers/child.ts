import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WorkerDiedError, WorkTooSlowError } from '#workers/errors.ts';

export interface ChildOptions {
  /** Its default export does the work. */
  file: URL;
  /** So long may one task take before the child counts as stuck and is ended. */
  taskMs: number;
  /** So much may it hold, in MB; a child that holds more is ended. */
  memoryMb: number;
}

/** A process that does one task at a time: it may die, and nobody else with it. */
export interface Child<Task, Answer> {
  run(task: Task): Promise<Answer>;
  kill(): void;
  /** How it ended. */
  readonly ended: Promise<string>;
  readonly pid: number | undefined;
}

/** What a task came to, as the child says it. */
export type Reply<Answer> = { answer: Answer } | { error: string };

const PROGRAM = fileURLToPath(new URL('answer-tasks.ts', import.meta.url));
/** All that children need of our environment. Whatever else is there, such as keys and passwords, stays with us. */
const PASSED_ON =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|LD_LIBRARY_PATH|SystemRoot|NODE_COMPILE_CACHE)$/i;

export function startChild<Task, Answer>({ file, taskMs, memoryMb }: ChildOptions): Child<Task, Answer> {
  const child = fork(PROGRAM, [file.href, String(memoryMb), String(process.pid)], {
    serialization: 'advanced',
    // What a native library says as it dies may quote the text that it was given.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
  });
  // A process with nothing else to do may end; a task under way holds it by its time limit.
  child.unref();
  child.channel?.unref();
  let settle: ((reply: Reply<Answer> | { failed: Error }) => void) | undefined;
  const fail = (failed: Error) => settle?.({ failed });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  void ended.then((how) => fail(new WorkerDiedError(`a worker ended in the middle: ${how}`)));
  child.on('message', (reply: Reply<Answer>) => settle?.(reply));

  return {
    ended,
    pid: child.pid,
    kill() {
      child.ref(); // who waits for its end is not left waiting
      child.kill('SIGKILL');
    },
    run: (task) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          fail(new WorkTooSlowError(`the work took longer than ${taskMs} ms`));
          child.kill('SIGKILL');
        }, taskMs);
        settle = (reply) => {
          clearTimeout(late);
          settle = undefined;
          if ('answer' in reply) resolve(reply.answer);
          else reject('failed' in reply ? reply.failed : new Error(reply.error));
        };
        child.send(task as object, (error) => error && fail(new WorkerDiedError(error.message)));
      }),
  };
}
