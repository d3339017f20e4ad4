import type { HttpBindings } from '@hono/node-server';
import type { Log } from '#server/log.ts';

/** What every handler finds on its context. */
export interface AppEnv {
  /** Absent when the API is called in-process, without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Use `requestLog(c)`, whose lines carry the request id. */
    log: Log;
  };
}
