import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';

/** Made once per run by `vitest-database.ts`. */
export interface TestServer {
  /** Connection string with which databases can be made and dropped. */
  adminUrl: string;
  /** A migrated and seeded database that is only ever copied. */
  template: string;
  /** Every database of this run has a name that begins so. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export interface TestDatabase extends Database {
  url: string;
}

/**
 * A migrated and seeded database that no other test file sees. Call it at the top of a file:
 * `const { db } = await testDatabase();` It is dropped when the file is done.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await makeDatabase(inject('testServer').template);
  const database = openDatabase(url, { max: 5 });
  // Hooks run last registered first, so the connections are gone before the database is.
  afterAll(() => database.close());
  return { ...database, url };
}

/** A database with nothing in it: no tables, no content. */
export async function emptyDatabase(): Promise<string> {
  return makeDatabase('template1');
}

async function makeDatabase(template: string): Promise<string> {
  const { adminUrl, prefix } = inject('testServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, (client) => client.query(`create database "${name}" template "${template}"`));
  afterAll(() => asAdmin(adminUrl, (client) => dropDatabase(client, name)));
  return databaseUrl(adminUrl, name);
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** The server may be tidying up in it just now, which we may not end; it does not take long. */
export async function dropDatabase(client: Client, name: string, tries = 50): Promise<void> {
  try {
    await client.query(`drop database if exists "${name}" with (force)`);
  } catch (error) {
    const tidying = error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
    if (!tidying || tries <= 1) throw error;
    await setTimeout(100);
    await dropDatabase(client, name, tries - 1);
  }
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function asAdmin<T>(adminUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
