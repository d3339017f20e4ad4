import { Hono } from 'hono';
import { zValidator } from '@hono/zod-validator';
import { catalogueQuery } from '#contract/stories.ts';
import { DEFAULT_AGE_GROUP } from '#domain/age-groups.ts';
import { catalogueFor, type Catalogues } from '#domain/catalogue.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

interface CatalogueDependencies {
  catalogues: Catalogues;
}

/** What stories of an age can be made of, in a language. */
export function catalogueRoutes({ catalogues }: CatalogueDependencies) {
  const query = zValidator('query', catalogueQuery, (result) => {
    if (!result.success)
      throw new AppError(400, 'validation_failed', 'There is no such age group or language');
  });
  return new Hono<AppEnv>().get('/', query, (c) => {
    const { age = DEFAULT_AGE_GROUP, lang = DEFAULT_LANGUAGE } = c.req.valid('query');
    return c.json(catalogueFor(catalogues[lang], age), 200, { 'Cache-Control': 'public, max-age=300' });
  });
}
