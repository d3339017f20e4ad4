import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { WatchedPool } from '#server/db/watched-pool.ts';
import { within } from '#server/db/within.ts';
import type { Log } from '#server/log.ts';

export interface Database {
  db: NodePgDatabase;
  pool: Pool;
  /** Rejects when the database does not answer within two seconds. */
  ping: () => Promise<void>;
  /** Known without asking: nothing that needs it is tried just now. */
  isAway: () => boolean;
  close: () => Promise<void>;
}

/** What a query needs: the database itself or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseOptions {
  /** Connections at most; others wait. */
  max?: number;
  log?: Log;
}

/** To connect, and to wait for a connection that others have. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;
const GRACE_MS = 2_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const PING_MS = 2_000;

/** How long anybody waits for the database. Whoever does what takes longer says so. */
export function timeoutsOf(statementMs = STATEMENT_MS) {
  return {
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    // The server ends a statement by itself, if it is still there.
    query_timeout: statementMs + GRACE_MS,
  };
}

/** Connects when first asked something, so this never fails; `ping()` tells whether the server is there. */
export function openDatabase(url: string, { max = 10, log }: DatabaseOptions = {}): Database {
  const pool = new WatchedPool(
    {
      connectionString: url,
      max,
      application_name: 'fabloom',
      keepAlive: true,
      ...timeoutsOf(),
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
    log,
  );
  surviveLostConnections(pool, log);
  return {
    db: drizzle(pool),
    pool,
    ping: async () => {
      await within(PING_MS, pool.query('select 1'));
    },
    isAway: () => pool.isAway,
    close: () => pool.end(),
  };
}

/**
 * A server that restarts ends its connections, and an `error` event that nobody hears ends a Node process. The pool
 * hears only those of idle connections; one that is between two queries of a transaction needs a listener of its own.
 */
function surviveLostConnections(pool: Pool, log: Log | undefined) {
  const note = (error: Error) => log?.warn({ err: error }, 'lost a database connection');
  pool.on('error', note);
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.debug({ err: error }, 'a database connection ended'));
  });
}
