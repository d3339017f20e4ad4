import { Hono } from 'hono';
import type { StoryCard } from '#contract/library.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { Deeds } from '#server/deeds/deeds.ts';
import { addFavorite, listFavorites, removeFavorite } from '#server/features/favorites/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { requestTimeZone } from '#server/http/request-time-zone.ts';
import { noSuchStory, storyIdParam } from '#server/http/story-id.ts';

const LIMIT = { name: 'favorites', points: 120, seconds: 60 };
const PRIVATE = { 'Cache-Control': 'no-store' };

export interface FavoritesDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
  /** Cards of stories, in the order of their ids. */
  cardsOf: (db: Queryable, ids: readonly string[], language: LanguageCode) => Promise<StoryCard[]>;
  deeds: Deeds;
}

export function favoritesRoutes({
  database: { db },
  limits,
  guards: { requireUser },
  cardsOf,
  deeds,
}: FavoritesDependencies) {
  const calm = limits.perAddress(LIMIT);
  return new Hono<AppEnv>()
    .get('/', requireUser, async (c) => {
      const ids = await listFavorites(db, c.get('user').id);
      return c.json({ stories: await cardsOf(db, ids, requestLanguage(c)) }, 200, PRIVATE);
    })
    .put('/:storyId', calm, requireUser, storyIdParam, async (c) => {
      const timeZone = requestTimeZone(c);
      const { storyId } = c.req.valid('param');
      const earned = await addFavorite(db, c.get('user').id, storyId, (tx, userId) =>
        deeds.publish(tx, { name: 'favorite_added', userId, timeZone }),
      );
      if (!earned) throw noSuchStory();
      return c.json({ favorite: true, earned }, 200, PRIVATE);
    })
    .delete('/:storyId', calm, requireUser, storyIdParam, async (c) => {
      await removeFavorite(db, c.get('user').id, c.req.valid('param').storyId);
      return c.json({ favorite: false }, 200, PRIVATE);
    });
}
