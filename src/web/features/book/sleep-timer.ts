/** After so many minutes, or with the last word. */
export const SLEEP_TIMES = [5, 10, 20, 'end'] as const;
export type SleepTime = (typeof SLEEP_TIMES)[number];

/** So long light and sound take to go. */
export const FADE_MS = 20_000;

/** How much of the light is left so long after the timer was set: all until its time, none when it has faded. */
export function lightAfter(elapsedMs: number, time: SleepTime | null): number {
  if (time === null || time === 'end') return 1;
  const faded = (elapsedMs - time * 60_000) / FADE_MS;
  return Math.min(1, Math.max(0, 1 - faded));
}
