import { Hono } from 'hono';
import type { Parts } from '#server/compose/parts.ts';
import { narrationRoutes } from '#server/features/narration/routes.ts';
import { picturesRoutes } from '#server/features/pictures/routes.ts';
import { storyWritingRoutes } from '#server/features/story-writing/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError, notFound } from '#server/http/errors.ts';

/** The functions that the specification calls by name, at `/functions/v1`. */
export function createFunctions(parts: Parts) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .route('/', picturesRoutes(parts))
    .route('/', narrationRoutes(parts))
    .route('/', storyWritingRoutes(parts))
    .all('*', notFound);
}
