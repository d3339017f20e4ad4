import { availableParallelism } from 'node:os';

/** How many the quick voice reads to on a machine. Whoever has begun to listen always finds a place in the queue. */
export interface ReadingRoom {
  /** Processes that speak. */
  speakers: number;
  /** So many are let in at once. Each has one sentence in the queue at most. */
  listeners: number;
  /** So many sentences may wait. */
  queue: number;
}

/** Some thirty are read to by a core as fast as they listen; the others wait a little before each sentence. */
const LISTENERS_A_SPEAKER = 48;
/** Each may hold half a gigabyte; a machine with more cores has other things to do with them. */
const MOST_SPEAKERS = 32;
/** Of those who are no listeners: books, experiences, and what is read ahead. */
const OTHERS = 160;

export function readingRoom(cores = availableParallelism()): ReadingRoom {
  const speakers = Math.max(1, Math.min(MOST_SPEAKERS, cores));
  const listeners = LISTENERS_A_SPEAKER * speakers;
  return { speakers, listeners, queue: listeners + OTHERS };
}
