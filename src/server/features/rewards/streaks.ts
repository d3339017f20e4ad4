import { eq } from 'drizzle-orm';
import type { Earned, ReadingStreak } from '#contract/rewards.ts';
import {
  isActiveOn,
  NO_STREAK,
  streakAfter,
  streakAt,
  streakLabel,
  type Moment,
  type Streak,
} from '#domain/streaks.ts';
import type { Queryable } from '#server/db/database.ts';
import { readingStreaks } from '#server/db/schema/rewards.ts';

export async function showStreak(db: Queryable, userId: string, moment: Moment): Promise<ReadingStreak> {
  const streak = await findStreak(db, userId);
  const current = streakAt(streak, moment);
  return {
    current,
    longest: streak.longest,
    label: streakLabel(current),
    activeToday: isActiveOn(streak, moment),
    lastActivityAt: streak.lastAt?.toISOString() ?? null,
  };
}

/** The reader is held meanwhile, so nobody else counts. */
export async function continueStreak(tx: Queryable, userId: string, moment: Moment): Promise<Earned[]> {
  const { streak, milestone } = streakAfter(await findStreak(tx, userId), moment);
  const row = {
    currentStreak: streak.current,
    longestStreak: streak.longest,
    lastActivityDate: streak.lastDay,
    lastActivityAt: streak.lastAt,
  };
  await tx
    .insert(readingStreaks)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: readingStreaks.userId, set: row });
  return milestone === null ? [] : [{ kind: 'streak', id: `streak-${milestone}`, days: milestone }];
}

async function findStreak(db: Queryable, userId: string): Promise<Streak> {
  const [row] = await db.select().from(readingStreaks).where(eq(readingStreaks.userId, userId));
  if (!row) return NO_STREAK;
  return {
    current: row.currentStreak,
    longest: row.longestStreak,
    lastDay: row.lastActivityDate,
    lastAt: row.lastActivityAt,
  };
}
