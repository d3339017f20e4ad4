import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Log } from '#server/log.ts';
import type { Metrics } from '#server/http/metrics.ts';

const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics']);
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives each request an id (which `securityHeaders` puts on the answer) and a log, and records how it ended: one line, one observation. No query strings. */
export function observeRequests(log: Log, metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    const given = c.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log);
    await next();
    const ms = performance.now() - started;
    const { path, method } = c.req;
    metrics.observeRequest(method, path, c.res.status, ms);
    if (UNLOGGED.has(path)) return;
    log.info({ requestId, method, path, status: c.res.status, ms: Math.round(ms * 10) / 10 }, 'request');
  });
}
