import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import type { Queryable } from '#server/db/database.ts';

const CHANNEL = 'changed_pages';
const AGAIN_MS = 5_000;
/** Below this everything may have changed. */
export const EVERYTHING = '/';

/** Says that these pages show something else now: to every process, and when the transaction is done. */
export async function tellChanged(db: Queryable, paths: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(paths)})`);
}

export interface ChangedPages {
  /** Who wants to know. */
  onChange: (listener: (paths: readonly string[]) => void) => void;
  close: () => Promise<void>;
}

/**
 * Hears of pages that changed, on a connection of its own. While there is none, pages are renewed by their age alone;
 * when there is one again, whatever was missed is made good.
 */
export function hearChangedPages(pool: Pool): ChangedPages {
  const listeners: ((paths: readonly string[]) => void)[] = [];
  let closed = false;
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  const tell = (paths: readonly string[]) => listeners.forEach((listener) => listener(paths));
  const listen = (missedSome: boolean) => {
    const mine = new Client({ ...pool.options, query_timeout: AGAIN_MS });
    client = mine;
    mine.on('error', () => undefined); // it ends as well, which is heard below
    mine.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '[]') as string[]));
    mine.once('end', () => {
      if (!closed) again = setTimeout(listen, AGAIN_MS, true).unref();
    });
    mine
      .connect()
      .then(() => mine.query(`listen ${CHANNEL}`))
      .then(() => missedSome && tell([EVERYTHING]))
      .catch(() => mine.connection.stream.destroy());
  };
  listen(false);
  return {
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
