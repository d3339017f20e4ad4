import { existsSync, readFileSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { identities } from '#tests/faults/support/identities.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { query } from '#tests/faults/support/query.ts';

/** Traces of another PostgreSQL that must not lead ours astray. */
const FOREIGN = {
  PGPORT: '1',
  PGHOST: '/nowhere',
  PGDATA: '/nowhere',
  PGUSER: 'x',
  LD_LIBRARY_PATH: '/nowhere',
};

describe.each(identities)('the embedded server, run by $name', ({ uid }) => {
  let playground: Playground;
  let dataDir: string;
  let url: string;
  beforeAll(async () => {
    playground = new Playground();
    // Its parents do not exist either.
    const root = playground.dataDir('root', uid);
    dataDir = playground.expectServerIn(join(root, 'a', 'data'));
    url = await playground.child({ program: 'run-server', dataDir, uid, env: FOREIGN }).says('url');
  }, 30_000);
  afterAll(() => playground.cleanUp());

  it('keeps the database in the data folder and nowhere else', () => {
    expect(existsSync(join(folderLayout(dataDir).cluster, 'PG_VERSION'))).toBe(true);
  });

  it('is durable, speaks UTF-8 and UTC, and the application is not its superuser', async () => {
    const settings = await query(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
              current_setting('timezone') AS timezone, current_setting('server_encoding') AS encoding,
              current_setting('data_checksums') AS checksums, upper('ß ä ı') AS letters, rolsuper AS superuser
         FROM pg_roles WHERE rolname = current_user`,
    );
    expect(settings).toEqual([
      {
        fsync: 'on',
        commit: 'on',
        timezone: 'UTC',
        encoding: 'UTF8',
        checksums: 'on',
        letters: 'ß Ä I',
        superuser: false,
      },
    ]);
  });

  it('lets the application make databases and the extensions it may want', async () => {
    await query(url, 'CREATE DATABASE another');
    await query(url, 'DROP DATABASE another');
    expect(await query(url, 'CREATE EXTENSION pg_trgm')).toEqual([]);
  });

  it('lets in nobody who does not know the password', async () => {
    const guess = new URL(url);
    guess.password = 'guessed';
    await expect(query(guess.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    guess.username = 'postgres';
    await expect(query(guess.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');

  it.runIf(outside)('does not listen to the network', async () => {
    const fromOutside = new URL(url);
    fromOutside.hostname = outside?.address ?? '';
    await expect(query(fromOutside.href, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('keeps passwords and log from other users', () => {
    const { cluster, serverLog, url: urlFile, lock } = folderLayout(dataDir);
    const secrets = [cluster, join(cluster, 'fabloom-credentials.json'), serverLog, urlFile, lock];
    expect(secrets.map((path) => statSync(path).mode & 0o077)).toEqual([0, 0, 0, 0, 0]);
    expect(readFileSync(urlFile, 'utf8').trim()).toBe(url);
  });

  it('does not write into its log what people entered', async () => {
    await expect(query(url, `SELECT 'secret-name'::int`)).rejects.toThrow('secret-name');
    await query(url, `DO $$ BEGIN RAISE WARNING 'secret-name'; END $$`);
    const log = readFileSync(folderLayout(dataDir).serverLog, 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toContain('secret-name');
  });
});
