import type { Narrator } from '#engines/narrator/port.ts';

/** Does something when its turn has come. Who is gone by then waits no longer, and nobody for them. */
export type Turn = <Answer>(doing: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;

export interface Attention {
  /** Somebody waits for what this voice says. */
  toListeners: (narrator: Narrator) => Narrator;
  /** Nobody waits yet: one at a time, and none begins as long as anybody listens. */
  forNobodyYet: Turn;
}

/** Who pressed play goes first; whatever is read ahead waits between two sentences. */
export function createAttention(): Attention {
  const listening = new Set<symbol>();
  const waiting: (() => void)[] = [];
  let isDoing = false;
  const goOn = () => {
    if (!isDoing && listening.size === 0) waiting.shift()?.();
  };
  const heard = async <Answer>(say: () => Promise<Answer>): Promise<Answer> => {
    const me = Symbol('listener');
    listening.add(me);
    try {
      return await say();
    } finally {
      listening.delete(me);
      goOn();
    }
  };
  const myTurn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      const begin = () => {
        signal.removeEventListener('abort', leave);
        isDoing = true;
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave);
      waiting.push(begin);
      goOn();
    });
  return {
    toListeners: (narrator) => sentenceWise(narrator, heard),
    async forNobodyYet(doing, signal) {
      await myTurn(signal);
      try {
        return await doing();
      } finally {
        isDoing = false;
        goOn();
      }
    },
  };
}

type Saying = <Answer>(say: () => Promise<Answer>) => Promise<Answer>;

/** The same voice; each of its sentences is made as somebody else says. */
function sentenceWise(narrator: Narrator, saying: Saying): Narrator {
  return {
    name: narrator.name,
    async *speak(request, signal) {
      const sentences = narrator.speak(request, signal)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { done, value } = await saying(() => sentences.next());
          if (done) return;
          yield value;
        }
      } finally {
        await sentences.return?.();
      }
    },
  };
}
