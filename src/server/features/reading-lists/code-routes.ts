import { Hono } from 'hono';
import type { BlockList } from 'node:net';
import { CODE_ENDED, codeOpening } from '#contract/reading-lists.ts';
import type { ReadingLists } from '#server/features/reading-lists/lists.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { AppError } from '#server/http/errors.ts';
import type { FineRateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

/** A school has one address: thirty tablets open a list at once, and again. */
const OPENINGS = { name: 'reading-codes', points: 600, seconds: 600 };
/** Wrong ones count apart: so many from one address, and none is looked at until the time is up. */
const MISSES = { name: 'reading-codes-missed', points: 60, seconds: 600 };

export interface ReadingCodesDependencies {
  limits: FineRateLimiting;
  readingLists: ReadingLists;
  config: { http: { trustedProxies: BlockList } };
}

/** A reading list for whoever has a code of it. No account is asked for and none is read. */
export function readingCodesRoutes({ limits, readingLists, config }: ReadingCodesDependencies) {
  const misses = limits.gauge(MISSES);
  return new Hono<AppEnv>().post(
    '/openings',
    limits.perAddress(OPENINGS),
    validJson(codeOpening),
    async (c) => {
      c.header('X-Robots-Tag', 'noindex');
      c.header('Referrer-Policy', 'no-referrer');
      const address = networkOf(clientAddress(c, config.http.trustedProxies));
      const { share, waitS } = await misses.look(address);
      if (share >= 1) {
        c.header('Retry-After', String(waitS));
        throw new AppError(429, 'too_many_requests', 'That were many codes. Please wait a moment.');
      }
      const { code, language } = c.req.valid('json');
      const list = await readingLists.codes.open(code, language);
      if (!list) {
        await misses.take(address);
        throw new AppError(404, CODE_ENDED, 'This code does not open a list');
      }
      return c.json({ list }, 200, { 'Cache-Control': 'private, no-store' });
    },
  );
}
