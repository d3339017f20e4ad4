/** How often a second a computed sound is sampled: all that is soft in it lies far below half of that. */
export const SAMPLE_RATE = 24_000;

export type Filter = (sample: number) => number;

/** Lets through what is lower than that pitch (Hertz). */
export function lowPass(pitch: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * pitch) / SAMPLE_RATE);
  let held = 0;
  return (sample) => (held += share * (sample - held));
}

/** Lets through what is higher than that pitch (Hertz). */
export function highPass(pitch: number): Filter {
  const low = lowPass(pitch);
  return (sample) => sample - low(sample);
}

/** One behind the other. */
export function chain(...filters: readonly Filter[]): Filter {
  return (sample) => filters.reduce((passed, filter) => filter(passed), sample);
}

export function seconds(count: number): number {
  return Math.round(count * SAMPLE_RATE);
}
