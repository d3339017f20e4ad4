import { hash, seeded } from '#domain/random.ts';

/** A number from 0 to 1 that is always the same for the same seed and matter. */
export function chance(seed: number, matter: string): number {
  return seeded((seed ^ hash(matter)) >>> 0)();
}
