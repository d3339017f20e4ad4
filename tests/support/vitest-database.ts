import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed/seed.ts';
import { asAdmin, databaseUrl, dropDatabase } from '#tests/support/database.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

/** Global set-up of Vitest: one server for the whole run, and one template that each test file copies. */
export default async function setUp(project: TestProject) {
  const server = await findServer();
  const prefix = `fabloom_test_${randomBytes(4).toString('hex')}`;
  const tearDown = async () => {
    if (server.outlivesRun) await dropDatabases(server.adminUrl, prefix);
    await server.stop();
  };
  try {
    const template = `${prefix}_template`;
    await makeTemplate(server.adminUrl, template);
    project.provide('testServer', { adminUrl: server.adminUrl, template, prefix });
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

async function findServer() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { adminUrl: given, outlivesRun: true, stop: async () => {} };

  const dataDir = await mkdtemp(join(tmpdir(), 'fabloom-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { adminUrl: server.url, outlivesRun: false, stop };
}

async function makeTemplate(adminUrl: string, template: string) {
  await asAdmin(adminUrl, (client) => client.query(`create database "${template}"`));
  const url = databaseUrl(adminUrl, template);
  await migrate(url);
  const database = openDatabase(url);
  await seed(database.db, CONTENT);
  // A database that somebody is connected to cannot be copied.
  await database.close();
}

async function dropDatabases(adminUrl: string, prefix: string) {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await dropDatabase(client, name);
  });
}
