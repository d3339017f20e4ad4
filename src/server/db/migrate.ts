import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { ADVISORY_LOCKS } from '#server/db/advisory-locks.ts';
import type { Log } from '#server/log.ts';

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Brings the database to the schema of this version. Replicas that start together wait for each other: the lock is
 * held by the very connection that migrates, and the server lets go of it even if this process dies half-way.
 */
export async function migrate(url: string, log?: Log): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'fabloom migrate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', (error) => log?.warn({ err: error }, 'lost the database connection while migrating'));
  await client.connect();
  try {
    // Waiting for the lock, or rewriting a large table, may take its time.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrate]);
    const before = await countApplied(client);
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    const applied = (await countApplied(client)) - before;
    if (applied > 0) log?.info({ applied }, 'database migrated');
  } finally {
    await client.end();
  }
}

async function countApplied(client: Client): Promise<number> {
  const table = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (table.rows[0]?.name === null) return 0;
  const { rows } = await client.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  return rows[0]?.applied ?? 0;
}
