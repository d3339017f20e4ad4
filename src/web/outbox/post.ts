import { IDEMPOTENCY_HEADER } from '#domain/idempotency.ts';
import { send, type Manner } from '#web/api/api.ts';
import type { Waiting } from '#web/outbox/waiting.ts';

/** Longer than a slow line needs; a line that is down does not hold anybody for ever. */
const PATIENCE_MS = 30_000;

export type Post = (change: Waiting, how?: Pick<Manner, 'keepalive' | 'signal'>) => Promise<Response>;

/** Sends a change under its key, in the name of whoever made it. */
export const post: Post = ({ key, userId, ...letter }, { keepalive, signal } = {}) => {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  return send(letter, {
    headers: { [IDEMPOTENCY_HEADER]: key },
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    keepalive,
    guest: userId === null,
  });
};
