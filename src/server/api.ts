import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '#server/db/database.ts';
import { enginesRoutes } from '#server/features/engines/routes.ts';
import { eventsRoutes } from '#server/features/events/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError, handleError, notFound } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';

const MAX_BODY = 1024 * 1024;

const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: (c) => {
    c.header('Connection', 'close'); // the rest of the body is still on its way and nobody will read it
    throw new AppError(413, 'too_large', 'That is more than we can take at once (1 MB)');
  },
});

/** Features are composed here and nowhere else; none knows another. */
export function createApi(database: Database, limit: RateLimiting) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .route('/engines', enginesRoutes())
    .route('/events', eventsRoutes(database, limit))
    .all('*', notFound);
}

export type Api = ReturnType<typeof createApi>;
