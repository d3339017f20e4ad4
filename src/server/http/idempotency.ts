import { createHash, createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '#domain/idempotency.ts';
import type { Guards, MaybeWithUser } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { sentChanges } from '#server/db/schema/operations.ts';
import { AppError } from '#server/http/errors.ts';

/** What a browser may have to send later, or a second time. */
export const SENT_ONCE = [
  '/feedback',
  '/story-reports',
  '/newsletter',
  '/my-stories',
  '/my-stories/:id',
  '/stories/:storyId/vote',
  '/favorites/:storyId',
  '/me/activity',
  '/account/profile',
];

/** Of an answer no more is kept than this: what is in the others may name a child. */
const KEPT_OF_ANSWER = new Set(['ok', 'favorite', 'votes', 'mine']);
const LOOK_AGAIN_MS = 50;
/** So long the second of two waits for the first. */
const PATIENCE_MS = 10_000;
/** Longer than anything takes here: whoever began it is gone. To do it twice is then better than never. */
const ABANDONED_MS = 120_000;

interface Sent {
  key: Buffer;
  request: Buffer;
  userId: string | null;
}

/**
 * Does what comes under a key once, and answers whoever sends it again as the first time. Only what was done is remembered: a refusal
 * changed nothing, and may be asked for again.
 */
export function sentOnce({ db }: Pick<Database, 'db'>, { optionalUser }: Pick<Guards, 'optionalUser'>) {
  return createMiddleware<MaybeWithUser>(async (c, next) => {
    const key = c.req.header(IDEMPOTENCY_HEADER);
    // Whoever only asks changes nothing.
    if (key === undefined || c.req.method === 'GET') return next();
    if (!isIdempotencyKey(key)) throw new AppError(400, 'validation_failed', 'The key of a change is a UUID');
    await optionalUser(c, () => Promise.resolve());
    const sent = await sentBy(c, key.toLowerCase());
    const earlier = await claim(sent);
    if (earlier) {
      c.header('Idempotent-Replayed', 'true');
      return c.json(earlier.answer, earlier.status, { 'Cache-Control': 'no-store' });
    }
    try {
      await next();
    } finally {
      await settle(sent, c.res);
    }
  });

  /** Nothing: it is ours to do. Else how it was answered when it was done. */
  async function claim({ key, request, userId }: Sent) {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const [begun] = await db
        .insert(sentChanges)
        .values({ key, request, userId })
        .onConflictDoNothing()
        .returning({ key: sentChanges.key });
      if (begun) return undefined;
      const [known] = await db.select().from(sentChanges).where(eq(sentChanges.key, key));
      if (known && !known.request.equals(request)) {
        throw new AppError(422, 'key_reused', 'Under this key something else was sent before');
      }
      if (known?.status) return { status: known.status as ContentfulStatusCode, answer: known.answer };
      if (Date.now() > until) {
        throw new AppError(409, 'still_being_done', 'The same is being done right now');
      }
      await abandon(key);
      await delay(LOOK_AGAIN_MS);
    }
  }

  function abandon(key: Buffer) {
    const old = lt(sentChanges.createdAt, new Date(Date.now() - ABANDONED_MS));
    return db.delete(sentChanges).where(and(eq(sentChanges.key, key), isNull(sentChanges.status), old));
  }

  async function settle({ key }: Sent, response: Response): Promise<void> {
    const done = eq(sentChanges.key, key);
    if (!response.ok) await db.delete(sentChanges).where(done);
    else
      await db
        .update(sentChanges)
        .set({ status: response.status, answer: await keptOf(response) })
        .where(done);
  }
}

/** Hashed with the key, which is kept nowhere: nobody can try out what was sent. */
async function sentBy(c: Context<MaybeWithUser>, key: string): Promise<Sent> {
  const userId = c.get('user')?.id ?? null;
  const request = createHmac('sha256', key)
    .update(`${c.req.method} ${c.req.path}\n`)
    .update(new Uint8Array(await c.req.arrayBuffer()))
    .digest();
  return {
    key: createHash('sha256')
      .update(`${userId ?? 'guest'} ${key}`)
      .digest(),
    request,
    userId,
  };
}

async function keptOf(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const entries = Object.entries(answer ?? {}).filter(([name]) => KEPT_OF_ANSWER.has(name));
  return Object.fromEntries(entries);
}
