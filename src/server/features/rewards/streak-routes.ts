import { Hono } from 'hono';
import { streakUpdate, type UpdatedStreak } from '#contract/rewards.ts';
import { timeZoneOf } from '#server/features/rewards/reader.ts';
import { ACTIVITY_LIMIT, type RewardsDependencies } from '#server/features/rewards/routes.ts';
import { showStreak } from '#server/features/rewards/streaks.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { requestTimeZone } from '#server/http/request-time-zone.ts';
import { validJson } from '#server/http/validate.ts';

/** `update_reading_streak`, the remote function that counts today; everybody for themselves. */
export function streakRoutes({
  database: { db },
  limits,
  guards: { requireUser },
  deeds,
}: Omit<RewardsDependencies, 'heroes'>) {
  return new Hono<AppEnv>().post(
    '/rpc/update_reading_streak',
    limits.perAddress(ACTIVITY_LIMIT),
    requireUser,
    validJson(streakUpdate),
    async (c) => {
      const userId = c.get('user').id;
      if (c.req.valid('json')._user_id !== userId) {
        throw new AppError(403, 'not_yours', 'A reading streak is counted by whoever reads');
      }
      const timeZone = requestTimeZone(c);
      const { current, longest } = await db.transaction(async (tx) => {
        await deeds.publish(tx, { name: 'reading_activity', userId, timeZone });
        const moment = { now: new Date(), timeZone: timeZone ?? (await timeZoneOf(tx, userId)) };
        return showStreak(tx, userId, moment);
      });
      const streak: UpdatedStreak = { user_id: userId, current_streak: current, longest_streak: longest };
      return c.json(streak, 200, { 'Cache-Control': 'no-store' });
    },
  );
}
