import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { CLASSES_OFF } from '#contract/classes.ts';
import { readerQuery } from '#contract/library.ts';
import { newReadingCode, readingListWish, TOO_MANY_CODES, TOO_MANY_LISTS } from '#contract/reading-lists.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Obstacle, ReadingLists } from '#server/features/reading-lists/lists.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

const WRITES = { name: 'reading-lists', points: 120, seconds: 600 };
const PRIVATE = { 'Cache-Control': 'no-store' };

export interface ReadingListsDependencies {
  limits: RateLimiting;
  guards: Guards;
  readingLists: ReadingLists;
}

const reader = zValidator('query', readerQuery, refuse);
const listId = zValidator('param', z.object({ id: z.guid() }), refuse);
const codeId = zValidator('param', z.object({ id: z.guid(), code: z.guid() }), refuse);

/** The lists of whoever is signed in. What is not theirs is not there. */
export function readingListsRoutes({
  limits,
  guards: { requireUser },
  readingLists,
}: ReadingListsDependencies) {
  const calm = limits.perAddress(WRITES);
  /** Where classes are switched off nothing new is made; what was made can be seen and removed. */
  const isOn = createMiddleware<AppEnv>(async (_c, next) => {
    if (!readingLists.isOn) throw new AppError(403, CLASSES_OFF, 'Reading lists are switched off here');
    await next();
  });
  return new Hono<AppEnv>()
    .get('/', requireUser, reader, async (c) => {
      const { language } = c.req.valid('query');
      return c.json({ lists: await readingLists.list(c.get('user').id, language) }, 200, PRIVATE);
    })
    .post('/', calm, requireUser, isOn, validJson(readingListWish), async (c) => {
      const wish = c.req.valid('json');
      requireSafeText({ title: wish.title });
      return c.json(done(await readingLists.save(c.get('user').id, wish)), 201, PRIVATE);
    })
    .put('/:id', calm, requireUser, isOn, listId, validJson(readingListWish), async (c) => {
      const wish = c.req.valid('json');
      requireSafeText({ title: wish.title });
      return c.json(
        done(await readingLists.save(c.get('user').id, wish, c.req.valid('param').id)),
        200,
        PRIVATE,
      );
    })
    .delete('/:id', calm, requireUser, listId, async (c) => {
      if (!(await readingLists.remove(c.get('user').id, c.req.valid('param').id))) throw missing();
      return c.body(null, 204);
    })
    .post('/:id/codes', calm, requireUser, isOn, listId, validJson(newReadingCode), async (c) => {
      const { id } = c.req.valid('param');
      const made = await readingLists.codes.make(c.get('user').id, id, c.req.valid('json').life);
      if (made === 'missing') throw missing();
      if (made === 'too many')
        throw new AppError(409, TOO_MANY_CODES, 'This list has many codes. Please end one of them first.');
      return c.json(made, 201, PRIVATE);
    })
    .delete('/:id/codes/:code', calm, requireUser, codeId, async (c) => {
      const { id, code } = c.req.valid('param');
      if (!(await readingLists.codes.end(c.get('user').id, id, code))) throw missing();
      return c.body(null, 204);
    });
}

function done(saved: { id: string } | Obstacle): { id: string } {
  if (saved === 'too many') throw new AppError(409, TOO_MANY_LISTS, 'Please remove a list first.');
  if (saved === 'not agreed')
    throw new AppError(400, 'validation_failed', 'Some fields are not right', {
      agreed: 'has to be agreed to',
    });
  if (typeof saved === 'string') throw missing();
  return saved;
}

function refuse({ success }: { success: boolean }): void {
  if (!success) throw missing();
}

function missing(): AppError {
  return new AppError(404, 'not_found', 'There is no such list or story');
}
