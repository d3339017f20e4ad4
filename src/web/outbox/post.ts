import { IDEMPOTENCY_HEADER } from '#domain/idempotency.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import type { Waiting } from '#web/outbox/waiting.ts';

/** Longer than a slow line needs; a line that is down does not hold anybody for ever. */
const PATIENCE_MS = 30_000;

export type Post = (change: Waiting, how?: Pick<RequestInit, 'keepalive' | 'signal'>) => Promise<Response>;

/** Sends a change under its key, in the name of whoever made it. */
export const post: Post = ({ key, userId, method, path, body }, { keepalive, signal } = {}) => {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const init: RequestInit = {
    method,
    headers: { [IDEMPOTENCY_HEADER]: key, ...(body && { 'Content-Type': 'application/json' }) },
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    ...(body && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
  };
  return userId === null ? fetch(path, init) : authorizedFetch(path, init);
};
