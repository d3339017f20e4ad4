import { BlockList } from 'node:net';
import { Hono } from 'hono';
import type { Database } from '#server/db/database.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, isNearby } from '#server/http/client-address.ts';
import { notFound } from '#server/http/errors.ts';
import type { Metrics } from '#server/http/metrics.ts';

const NOBODY = new BlockList();

export interface HealthDependencies {
  database: Pick<Database, 'ping' | 'isAway'>;
  metrics: Metrics;
}

/** Whether the process lives, which is a reason to start it again, and whether it has its database, which is none. */
export function healthRoutes({ database, metrics }: HealthDependencies) {
  metrics.watch('database_up', 'Whether the database answers', () => (database.isAway() ? 0 : 1));
  return new Hono<AppEnv>()
    .get('/healthz', (c) =>
      c.json({ status: 'ok', database: database.isAway() ? 'away' : 'there' }, 200, {
        'Cache-Control': 'no-store',
      }),
    )
    .get('/readyz', async (c) => {
      try {
        await database.ping();
        return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
      } catch (error) {
        requestLog(c).warn({ err: error }, 'not ready: the database does not answer');
        return c.json({ status: 'not ready', reason: 'database' }, 503, { 'Cache-Control': 'no-store' });
      }
    })
    .get('/metrics', async (c) => {
      // For the scraper beside us, not for the world: neither from outside nor through a proxy.
      const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
      if (forwarded || !isNearby(clientAddress(c, NOBODY))) return notFound(c);
      return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
    });
}
