import { Hono } from 'hono';
import { requestLog } from '#server/http/request-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';
import type { Metrics } from '#server/metrics.ts';

export interface HealthDependencies {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  metrics: Metrics;
}

export function healthRoutes({ ping, metrics }: HealthDependencies) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      try {
        await ping();
        return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
      } catch (error) {
        requestLog(c).warn({ err: error }, 'not ready: the database does not answer');
        return c.json({ status: 'not ready', reason: 'database' }, 503, { 'Cache-Control': 'no-store' });
      }
    })
    .get('/metrics', async (c) => {
      // For the scraper beside us, not for the world: what comes through a proxy does not see it.
      if (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) return notFound(c);
      return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
    });
}
