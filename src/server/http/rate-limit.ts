import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { AppError } from '#server/http/errors.ts';

export interface RateLimit {
  /** Names the counter; each thing that is limited has its own. */
  name: string;
  /** So many times … */
  points: number;
  /** … in so many seconds. */
  seconds: number;
}

export interface RateCounter {
  /** Counts once for the key. The answer is how many seconds to wait: 0 when there is nothing to wait for. */
  take(key: string): Promise<number>;
  forget(key: string): Promise<void>;
}

export interface RateLimiting {
  /** Refuses an address that asks too often. */
  perAddress(limit: RateLimit): ReturnType<typeof createMiddleware<AppEnv>>;
  /** For limits of another kind: per account, per factor, per mailbox. */
  counter(limit: RateLimit): RateCounter;
}

/**
 * Counters live in PostgreSQL, so that all replicas share them; while it is away each process counts for itself. Whom
 * they count cannot be read out of them.
 */
export function rateLimiting(
  config: Config,
  { pool }: Database,
  { fingerprint }: { fingerprint: (value: string) => Buffer },
): RateLimiting {
  const nameless = (key: string) => fingerprint(key).toString('base64url');
  const counter = ({ name, points, seconds }: RateLimit): RateCounter => {
    const limit = { keyPrefix: name, points: Math.ceil(points * config.rateLimitFactor), duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // a job sweeps
      inMemoryBlockOnConsumed: limit.points + 1, // who is refused once costs no further write until the time is up
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    return {
      async take(key) {
        try {
          await limiter.consume(nameless(key));
          return 0;
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
      },
      async forget(key) {
        limiter.deleteInMemoryBlockedAll();
        await limiter.delete(nameless(key));
      },
    };
  };
  return {
    counter,
    perAddress(limit) {
      const requests = counter(limit);
      return createMiddleware<AppEnv>(async (c, next) => {
        const waitS = await requests.take(networkOf(clientAddress(c, config.http.trustedProxies)));
        if (waitS > 0) {
          c.header('Retry-After', String(waitS));
          throw new AppError(429, 'too_many_requests', 'That was a little fast. Please wait a moment.');
        }
        await next();
      });
    },
  };
}
