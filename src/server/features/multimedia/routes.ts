import { setTimeout as delay } from 'node:timers/promises';
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { multimediaQuery } from '#contract/multimedia.ts';
import type { MultimediaEvent, MultimediaProgress } from '#contract/multimedia.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { isSettled } from '#domain/multimedia.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { couldBeBetter } from '#server/features/multimedia/improve.ts';
import { beginProgress, readProgress } from '#server/features/multimedia/progress.ts';
import {
  findRecord,
  findOriginalLanguage,
  multimediaOf,
  type TellingKey,
} from '#server/features/multimedia/records.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { noSuchStory, storyIdParam } from '#server/http/story-id.ts';
import { streamEvents } from '#server/http/stream-events.ts';

const LIMIT = { name: 'multimedia', points: 120, seconds: 600 };
const LOOK_MS = 1000;
/** Proxies cut a line on which nothing is said for long. */
const SIGN_OF_LIFE_MS = 15_000;
/** Without one, the language of the original. */
const inLanguage = zValidator('query', multimediaQuery, (result) => {
  if (!result.success) throw noSuchStory();
});
const PRIVATE = { 'Cache-Control': 'no-store' };

/** Where the making of sets waits for its turn. */
export interface MultimediaQueue {
  /** In the transaction. The new job, or undefined if there is one for this story already. */
  add(tx: Queryable, wish: MultimediaWish): Promise<string | undefined>;
}

export interface MultimediaWish extends TellingKey {
  /** Whoever asks may have it drawn and read by the configured services. */
  outside: boolean;
}

export interface MultimediaDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
  queue: MultimediaQueue;
  /** There is a better voice here than the quick one. */
  hasBetterVoice: boolean;
  /** Aborted when the process stops, so that nobody who only watches holds it up. */
  stopping: AbortSignal;
}

/** Under `/stories`. Open to everybody, as the library is. */
export function multimediaRoutes({
  database: { db },
  limits,
  guards,
  queue,
  hasBetterVoice,
  stopping,
}: MultimediaDependencies) {
  return new Hono<AppEnv>()
    .post(
      '/:storyId/multimedia',
      limits.perAddress(LIMIT),
      guards.optionalUser,
      storyIdParam,
      inLanguage,
      async (c) => {
        const key = await keyOf(db, c.req.valid('param'), c.req.valid('query'));
        const outside = await guards.mayUseOutside(c, c.get('user'));
        const progress = await startOrJoin(db, queue, { ...key, outside });
        if (!progress) throw noSuchStory();
        return c.json({ progress }, progress.state === 'done' ? 200 : 202, PRIVATE);
      },
    )
    .get('/:storyId/multimedia', etag(), storyIdParam, inLanguage, async (c) => {
      const key = await keyOf(db, c.req.valid('param'), c.req.valid('query'));
      const progress = await readProgress(db, key);
      if (!progress) throw noSuchStory();
      const row = await findRecord(db, key);
      const multimedia = row ? multimediaOf(row, hasBetterVoice && couldBeBetter(row)) : null;
      return c.json({ progress, multimedia }, 200, { 'Cache-Control': 'no-cache' });
    })
    .get('/:storyId/multimedia/events', storyIdParam, inLanguage, async (c) => {
      const key = await keyOf(db, c.req.valid('param'), c.req.valid('query'));
      if (!(await readProgress(db, key))) throw noSuchStory();
      c.header('X-Accel-Buffering', 'no');
      const gone = AbortSignal.any([c.req.raw.signal, stopping]);
      return streamEvents(c, watch(db, key, gone));
    });
}

async function keyOf(
  db: Queryable,
  { storyId }: { storyId: string },
  { language }: { language?: LanguageCode | undefined },
): Promise<TellingKey> {
  const original = language ?? (await findOriginalLanguage(db, storyId));
  if (!original) throw noSuchStory();
  return { storyId, language: original };
}

/** Of two who start at once the second waits for the first, and joins. */
function startOrJoin(
  db: Queryable,
  queue: MultimediaQueue,
  wish: MultimediaWish,
): Promise<MultimediaProgress | undefined> {
  return db.transaction(async (tx) => {
    const before = await readProgress(tx, wish);
    if (!before || before.state === 'done') return before;
    const jobId = await queue.add(tx, wish);
    if (jobId) await beginProgress(tx, wish, jobId);
    return readProgress(tx, wish);
  });
}

/** Each change, until it settles; undefined is a sign of life. */
async function* watch(
  db: Queryable,
  key: TellingKey,
  gone: AbortSignal,
): AsyncIterable<MultimediaEvent | undefined> {
  let said = '';
  let saidAt = performance.now();
  while (!gone.aborted) {
    const progress = await readProgress(db, key);
    if (!progress) return;
    const now = JSON.stringify(progress);
    if (now !== said || performance.now() - saidAt > SIGN_OF_LIFE_MS) {
      yield now === said ? undefined : { type: 'progress', ...progress };
      [said, saidAt] = [now, performance.now()];
    }
    if (isSettled(progress.state)) return;
    await delay(LOOK_MS, undefined, { signal: gone }).catch(() => undefined);
  }
}
