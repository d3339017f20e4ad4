import type { BlockList } from 'node:net';
import { Hono } from 'hono';
import type { ApiDependencies } from '#server/compose/api.ts';
import { adminRoutes } from '#server/features/admin/routes.ts';
import { blogViewRoutes } from '#server/features/blog/view-routes.ts';
import { feedbackLimitRoutes } from '#server/features/feedback/rate-limit-routes.ts';
import { streakRoutes } from '#server/features/rewards/streak-routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { handleError, notFound } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';

/** Functions that the specification calls by name through the database's REST base. */
export function remoteFunctions({
  database,
  deeds,
  guards,
  limits,
  trustedProxies,
  fingerprint,
}: Pick<ApiDependencies, 'database' | 'deeds' | 'guards' | 'limits'> & {
  trustedProxies: BlockList;
  fingerprint: (value: string) => Buffer;
}) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .route('/', adminRoutes({ database, guards, trustedProxies }))
    .route('/', feedbackLimitRoutes(limits))
    .route(
      '/',
      streakRoutes({
        database,
        limits,
        guards,
        announce: (tx, { kind, ...who }) => deeds.publish(tx, { name: kind, ...who }),
      }),
    )
    .route(
      '/',
      blogViewRoutes(database, limits, (c) =>
        fingerprint(`reader ${networkOf(clientAddress(c, trustedProxies))}`).toString('base64url'),
      ),
    )
    .all('*', notFound);
}
