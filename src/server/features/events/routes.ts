import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { analyticsEvents } from '#contract/events.ts';
import { CHILD_PROTECTED_COOKIE } from '#domain/age-gate.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

/** More than a busy family makes; enough that nobody fills the table by hand. */
const LIMIT = { name: 'events', points: 240, seconds: 60 };

export function eventsRoutes({ db }: Database, limits: RateLimiting, { optionalUser }: Guards) {
  return new Hono<AppEnv>().post(
    '/',
    limits.perAddress(LIMIT),
    optionalUser,
    validJson(analyticsEvents),
    async (c) => {
      if (getCookie(c, CHILD_PROTECTED_COOKIE)) {
        throw new AppError(403, 'child_protected', 'Events of a child-protected session are not stored');
      }
      const userId = c.get('user')?.id;
      const userAgent = c.req.header('user-agent')?.slice(0, 500);
      // One statement: the rows get their numbers in the order in which the events happened.
      await db.insert(userAnalytics).values(
        c.req.valid('json').map((event) => ({
          userId,
          sessionId: event.session_id,
          eventType: event.event_type,
          eventData: event.event_data,
          userAgent,
        })),
      );
      return c.body(null, 204);
    },
  );
}
