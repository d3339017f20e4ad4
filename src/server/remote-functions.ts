import { Hono } from 'hono';
import type { ApiDependencies } from '#server/api.ts';
import { adminRoutes } from '#server/features/admin/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError, notFound } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';

/** Functions that the specification calls by name through the database's REST base. */
export function remoteFunctions({ database, guards }: Pick<ApiDependencies, 'database' | 'guards'>) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .route('/', adminRoutes(database, guards))
    .all('*', notFound);
}
