import { BlockList } from 'node:net';
import { Hono } from 'hono';
import type { Database } from '#server/db/database.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, isNearby } from '#server/http/client-address.ts';
import { notFound } from '#server/http/errors.ts';
import type { Metrics } from '#server/http/metrics.ts';
import type { StorageHealth } from '#server/storage/folder-health.ts';

const NOBODY = new BlockList();
const NEVER_KEPT = { 'Cache-Control': 'no-store' };
/** Whoever asks does so every few seconds, and may be many. */
const LOOK_EVERY_MS = 5000;

export interface HealthDependencies {
  database: Pick<Database, 'ping' | 'isAway'>;
  storage: { health: () => Promise<StorageHealth> };
  /** On this machine, and not in a store that all share: another process may have room. */
  keepsHere: boolean;
  metrics: Metrics;
  /** Aborted when the process was asked to stop; it still serves for a moment. */
  stopping: AbortSignal;
}

/**
 * Whether the process lives, which is a reason to start it again; and whether it has its database and room to keep
 * things, which is a reason to send people elsewhere. A store elsewhere that is away is away for all, who do what they can.
 */
export function healthRoutes({ database, storage, keepsHere, metrics, stopping }: HealthDependencies) {
  const storageNow = everySoOften(() => storage.health(), LOOK_EVERY_MS);
  metrics.watch('database_up', 'Whether the database answers', () => (database.isAway() ? 0 : 1));
  metrics.watch('storage_up', 'Whether pictures and sounds can be kept', async () =>
    (await storageNow()).state === 'fine' ? 1 : 0,
  );
  metrics.watch(
    'storage_free_bytes',
    'Room on the disk of DATA_DIR; not a number of a store elsewhere',
    async () => (await storageNow()).freeBytes ?? NaN,
  );
  return new Hono<AppEnv>()
    .get('/healthz', (c) =>
      c.json({ status: 'ok', database: database.isAway() ? 'away' : 'there' }, 200, NEVER_KEPT),
    )
    .get('/readyz', async (c) => {
      const refuse = (reason: string) => c.json({ status: 'not ready', reason }, 503, NEVER_KEPT);
      if (stopping.aborted) return refuse('stopping');
      try {
        await database.ping();
      } catch (error) {
        requestLog(c).warn({ err: error }, 'not ready: the database does not answer');
        return refuse('database');
      }
      const { state, why } = await storageNow();
      if (state !== 'fine') requestLog(c).warn({ storage: state, why }, 'nothing can be kept');
      if (state !== 'fine' && keepsHere) return refuse('storage');
      return c.json({ status: 'ready', ...(state !== 'fine' && { storage: state }) }, 200, NEVER_KEPT);
    })
    .get('/metrics', async (c) => {
      // For the scraper beside us, not for the world: neither from outside nor through a proxy.
      const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
      if (forwarded || !isNearby(clientAddress(c, NOBODY))) return notFound(c);
      return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
    });
}

/** Asked anew only after a while; everybody in between hears the same. */
function everySoOften<Answer>(ask: () => Promise<Answer>, ms: number): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (answer === undefined || performance.now() - askedAt > ms) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}
