import { Hono } from 'hono';
import { storyWritingRoutes, type StoryWritingDependencies } from '#server/features/story-writing/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError, notFound } from '#server/http/errors.ts';

/** The functions that the specification calls by name, at `/functions/v1`. */
export function createFunctions(dependencies: StoryWritingDependencies) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .route('/', storyWritingRoutes(dependencies))
    .all('*', notFound);
}
