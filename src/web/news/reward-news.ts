import type { Activity, Earned } from '#contract/rewards.ts';

/** Something that may earn a reward was done, or an answer of the server says what was earned. */
export type RewardNews = { activity: Activity['kind'] } | { earned: readonly Earned[] };

const listeners = new Set<(news: RewardNews) => void>();

/** A story was read or heard to its end; the tour was taken. */
export function tellActivity(activity: Activity['kind']): void {
  tell({ activity });
}

/** Whoever gets an answer with `earned` in it passes it on; what is said of it is decided in one place. */
export function tellEarned({ earned = [] }: { earned?: readonly Earned[] }): void {
  if (earned.length > 0) tell({ earned });
}

export function onRewardNews(listener: (news: RewardNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(news: RewardNews): void {
  for (const listener of listeners) listener(news);
}
