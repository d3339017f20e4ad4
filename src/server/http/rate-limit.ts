import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { AppError } from '#server/http/errors.ts';

export interface RateLimit {
  /** Names the counter; each route that is limited has its own. */
  name: string;
  /** So many requests … */
  points: number;
  /** … in so many seconds, per address. */
  seconds: number;
}

export type RateLimiting = (limit: RateLimit) => ReturnType<typeof createMiddleware<AppEnv>>;

/** Counters live in PostgreSQL, so that all replicas share them; while it is away each process counts for itself. */
export function rateLimiting(config: Config, { pool }: Database): RateLimiting {
  return ({ name, points, seconds }) => {
    const limit = { keyPrefix: name, points: Math.ceil(points * config.rateLimitFactor), duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // a job sweeps
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    return createMiddleware<AppEnv>(async (c, next) => {
      try {
        await limiter.consume(clientAddress(c, config.http.trustedProxies));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        c.header('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
        throw new AppError(429, 'too_many_requests', 'That was a little fast. Please wait a moment.');
      }
      await next();
    });
  };
}
