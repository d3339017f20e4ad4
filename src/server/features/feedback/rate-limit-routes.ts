import { Hono } from 'hono';
import { rateLimitCheck } from '#contract/feedback.ts';
import { PER_ADDRESS, PER_DEVICE } from '#server/features/feedback/limits.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

interface FeedbackLimitDependencies {
  limits: RateLimiting;
}

/**
 * `check_and_update_rate_limit`, the remote function that counts a device which is about to write to us; false means that it
 * has written enough for now. What is sent to `/api/feedback` with a device is counted there by the same counter, so our own
 * form need not ask first.
 */
export function feedbackLimitRoutes({ limits }: FeedbackLimitDependencies) {
  const devices = limits.counter(PER_DEVICE);
  return new Hono<AppEnv>().post(
    '/rpc/check_and_update_rate_limit',
    limits.perAddress({ ...PER_ADDRESS, name: 'feedback-checks' }),
    validJson(rateLimitCheck),
    async (c) => {
      const waitS = await devices.take(c.req.valid('json')._device_hash);
      return c.json(waitS === 0, 200, { 'Cache-Control': 'no-store' });
    },
  );
}
