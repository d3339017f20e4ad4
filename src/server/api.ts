import { Hono } from 'hono';
import type { Catalogues } from '#domain/catalogue.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import { narrationStream, type NarrationDependencies } from '#server/features/narration/routes.ts';
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
  narration: NarrationDependencies;
  /** What stories can be made of. */
  stories: Catalogues;
}

/** Whose voice is heard first. */
function narratorOf({ narrators }: NarrationDependencies): string {
  return (narrators.elevenLabs ?? narrators.builtIn).name;
}

/** Features are composed here and nowhere else; none knows another. */
export function createApi({
  database,
  limits,
  guards,
  storyteller,
  illustrator,
  narration,
  stories,
}: ApiDependencies) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .route(
      '/engines',
      enginesRoutes({
        storyteller: storyteller.name,
        illustrator: illustrator.name,
        narrator: narratorOf(narration),
      }),
    )
    .route('/catalogue', catalogueRoutes(stories))
    .route('/narration', narrationStream(narration))
    .route('/events', eventsRoutes(database, limits, guards))
    .all('*', notFound);
}

export type Api = ReturnType<typeof createApi>;
