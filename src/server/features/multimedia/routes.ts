import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { MultimediaEvent, MultimediaProgress } from '#contract/multimedia.ts';
import { isSettled } from '#domain/multimedia.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { couldBeBetter } from '#server/features/multimedia/improve.ts';
import { beginProgress, readProgress } from '#server/features/multimedia/progress.ts';
import { findRecord, multimediaOf } from '#server/features/multimedia/records.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { noSuchStory, storyIdParam } from '#server/http/story-id.ts';
import { streamEvents } from '#server/http/stream-events.ts';

const LIMIT = { name: 'multimedia', points: 120, seconds: 600 };
const LOOK_MS = 1000;
/** Proxies cut a line on which nothing is said for long. */
const SIGN_OF_LIFE_MS = 15_000;
const PRIVATE = { 'Cache-Control': 'no-store' };

/** Where the making of sets waits for its turn. */
export interface MultimediaQueue {
  /** In the transaction. The new job, or undefined if there is one for this story already. */
  add(tx: Queryable, wish: MultimediaWish): Promise<string | undefined>;
}

export interface MultimediaWish {
  storyId: string;
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
    .post('/:storyId/multimedia', limits.perAddress(LIMIT), guards.optionalUser, storyIdParam, async (c) => {
      const { storyId } = c.req.valid('param');
      const outside = await guards.mayUseOutside(c, c.get('user'));
      const progress = await startOrJoin(db, queue, { storyId, outside });
      if (!progress) throw noSuchStory();
      return c.json({ progress }, progress.state === 'done' ? 200 : 202, PRIVATE);
    })
    .get('/:storyId/multimedia', etag(), storyIdParam, async (c) => {
      const { storyId } = c.req.valid('param');
      const progress = await readProgress(db, storyId);
      if (!progress) throw noSuchStory();
      const row = await findRecord(db, storyId);
      const multimedia = row ? multimediaOf(row, hasBetterVoice && couldBeBetter(row)) : null;
      return c.json({ progress, multimedia }, 200, { 'Cache-Control': 'no-cache' });
    })
    .get('/:storyId/multimedia/events', storyIdParam, async (c) => {
      const { storyId } = c.req.valid('param');
      if (!(await readProgress(db, storyId))) throw noSuchStory();
      c.header('X-Accel-Buffering', 'no');
      const gone = AbortSignal.any([c.req.raw.signal, stopping]);
      return streamEvents(c, watch(db, storyId, gone));
    });
}

/** Of two who start at once the second waits for the first, and joins. */
function startOrJoin(
  db: Queryable,
  queue: MultimediaQueue,
  wish: MultimediaWish,
): Promise<MultimediaProgress | undefined> {
  const { storyId } = wish;
  return db.transaction(async (tx) => {
    const before = await readProgress(tx, storyId);
    if (!before || before.state === 'done') return before;
    const jobId = await queue.add(tx, wish);
    if (jobId) await beginProgress(tx, storyId, jobId);
    return readProgress(tx, storyId);
  });
}

/** Each change, until it settles; undefined is a sign of life. */
async function* watch(
  db: Queryable,
  storyId: string,
  gone: AbortSignal,
): AsyncIterable<MultimediaEvent | undefined> {
  let said = '';
  let saidAt = performance.now();
  while (!gone.aborted) {
    const progress = await readProgress(db, storyId);
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
