import { Hono } from 'hono';
import { hc } from 'hono/client';
import type { Api } from '#server/compose/api.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Log } from '#server/log.ts';

/** Calls our own API without a socket: what a page needs while it is rendered comes from the same code as over HTTP. */
export function inProcessClient(api: Api, log: Log) {
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('log', log);
      await next();
    })
    .route('/', api);
  return hc<Api>('http://in-process', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      app.request(input instanceof URL ? input.href : input, init),
  });
}

export type ApiClient = ReturnType<typeof inProcessClient>;
