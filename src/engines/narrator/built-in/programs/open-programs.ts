import type { EspeakAnswer, EspeakRequest } from '#engines/narrator/built-in/programs/espeak.ts';
import type { KokoroAnswer, KokoroRequest } from '#engines/narrator/built-in/programs/kokoro.ts';
import { readingRoom } from '#engines/narrator/built-in/reading-room.ts';
import { openWorkers, type Workers, type WorkersOptions } from '#workers/workers.ts';

type Options = Partial<Pick<WorkersOptions, 'onDeath' | 'taskMs'>>;

const MINUTE = 60_000;

/** Each speaks one sentence after the other, much faster than anybody listens; a crowd is read to by one for every core. */
export function openEspeak(options: Options = {}): Workers<EspeakRequest, EspeakAnswer> {
  const file = new URL('espeak.ts', import.meta.url);
  const { speakers, queue } = readingRoom();
  return openWorkers({
    file,
    children: speakers,
    taskMs: 45_000,
    idleMs: 5 * MINUTE,
    memoryMb: 512,
    queue,
    ...options,
  });
}

/** Takes all cores for a sentence, so two would only be in each other's way. */
export function openKokoro(options: Options = {}): Workers<KokoroRequest, KokoroAnswer> {
  const file = new URL('kokoro.ts', import.meta.url);
  return openWorkers({
    file,
    children: 1,
    taskMs: 2 * MINUTE,
    idleMs: 3 * MINUTE,
    memoryMb: 3072,
    queue: 64,
    ...options,
  });
}
