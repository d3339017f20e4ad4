/** So many are ready. */
const READY = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Other ones each day, the same all day long, until every one had its evening. */
export function tonight<Story>(stories: readonly Story[], now: Date): Story[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const day = Math.round((midnight.getTime() - midnight.getTimezoneOffset() * 60_000) / DAY_MS);
  const from = (day * READY) % Math.max(stories.length, 1);
  return [...stories.slice(from), ...stories.slice(0, from)].slice(0, READY);
}
