import { Hono } from 'hono';
import { storyWritingRoutes, type StoryWritingDependencies } from '#server/features/story-writing/routes.ts';
import type { NarrationDependencies } from '#server/features/narration/dependencies.ts';
import { narrationRoutes } from '#server/features/narration/routes.ts';
import { picturesRoutes, type PicturesDependencies } from '#server/features/pictures/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError, notFound } from '#server/http/errors.ts';

export interface FunctionsDependencies {
  stories: StoryWritingDependencies;
  pictures: PicturesDependencies;
  narration: NarrationDependencies;
}

/** The functions that the specification calls by name, at `/functions/v1`. */
export function createFunctions({ stories, pictures, narration }: FunctionsDependencies) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .route('/', picturesRoutes(pictures))
    .route('/', narrationRoutes(narration))
    .route('/', storyWritingRoutes(stories))
    .all('*', notFound);
}
