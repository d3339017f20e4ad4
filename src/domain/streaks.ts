import { dayIn, daysBetween } from '#domain/time-zone.ts';

export const STREAK_MILESTONES = [3, 7, 14, 30, 100] as const;
export type StreakMilestone = (typeof STREAK_MILESTONES)[number];

export const STREAK_LABELS = [
  'newReader',
  'gettingStarted',
  'storyExplorer',
  'readingChampion',
  'storyMaster',
  'readingLegend',
] as const;
export type StreakLabel = (typeof STREAK_LABELS)[number];

export interface Streak {
  current: number;
  longest: number;
  /** The latest of the reader's own calendar days; null before the first. */
  lastDay: string | null;
  lastAt: Date | null;
}

/** Now, where the reader is. */
export interface Moment {
  now: Date;
  timeZone: string;
}

export const NO_STREAK: Streak = { current: 0, longest: 0, lastDay: null, lastAt: null };

/** A milestone is told on the day it is reached, and again when a new streak reaches it: it was earned anew. */
export function streakAfter(
  before: Streak,
  moment: Moment,
): { streak: Streak; milestone: StreakMilestone | null } {
  const current = countAfter(before, moment);
  const today = dayIn(moment.timeZone, moment.now);
  const streak = {
    current,
    longest: Math.max(before.longest, current),
    // Whoever flies west lives the same day twice; it counts once.
    lastDay: before.lastDay !== null && before.lastDay > today ? before.lastDay : today,
    lastAt: moment.now,
  };
  const isLonger = current > before.current;
  const milestone = isLonger ? STREAK_MILESTONES.find((days) => days === current) : undefined;
  return { streak, milestone: milestone ?? null };
}

function countAfter(before: Streak, moment: Moment): number {
  if (before.current === 0 || before.lastDay === null || isOver(before, moment)) return 1;
  const isNewDay = daysBetween(before.lastDay, dayIn(moment.timeZone, moment.now)) > 0;
  return before.current + (isNewDay ? 1 : 0);
}

/** How long the streak is at a moment: it lives through the day after the last activity. */
export function streakAt(streak: Streak, moment: Moment): number {
  return isOver(streak, moment) ? 0 : streak.current;
}

export function isActiveOn(streak: Streak, moment: Moment): boolean {
  return daysSince(streak, moment) <= 0;
}

function isOver(streak: Streak, moment: Moment): boolean {
  return daysSince(streak, moment) > 1;
}

/**
 * Counted from the day as it was for the reader then, or as it was where the reader is now, whichever is kinder: whoever
 * flies east over the date line has missed no day that they ever had.
 */
function daysSince({ lastDay, lastAt }: Streak, { now, timeZone }: Moment): number {
  const today = dayIn(timeZone, now);
  const then = [lastDay, lastAt && dayIn(timeZone, lastAt)].filter((day) => day !== null);
  return Math.min(...then.map((day) => daysBetween(day, today)));
}

export function streakLabel(days: number): StreakLabel {
  if (days >= 100) return 'readingLegend';
  if (days >= 30) return 'storyMaster';
  if (days >= 14) return 'readingChampion';
  if (days >= 7) return 'storyExplorer';
  if (days >= 3) return 'gettingStarted';
  return 'newReader';
}
