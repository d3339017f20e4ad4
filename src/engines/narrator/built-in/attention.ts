import type { Narrator } from '#engines/narrator/port.ts';

export interface Attention {
  /** Somebody waits for what this voice says. */
  toListeners: (narrator: Narrator) => Narrator;
  /** Nobody waits yet: one sentence at a time, and none as long as anybody listens. */
  toNobodyYet: (narrator: Narrator) => Narrator;
}

/** Who pressed play goes first; whatever is read ahead waits between two sentences. */
export function createAttention(): Attention {
  const listening = new Set<symbol>();
  let silence = Promise.withResolvers<void>();
  let turn: Promise<unknown> = Promise.resolve();
  const heard = async <Answer>(say: () => Promise<Answer>): Promise<Answer> => {
    const me = Symbol('listener');
    listening.add(me);
    try {
      return await say();
    } finally {
      listening.delete(me);
      if (listening.size === 0) {
        silence.resolve();
        silence = Promise.withResolvers();
      }
    }
  };
  const inSilence = <Answer>(say: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    const mine = turn.then(async () => {
      while (listening.size > 0 && !signal.aborted) await silence.promise;
      signal.throwIfAborted();
      return say();
    });
    turn = mine.catch(() => undefined);
    return mine;
  };
  return {
    toListeners: (narrator) => sentenceWise(narrator, heard),
    toNobodyYet: (narrator) => sentenceWise(narrator, inSilence),
  };
}

type Saying = <Answer>(say: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;

/** The same voice; each of its sentences is made as somebody else says. */
function sentenceWise(narrator: Narrator, saying: Saying): Narrator {
  return {
    name: narrator.name,
    async *speak(request, signal) {
      const sentences = narrator.speak(request, signal)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { done, value } = await saying(() => sentences.next(), signal);
          if (done) return;
          yield value;
        }
      } finally {
        await sentences.return?.();
      }
    },
  };
}
