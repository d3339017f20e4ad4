import { Hono } from 'hono';
import { voteWish } from '#contract/voting.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { setVote, votesOf } from '#server/features/voting/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { noSuchStory, storyIdParam } from '#server/http/story-id.ts';
import { validJson } from '#server/http/validate.ts';

const LIMIT = { name: 'votes', points: 120, seconds: 60 };
const PRIVATE = { 'Cache-Control': 'no-store' };

interface VotingDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
}

/** Under `/stories`. */
export function votingRoutes({
  database: { db },
  limits,
  guards: { optionalUser, requireUser },
}: VotingDependencies) {
  return new Hono<AppEnv>()
    .get('/:storyId/votes', optionalUser, storyIdParam, async (c) => {
      const votes = await votesOf(db, c.req.valid('param').storyId, c.get('user')?.id);
      if (!votes) throw noSuchStory();
      return c.json(votes, 200, PRIVATE);
    })
    .put(
      '/:storyId/vote',
      limits.perAddress(LIMIT),
      requireUser,
      storyIdParam,
      validJson(voteWish),
      async (c) => {
        const { storyId } = c.req.valid('param');
        const votes = await setVote(db, storyId, c.get('user').id, c.req.valid('json').vote);
        if (!votes) throw noSuchStory();
        return c.json(votes, 200, PRIVATE);
      },
    );
}
