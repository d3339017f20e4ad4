import type { Narrator } from '#engines/narrator/port.ts';
import { WorkersBusyError } from '#workers/errors.ts';

export interface Crowd {
  /** Somebody who wants to be read to. Throws when there is no more room; otherwise answers with how to leave. */
  enter(visitor: string): () => void;
}

export interface CrowdOptions {
  /** So many are read to at once; who comes later is told to come back soon. */
  most: number;
  /** When half of the room is taken, nobody may have more of it. */
  each: number;
}

/** Who is being read to by voices of our own, so that whoever has begun to listen is not interrupted by those who come. */
export function createCrowd({ most, each }: CrowdOptions): Crowd {
  const listeners = new Map<string, number>();
  let all = 0;
  return {
    enter(visitor) {
      const own = listeners.get(visitor) ?? 0;
      if (all >= most || (own >= each && all >= most / 2)) throw new WorkersBusyError('too many listen');
      listeners.set(visitor, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (listeners.get(visitor) ?? 1) - 1;
        if (left > 0) listeners.set(visitor, left);
        else listeners.delete(visitor);
      };
    },
  };
}

/** Reads to whoever finds room. */
export function inCrowd(narrator: Narrator, crowd: Crowd, visitor: string): Narrator {
  return {
    name: narrator.name,
    async *speak(request, signal) {
      const leave = crowd.enter(visitor);
      try {
        yield* narrator.speak(request, signal);
      } finally {
        leave();
      }
    },
  };
}
