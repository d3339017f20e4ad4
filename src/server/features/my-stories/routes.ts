import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { z } from 'zod';
import { CHANGED_ELSEWHERE, myStoryChange, newMyStory, type MyStory } from '#contract/my-stories.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import type { Deeds } from '#server/deeds/deeds.ts';
import { requireSafe, requireStorable } from '#server/features/my-stories/check-story.ts';
import {
  changeStory,
  findStory,
  keepStory,
  languageOfStory,
  listStories,
  markFavorite,
  removeStory,
} from '#server/features/my-stories/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { limitBodyTo } from '#server/http/limit-body.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestTimeZone } from '#server/http/request-time-zone.ts';
import { validJson } from '#server/http/validate.ts';

export const WRITES = { name: 'my-stories', points: 120, seconds: 600 };
const MAX_BODY = 256 * 1024;
export const PRIVATE = { 'Cache-Control': 'no-store' };

export interface MyStoriesDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
  /** Takes along what was drawn and read for it. */
  removed: (userId: string, story: MyStory) => Promise<void>;
  deeds: Deeds;
}

const limitBody = limitBodyTo(MAX_BODY, 'The story is longer than we can keep (256 KB)');

const page = zValidator(
  'query',
  z.object({
    before: z.iso
      .datetime({ offset: true })
      .transform((time) => new Date(time))
      .optional(),
    favorite: z.stringbool().default(false),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  (result) => {
    if (!result.success) throw new AppError(400, 'validation_failed', 'There is no such page');
  },
);

const storyId = zValidator('param', z.object({ id: z.guid() }), (result) => {
  if (!result.success) throw missing();
});

/** The stories of whoever is signed in. What is not theirs is not there. */
export function myStoriesRoutes({
  database: { db },
  limits,
  guards: { requireUser },
  removed,
  deeds,
}: MyStoriesDependencies) {
  const calm = limits.perAddress(WRITES);
  return new Hono<AppEnv>()
    .get('/', requireUser, page, async (c) =>
      c.json(await listStories(db, c.get('user').id, c.req.valid('query')), 200, PRIVATE),
    )
    .post('/', calm, requireUser, limitBody, validJson(newMyStory), async (c) => {
      const sent = c.req.valid('json');
      requireStorable(sent);
      requireSafe(sent, sent.language);
      const timeZone = requestTimeZone(c);
      const kept = await keepStory(
        db,
        c.get('user').id,
        sent,
        (tx, userId, { id, choices, language, ageGroup }) =>
          deeds.publish(tx, {
            name: 'story_created',
            userId,
            timeZone,
            storyId: id,
            ...choices,
            language,
            ageGroup,
          }),
      );
      if (!kept) throw missing();
      const { story, earned, isNew } = kept;
      return c.json({ story, earned }, isNew ? 201 : 200, PRIVATE);
    })
    .get('/:id', requireUser, storyId, async (c) => {
      const story = await findStory(db, c.get('user').id, c.req.valid('param').id);
      if (!story) throw missing();
      return c.json({ story }, 200, PRIVATE);
    })
    .patch('/:id', calm, requireUser, storyId, limitBody, validJson(myStoryChange), async (c) => {
      const userId = c.get('user').id;
      const { id } = c.req.valid('param');
      const change = c.req.valid('json');
      const language = await languageOfStory(db, userId, id);
      if (!language) throw missing();
      requireStorable(change);
      requireSafe(change, language);
      const changed = await changeStory(db, userId, id, change);
      if (!changed) throw missing();
      if ('newer' in changed) {
        const error = 'The story was changed in another tab or on another device';
        return c.json({ error, code: CHANGED_ELSEWHERE, story: changed.newer }, 409, PRIVATE);
      }
      return c.json({ story: changed.story }, 200, PRIVATE);
    })
    .put('/:id/favorite', calm, requireUser, storyId, async (c) => {
      if (!(await markFavorite(db, c.get('user').id, c.req.valid('param').id, true))) throw missing();
      return c.body(null, 204);
    })
    .delete('/:id/favorite', calm, requireUser, storyId, async (c) => {
      if (!(await markFavorite(db, c.get('user').id, c.req.valid('param').id, false))) throw missing();
      return c.body(null, 204);
    })
    .delete('/:id', calm, requireUser, storyId, async (c) => {
      const userId = c.get('user').id;
      const story = await removeStory(db, userId, c.req.valid('param').id);
      if (!story) throw missing();
      await removed(userId, story);
      return c.body(null, 204);
    });
}

function missing(): AppError {
  return new AppError(404, 'not_found', 'There is no such story in My Stories');
}
