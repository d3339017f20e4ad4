import { Hono } from 'hono';
import type { Catalogues } from '#domain/catalogue.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import { enginesRoutes } from '#server/features/engines/routes.ts';
import { eventsRoutes } from '#server/features/events/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError, notFound } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';

export interface ApiDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
  storyteller: Storyteller;
  illustrator: Illustrator;
  /** What stories can be made of. */
  stories: Catalogues;
}

/** Features are composed here and nowhere else; none knows another. */
export function createApi({ database, limits, guards, storyteller, illustrator, stories }: ApiDependencies) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .route('/engines', enginesRoutes({ storyteller: storyteller.name, illustrator: illustrator.name }))
    .route('/catalogue', catalogueRoutes(stories))
    .route('/events', eventsRoutes(database, limits, guards))
    .all('*', notFound);
}

export type Api = ReturnType<typeof createApi>;
