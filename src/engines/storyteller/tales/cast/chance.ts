import { hash, seeded } from '#domain/random.ts';

/** One of so many: always the same for the same seed and matter, and another one each time it is told again. */
export function turnOf(
  { seed, toldBefore }: { seed: number; toldBefore: number },
  matter: string,
  many: number,
): number {
  return (Math.floor(chance(seed, matter) * many) + toldBefore) % many;
}

/** A number from 0 to 1 that is always the same for the same seed and matter. */
export function chance(seed: number, matter: string): number {
  return seeded((seed ^ hash(matter)) >>> 0)();
}
