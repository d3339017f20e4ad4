import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { within } from '#server/db/within.ts';
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

export interface RateGauge extends RateCounter {
  /** Without counting: how much of what is allowed is used up, 1 being all of it, and how many seconds that lasts. */
  look(key: string): Promise<{ share: number; waitS: number }>;
}

/** For what nobody is refused for good, only made to wait. */
export interface WaitingLine {
  /**
   * 0: it is the key's turn, once. Else so many seconds to wait: whoever comes back after them, and within two minutes,
   * is let through, however many others stand in line.
   */
  turn(key: string, waitS: number): Promise<number>;
}

export interface RateLimiting {
  /** Refuses an address that asks too often. */
  perAddress(limit: RateLimit): ReturnType<typeof createMiddleware<AppEnv>>;
  /** For limits of another kind: per account, per factor, per mailbox. */
  counter(limit: RateLimit): RateCounter;
}

/** With what only few need. */
export interface FineRateLimiting extends RateLimiting {
  /** A counter that can be looked at without being counted. */
  gauge(limit: RateLimit): RateGauge;
  line(name: string): WaitingLine;
}

/** So long a turn in a line is kept for whoever waited for it. */
const TURN_KEPT_S = 120;

/** Much may be done without the database: to be counted nobody waits for it any longer. */
const COUNT_MS = 1_000;

/** Counters live in PostgreSQL, so that all replicas share them; while it is away each process counts for itself. */
export function rateLimiting(
  config: Config,
  { pool }: Database,
  fingerprint: (value: string) => Buffer,
): FineRateLimiting {
  const store = {
    storeClient: { query: (asked: QueryConfig) => within(COUNT_MS, pool.query(asked)) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false, // a job sweeps
  };
  // Nobody who reads the database learns who was counted.
  const hidden = (key: string) => fingerprint(`counted ${key}`).toString('base64url');
  const gauge = ({ name, points, seconds }: RateLimit): RateGauge => {
    const limit = { keyPrefix: name, points: Math.ceil(points * config.rateLimitFactor), duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...limit,
      ...store,
      inMemoryBlockOnConsumed: limit.points + 1, // who is refused once costs no further write until the time is up
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    return {
      async take(key) {
        try {
          await limiter.consume(hidden(key));
          return 0;
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return wholeSeconds(refusal.msBeforeNext);
        }
      },
      async forget(key) {
        limiter.deleteInMemoryBlockedAll();
        await limiter.delete(hidden(key));
      },
      async look(key) {
        const used = await limiter.get(hidden(key));
        const share = (used?.consumedPoints ?? 0) / limit.points;
        return { share, waitS: share < 1 ? 0 : wholeSeconds(used?.msBeforeNext ?? 0) };
      },
    };
  };
  const line = (name: string): WaitingLine => {
    const limit = { keyPrefix: name, points: 1, duration: TURN_KEPT_S };
    const limiter = new RateLimiterPostgres({
      ...limit,
      ...store,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    return {
      async turn(key, waitS) {
        const place = await limiter.get(hidden(key));
        if (!place) {
          await limiter.set(hidden(key), 1, waitS + TURN_KEPT_S);
          return waitS;
        }
        const leftMs = place.msBeforeNext - TURN_KEPT_S * 1000;
        if (leftMs > 0) return wholeSeconds(leftMs);
        // Of many who come at once with one key, the one who takes the place away has it.
        return (await limiter.delete(hidden(key))) ? 0 : waitS;
      },
    };
  };
  return {
    counter: gauge,
    gauge,
    line,
    perAddress(limit) {
      const requests = gauge(limit);
      return createMiddleware<AppEnv>(async (c, next) => {
        requireNoWait(c, await requests.take(networkOf(clientAddress(c, config.http.trustedProxies))));
        await next();
      });
    },
  };
}

export function requireNoWait(c: Context, waitS: number): void {
  if (waitS === 0) return;
  c.header('Retry-After', String(waitS));
  throw new AppError(429, 'too_many_requests', 'That was a little fast. Please wait a moment.');
}

function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
