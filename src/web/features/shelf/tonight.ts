/** So many are ready. */
const READY = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A family reads what it is told in its own language, as long as that is enough for an evening. */
export function inOneLanguage<Story extends { language: string }>(
  stories: readonly Story[],
  language: string,
): readonly Story[] {
  const own = stories.filter((story) => story.language === language);
  return own.length >= READY ? own : stories;
}

/** Other ones each day, the same all day long, until every one had its evening. */
export function tonight<Story>(stories: readonly Story[], now: Date): Story[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const day = Math.round((midnight.getTime() - midnight.getTimezoneOffset() * 60_000) / DAY_MS);
  const from = (day * READY) % Math.max(stories.length, 1);
  return [...stories.slice(from), ...stories.slice(0, from)].slice(0, READY);
}
