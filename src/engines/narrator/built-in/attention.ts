import type { Narrator } from '#engines/narrator/port.ts';

/** Does something when its turn has come. Who is gone by then waits no longer, and nobody for them. */
export type Turn = <Answer>(doing: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;

export interface Attention {
  /** Somebody waits for what this voice says. */
  toListeners: (narrator: Narrator) => Narrator;
  /** Somebody is there who may listen soon. They are, until the last sentence. */
  toReaders: (narrator: Narrator) => Narrator;
  /** A sentence for them: one at a time, and none begins as long as anybody listens. */
  forReaders: Turn;
  /** A sentence for whoever may come another day: none begins as long as anybody listens or is there. */
  forNobodyHere: Turn;
}

/** Who pressed play goes first, then whoever is there; all others wait between two sentences. */
export function createAttention(): Attention {
  const listening = new Set<symbol>();
  const reading = new Set<symbol>();
  const forReaders: Begin[] = [];
  const forNobodyHere: Begin[] = [];
  let isDoing = false;
  const goOn = () => {
    if (isDoing || listening.size > 0) return;
    const begin = forReaders.shift() ?? (reading.size === 0 ? forNobodyHere.shift() : undefined);
    begin?.();
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
  const myTurn = (among: Begin[], signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      const begin = () => {
        signal.removeEventListener('abort', leave);
        isDoing = true;
        resolve();
      };
      const leave = () => {
        among.splice(among.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave);
      among.push(begin);
      goOn();
    });
  const turnAmong =
    (among: Begin[]): Turn =>
    async (doing, signal) => {
      await myTurn(among, signal);
      try {
        return await doing();
      } finally {
        isDoing = false;
        goOn();
      }
    };
  return {
    toListeners: (narrator) => sentenceWise(narrator, heard),
    toReaders: (narrator) => ({
      name: narrator.name,
      async *speak(request, signal) {
        const me = Symbol('reader');
        reading.add(me);
        try {
          yield* narrator.speak(request, signal);
        } finally {
          reading.delete(me);
          goOn();
        }
      },
    }),
    forReaders: turnAmong(forReaders),
    forNobodyHere: turnAmong(forNobodyHere),
  };
}

type Begin = () => void;

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
