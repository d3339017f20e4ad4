import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { z } from 'zod';
import { LINKS_OFF, newBookLink, TOO_MANY_LINKS } from '#contract/book-links.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { BookLinks } from '#server/features/book-links/links.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

const WRITES = { name: 'book-links', points: 60, seconds: 600 };
const MOST_OF_A_BOOK = 20;
const PRIVATE = { 'Cache-Control': 'no-store' };

export interface BookLinksDependencies {
  limits: RateLimiting;
  guards: Guards;
  bookLinks: BookLinks;
  /** Whether it is in My Stories of somebody. */
  hasStory: (userId: string, storyId: string) => Promise<boolean>;
}

const linkId = zValidator('param', z.object({ id: z.guid() }), ({ success }) => {
  if (!success) throw missing('link');
});

/** The links of whoever is signed in. What is not theirs is not there. */
export function bookLinksRoutes({
  limits,
  guards: { requireUser },
  bookLinks,
  hasStory,
}: BookLinksDependencies) {
  const calm = limits.perAddress(WRITES);
  return new Hono<AppEnv>()
    .get('/', requireUser, async (c) =>
      c.json({ links: await bookLinks.list(c.get('user').id) }, 200, PRIVATE),
    )
    .post('/', calm, requireUser, validJson(newBookLink), async (c) => {
      if (!bookLinks.isOn) throw new AppError(403, LINKS_OFF, 'Private links are switched off here');
      const wish = c.req.valid('json');
      const userId = c.get('user').id;
      if (!(await hasStory(userId, wish.storyId))) throw missing('story');
      if ((await bookLinks.count(wish.storyId)) >= MOST_OF_A_BOOK)
        throw new AppError(409, TOO_MANY_LINKS, 'This book has many links. Please end one of them first.');
      return c.json(await bookLinks.make(userId, wish), 201, PRIVATE);
    })
    .delete('/:id', calm, requireUser, linkId, async (c) => {
      if (!(await bookLinks.end(c.get('user').id, c.req.valid('param').id))) throw missing('link');
      return c.body(null, 204);
    });
}

function missing(what: 'link' | 'story'): AppError {
  return new AppError(404, 'not_found', `There is no such ${what} in My Stories`);
}
