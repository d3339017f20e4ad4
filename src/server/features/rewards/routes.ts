import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { activity, collectionQuery } from '#contract/rewards.ts';
import { knownTimeZone } from '#domain/time-zone.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import type { Deeds } from '#server/deeds/deeds.ts';
import { listAchievements } from '#server/features/rewards/achievements.ts';
import { listCharacters, type Heroes } from '#server/features/rewards/characters.ts';
import { timeZoneOf } from '#server/features/rewards/reader.ts';
import { showStreak } from '#server/features/rewards/streaks.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestTimeZone } from '#server/http/request-time-zone.ts';
import { validJson } from '#server/http/validate.ts';

/** More than a class that reads together on one connection. */
export const ACTIVITY_LIMIT = { name: 'activity', points: 120, seconds: 60 };
const PRIVATE = { 'Cache-Control': 'no-store' };

export interface RewardsDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
  heroes: Heroes;
  deeds: Deeds;
}

/** Public: guests see what there is to earn. */
export function achievementsRoutes({
  database: { db },
  guards: { optionalUser },
}: Pick<RewardsDependencies, 'database' | 'guards'>) {
  return new Hono<AppEnv>().get('/', optionalUser, async (c) =>
    c.json(await listAchievements(db, c.get('user')?.id), 200, PRIVATE),
  );
}

const collection = zValidator('query', collectionQuery, (result) => {
  if (!result.success) throw new AppError(400, 'validation_failed', 'There is no such language');
});

/** Under `/me`. */
export function rewardsRoutes({
  database: { db },
  limits,
  guards: { requireUser },
  heroes,
  deeds,
}: RewardsDependencies) {
  return new Hono<AppEnv>()
    .get('/streak', requireUser, async (c) => {
      const userId = c.get('user').id;
      const timeZone = requestTimeZone(c) ?? (await timeZoneOf(db, userId));
      return c.json(await showStreak(db, userId, { now: new Date(), timeZone }), 200, PRIVATE);
    })
    .get('/characters', requireUser, collection, async (c) => {
      const characters = await listCharacters(db, c.get('user').id, c.req.valid('query').lang, heroes);
      return c.json({ characters }, 200, PRIVATE);
    })
    .post('/activity', limits.perAddress(ACTIVITY_LIMIT), requireUser, validJson(activity), async (c) => {
      const { kind, timeZone: told } = c.req.valid('json');
      const timeZone = knownTimeZone(told) ?? requestTimeZone(c);
      const userId = c.get('user').id;
      const earned = await db.transaction((tx) => deeds.publish(tx, { name: kind, userId, timeZone }));
      return c.json({ earned }, 200, PRIVATE);
    });
}
