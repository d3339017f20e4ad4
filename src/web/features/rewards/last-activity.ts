import type { ReadingStreak } from '#contract/rewards.ts';
import { dayIn, daysBetween } from '#domain/time-zone.ts';

export type LastActivity = { day: 'today' | 'yesterday' | 'never' } | { day: 'earlier'; date: Date };

/** By the reader's own calendar. The date is given as midnight in UTC, which is how dates are written here. */
export function lastActivity(
  { activeToday, lastActivityAt }: Pick<ReadingStreak, 'activeToday' | 'lastActivityAt'>,
  now: Date,
  timeZone: string,
): LastActivity {
  if (activeToday) return { day: 'today' };
  if (lastActivityAt === null) return { day: 'never' };
  const then = dayIn(timeZone, new Date(lastActivityAt));
  const days = daysBetween(then, dayIn(timeZone, now));
  if (days <= 1) return { day: 'yesterday' };
  return { day: 'earlier', date: new Date(then) };
}

export type KindWords = 'today' | 'alive' | 'rested' | 'new';

/** What there is to say about a streak; a missed day is never held against anybody. */
export function kindWords({ current, activeToday, lastActivityAt }: ReadingStreak): KindWords {
  if (activeToday) return 'today';
  if (lastActivityAt === null) return 'new';
  return current > 0 ? 'alive' : 'rested';
}
