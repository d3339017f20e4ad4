import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ADVISORY_LOCKS } from '#server/db/advisory-locks.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { emptyDatabase } from '#tests/support/database.ts';

const journalSchema = z.object({ entries: z.array(z.object({ idx: z.number(), when: z.number() })).min(1) });

const here = import.meta.dirname;

const [shared, slow] = await Promise.all([emptyDatabase(), emptyDatabase()]);

test('replicas that start at once on an empty database all succeed, and one does the work', async () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  await Promise.all(Array.from({ length: 4 }, () => migrate(shared, log)));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'database migrated' }),
  ]);

  const { pool, close } = openDatabase(shared);
  const { rows } = await pool.query(
    `select count(*)::int as tables from information_schema.tables where table_schema in ('public', 'auth')`,
  );
  expect(rows[0].tables).toBeGreaterThanOrEqual(27);
  await close();
});

test('a lock that another replica holds for longer than a statement may take is waited for', async () => {
  const { pool, close } = openDatabase(slow);
  await pool.query(`alter database "${new URL(slow).pathname.slice(1)}" set statement_timeout = 200`);
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrate]);
  const migrating = migrate(slow);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrate]);
  await expect(migrating).resolves.toBeUndefined();
  holder.release();
  await close();
});

test('a server that is not there is an error, not a hang', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow('ECONNREFUSED');
});

test('the migrations lead to the schema in TypeScript (else: npm run db:generate)', async () => {
  const { entries } = await readJournal();
  const newest = String(entries.at(-1)?.idx).padStart(4, '0');
  const migrated = await readJson(`migrations/meta/${newest}_snapshot.json`);
  const declared: unknown = JSON.parse(JSON.stringify(generateDrizzleJson(await importSchema())));
  expect(withoutIds(declared)).toEqual(withoutIds(migrated));
});

// The migrator skips, without a word, a migration that is dated before one already applied.
test('each migration is dated after the one before it', async () => {
  const { entries } = await readJournal();
  const dates = entries.map((entry) => entry.when);
  expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
});

async function importSchema(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for await (const path of glob('schema/*.ts', { cwd: here })) {
    Object.assign(all, await import(/* @vite-ignore */ pathToFileURL(resolve(here, path)).href));
  }
  return all;
}

async function readJournal() {
  return journalSchema.parse(await readJson('migrations/meta/_journal.json'));
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(resolve(here, path), 'utf8'));
}

function withoutIds(snapshot: unknown): unknown {
  return { ...z.looseObject({}).parse(snapshot), id: null, prevId: null };
}
