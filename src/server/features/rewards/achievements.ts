import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Achievement, AchievementList, Earned } from '#contract/rewards.ts';
import { isEarnedBy, progressOf, type Deed } from '#domain/achievements.ts';
import type { Queryable } from '#server/db/database.ts';
import { userFavorites } from '#server/db/schema/reactions.ts';
import { achievements, userAchievements } from '#server/db/schema/rewards.ts';
import { myStories } from '#server/db/schema/my-stories.ts';

const BY_POINTS = [asc(achievements.points), asc(achievements.requirementValue), asc(achievements.slug)];

/** Of everybody; a guest has earned none. */
export async function listAchievements(db: Queryable, userId: string | undefined): Promise<AchievementList> {
  const rows = userId === undefined ? await everyLocked(db) : await everyFor(db, userId);
  return { achievements: rows.map(achievementOf), progress: progressOf(rows) };
}

type Row = typeof achievements.$inferSelect & { earnedAt: Date | null };

async function everyLocked(db: Queryable): Promise<Row[]> {
  const rows = await db
    .select()
    .from(achievements)
    .orderBy(...BY_POINTS);
  return rows.map((row) => ({ ...row, earnedAt: null }));
}

async function everyFor(db: Queryable, userId: string): Promise<Row[]> {
  const rows = await db
    .select({ achievement: achievements, earnedAt: userAchievements.earnedAt })
    .from(achievements)
    .leftJoin(userAchievements, earnedBy(userId))
    .orderBy(...BY_POINTS);
  return rows.map(({ achievement, earnedAt }) => ({ ...achievement, earnedAt }));
}

function achievementOf(row: Row): Achievement {
  const { slug, name, description, icon, points, requirementType, requirementValue, earnedAt } = row;
  return {
    id: slug,
    name,
    description,
    icon,
    points,
    requirementType,
    requirementValue,
    earned: earnedAt !== null,
    earnedAt: earnedAt?.toISOString() ?? null,
  };
}

/** Gives what the deed has earned and the person does not have yet. */
export async function grantAchievements(tx: Queryable, userId: string, deed: Deed): Promise<Earned[]> {
  const locked = await tx
    .select({ achievement: achievements })
    .from(achievements)
    .leftJoin(userAchievements, earnedBy(userId))
    .where(isNull(userAchievements.userId))
    .orderBy(...BY_POINTS);
  const due = locked.map(({ achievement }) => achievement).filter((each) => isEarnedBy(each, deed));
  if (due.length === 0) return [];
  const given = await tx
    .insert(userAchievements)
    .values(due.map(({ id }) => ({ userId, achievementId: id })))
    .onConflictDoNothing()
    .returning({ id: userAchievements.achievementId });
  const isNew = new Set(given.map(({ id }) => id));
  return due
    .filter(({ id }) => isNew.has(id))
    .map(({ slug, name, icon }) => ({ kind: 'achievement', id: slug, name, emoji: icon }));
}

function earnedBy(userId: string) {
  return and(eq(userAchievements.achievementId, achievements.id), eq(userAchievements.userId, userId));
}

export function countStories(tx: Queryable, userId: string): Promise<number> {
  return tx.$count(myStories, eq(myStories.userId, userId));
}

export function countFavorites(tx: Queryable, userId: string): Promise<number> {
  return tx.$count(userFavorites, eq(userFavorites.userId, userId));
}
