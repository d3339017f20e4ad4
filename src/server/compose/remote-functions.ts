import { Hono } from 'hono';
import type { Parts } from '#server/compose/parts.ts';
import { adminRoutes } from '#server/features/admin/routes.ts';
import { blogViewRoutes } from '#server/features/editorial/article-view-routes.ts';
import { feedbackLimitRoutes } from '#server/features/feedback/rate-limit-routes.ts';
import { streakRoutes } from '#server/features/rewards/streak-routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { handleError, notFound } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';

/** Functions that the specification calls by name through the database's REST base. */
export function remoteFunctions(parts: Parts) {
  const { fingerprint } = parts.auth.secrets;
  const { trustedProxies } = parts.config.http;
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .route('/', adminRoutes(parts))
    .route('/', feedbackLimitRoutes(parts))
    .route('/', streakRoutes(parts))
    .route(
      '/',
      blogViewRoutes({
        ...parts,
        networkOf: (c) =>
          fingerprint(`reader ${networkOf(clientAddress(c, trustedProxies))}`).toString('base64url'),
      }),
    )
    .all('*', notFound);
}
