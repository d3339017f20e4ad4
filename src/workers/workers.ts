import { startChild, type Child, type ChildOptions } from '#workers/child.ts';
import { WorkerDiedError, WorkersBusyError, WorkTooSlowError } from '#workers/errors.ts';

export interface WorkersOptions extends ChildOptions {
  /** How many there may be at once. Each starts when there is work for it. */
  children: number;
  /** A child leaves after so long without work; its memory is worth having back. */
  idleMs: number;
  /** So many tasks may wait; who comes later is told that we are busy. */
  queue: number;
  /** Told of every child that ended in the middle of its work. */
  onDeath?: ((error: Error) => void) | undefined;
}

/** Processes of one trade, for work that must neither end nor hold up ours. */
export interface Workers<Task, Answer> {
  /**
   * Who is aborted while waiting leaves the queue. Tasks of the same one (`from`) are done in the order they came; of
   * different ones, whose turn was longest ago is next, so that many tasks of one do not hold up everybody.
   */
  run(task: Task, signal?: AbortSignal, from?: string): Promise<Answer>;
  /** Ends them all, and what they were doing. */
  close(): Promise<void>;
  /** Of those that run now. */
  readonly pids: number[];
}

const MOST_REMEMBERED = 1_000;

interface Job<Task, Answer> {
  task: Task;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
  isRetry: boolean;
  from: string;
}

/**
 * Tasks are done in the order they came, as long as nobody asks for more than others. When a child dies, its task is done once more in a fresh one, because most deaths
 * are not the task's fault; what takes too long once would do so again.
 */
export function openWorkers<Task, Answer>(options: WorkersOptions): Workers<Task, Answer> {
  type Hand = Child<Task, Answer>;
  const hands = new Map<Hand, NodeJS.Timeout | 'busy'>();
  const waiting: Job<Task, Answer>[] = [];
  /** Whose turn was when, of those who wait. */
  const turns = new Map<string, number>();
  let turn = 0;
  let closed = false;

  const hire = (): Hand => {
    const hand = startChild<Task, Answer>(options);
    hands.set(hand, 'busy');
    void hand.ended.then(() => hands.delete(hand));
    return hand;
  };
  const dismiss = (hand: Hand) => {
    hands.delete(hand);
    hand.kill();
  };
  const findHand = ({ isRetry }: Job<Task, Answer>): Hand | undefined => {
    const hasRoom = hands.size < options.children;
    if (isRetry && hasRoom) return hire();
    const [idle] = [...hands].findLast(([, state]) => state !== 'busy') ?? [];
    return idle ?? (hasRoom ? hire() : undefined);
  };

  const nextJob = (): Job<Task, Answer> | undefined => {
    const turnOf = (job: Job<Task, Answer>) => (job.isRetry ? -1 : (turns.get(job.from) ?? 0));
    let [next] = waiting;
    for (const job of waiting) if (next && turnOf(job) < turnOf(next)) next = job;
    return next;
  };
  const leaveQueue = (job: Job<Task, Answer>) => {
    const place = waiting.indexOf(job);
    if (place !== -1) waiting.splice(place, 1);
  };
  const giveWork = () => {
    for (let job = nextJob(); job; job = nextJob()) {
      const hand = findHand(job);
      if (!hand) return;
      leaveQueue(job);
      turns.set(job.from, ++turn);
      if (waiting.length === 0 && turns.size > MOST_REMEMBERED) turns.clear();
      const idle = hands.get(hand);
      if (idle !== 'busy') clearTimeout(idle);
      hands.set(hand, 'busy');
      void work(hand, job);
    }
  };
  const work = async (hand: Hand, job: Job<Task, Answer>) => {
    try {
      job.resolve(await hand.run(job.task));
    } catch (error) {
      const died = error instanceof WorkerDiedError;
      if (died || error instanceof WorkTooSlowError) {
        dismiss(hand);
        if (!closed) options.onDeath?.(error);
      }
      if (died && !job.isRetry && !closed) {
        job.isRetry = true;
        waiting.unshift(job);
      } else {
        job.reject(error);
      }
    }
    if (hands.has(hand)) hands.set(hand, setTimeout(dismiss, options.idleMs, hand).unref());
    giveWork();
  };

  return {
    get pids() {
      return [...hands.keys()].flatMap(({ pid }) => pid ?? []);
    },
    async run(task, signal, from = '') {
      if (closed) throw new WorkerDiedError('the workers have gone home');
      signal?.throwIfAborted();
      if (waiting.length >= options.queue) throw new WorkersBusyError('too many tasks are waiting');
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const job = { task, resolve, reject, isRetry: false, from };
      const leave = () => {
        leaveQueue(job);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave);
      waiting.push(job);
      giveWork();
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new WorkerDiedError('the workers have gone home'));
      const leaving = [...hands.keys()];
      for (const hand of leaving) hand.kill();
      await Promise.all(leaving.map(({ ended }) => ended));
    },
  };
}
