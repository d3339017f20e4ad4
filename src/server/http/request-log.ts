import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Log } from '#server/log.ts';

/** A log whose lines carry the id of the request. Made on demand: most requests have nothing to say. */
export function requestLog(c: Pick<Context<AppEnv>, 'get'>): Log {
  return c.get('log').child({ requestId: c.get('requestId') });
}
