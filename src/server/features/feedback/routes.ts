import { Hono } from 'hono';
import { feedbackEntry } from '#contract/feedback.ts';
import { touchesTheme } from '#domain/feedback.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { checkEntry } from '#server/features/feedback/check-entry.ts';
import { PER_ADDRESS, PER_DEVICE } from '#server/features/feedback/limits.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { childProtected, keptUserAgent } from '#server/http/child-protection.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateCounter, RateLimiting } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { validJson } from '#server/http/validate.ts';
import type { Log } from '#server/log.ts';

const TOO_MANY = 'Please wait before submitting more feedback (limit: 5 per hour)';

interface FeedbackDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
}

/** Anybody writes to the people who run this site. */
export function feedbackRoutes({ database: { db }, limits, guards: { optionalUser } }: FeedbackDependencies) {
  const devices = limits.counter(PER_DEVICE);
  return new Hono<AppEnv>().post(
    '/',
    limits.perAddress(PER_ADDRESS),
    optionalUser,
    validJson(feedbackEntry),
    async (c) => {
      const entry = c.req.valid('json');
      const email = entry.email?.trim() ?? '';
      checkEntry({ message: entry.message, email }, entry.language);
      const waitS = entry.device ? await secondsToWait(devices, entry.device, requestLog(c)) : 0;
      if (waitS > 0) {
        c.header('Retry-After', String(waitS));
        throw new AppError(429, 'too_many_requests', TOO_MANY);
      }
      // Of a child nothing is kept by which somebody could be found.
      await db.insert(feedback).values({
        message: entry.message.trim(),
        rating: entry.rating,
        email: childProtected(c) ? null : email || null,
        feedbackType: entry.feedback_type,
        userAgent: keptUserAgent(c),
        userId: c.get('user')?.id,
        flagged: touchesTheme({ message: entry.message, email }, entry.language),
      });
      return c.json({ ok: true }, 201);
    },
  );
}

/** A counter that fails keeps nobody from writing. */
async function secondsToWait(devices: RateCounter, device: string, log: Log): Promise<number> {
  try {
    return await devices.take(device);
  } catch (err) {
    log.warn({ err }, 'feedback was taken without a look at its rate');
    return 0;
  }
}
