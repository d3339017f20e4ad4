import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { analyticsEvents } from '#contract/analytics.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { childProtected, childRefused, keptUserAgent } from '#server/http/child-protection.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

/** More than a busy family makes; enough that nobody fills the table by hand. */
const LIMIT = { name: 'events', points: 240, seconds: 60 };

/** Before anything of it is read. */
const refuseChildren = createMiddleware<AppEnv>(async (c, next) => {
  if (childProtected(c)) throw childRefused('Events of a child-protected session are not stored');
  await next();
});

interface AnalyticsDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
}

export function analyticsRoutes({
  database: { db },
  limits,
  guards: { optionalUser },
}: AnalyticsDependencies) {
  return new Hono<AppEnv>().post(
    '/',
    limits.perAddress(LIMIT),
    refuseChildren,
    optionalUser,
    validJson(analyticsEvents),
    async (c) => {
      const userId = c.get('user')?.id;
      const userAgent = keptUserAgent(c);
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
