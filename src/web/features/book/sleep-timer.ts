/** After so many minutes, or with the last word. */
export const SLEEP_TIMES = [5, 10, 20, 'end'] as const;
export type SleepTime = (typeof SLEEP_TIMES)[number];

/** So long light and sound take to go. */
export const FADE_MS = 20_000;

/** How much of the light is left so long after the timer was set, or after the end: all until its time, none when it has faded. */
export function lightAfter(elapsedMs: number, time: SleepTime | null): number {
  if (time === null) return 1;
  const minutes = time === 'end' ? 0 : time;
  return upToOne(1 - (elapsedMs - minutes * 60_000) / FADE_MS);
}

/** The last page of a story that is to end in sleep is read ever more softly: so much of the voice is left where so much of it was read. */
export function voiceOnLastPage(read: number): number {
  return 1 - upToOne(read) / 2;
}

function upToOne(share: number): number {
  return Math.min(1, Math.max(0, share));
}
