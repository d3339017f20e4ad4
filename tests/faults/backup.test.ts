import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { migrate } from '#server/db/migrate.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { query } from '#tests/faults/support/query.ts';
import { runScript, startScript } from '#tests/faults/support/script.ts';
import { snapshot } from '#tests/faults/support/snapshot.ts';

let playground: Playground;
beforeEach(() => {
  playground = new Playground();
});
afterEach(() => playground.cleanUp());

const KINDS_OF_DATA = `
  CREATE SCHEMA "Other one";
  CREATE TYPE mood AS ENUM ('sad', 'merry');
  CREATE TABLE "Other one".things (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mood mood, document jsonb, picture bytea,
    tags text[], made timestamptz, price numeric, twice numeric GENERATED ALWAYS AS (price * 2) STORED
  );
  INSERT INTO "Other one".things (mood, document, picture, tags, made, price)
    SELECT 'merry', jsonb_build_object('größe', n), decode(md5(n::text), 'hex'), ARRAY['a,b', NULL, E'\\n'], now(), n / 7.0
      FROM generate_series(1, 1000) AS n;
  DELETE FROM "Other one".things WHERE id % 10 = 0;
  CREATE TABLE parts (day date) PARTITION BY RANGE (day);
  CREATE TABLE parts_2026 PARTITION OF parts FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
  INSERT INTO parts VALUES ('2026-02-03');
  CREATE SEQUENCE counter; SELECT setval('counter', 4711);
  CREATE MATERIALIZED VIEW summary AS SELECT count(*) FROM parts;
`;

describe('a backup', () => {
  it('brings back exactly what there was, in our own tables and in any others', async () => {
    const dataDir = playground.dataDir();
    const server = await playground.start(dataDir);
    await migrate(server.url);
    await query(server.url, KINDS_OF_DATA);
    const before = await snapshot(server.url);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['"Other one".things', 'public.stories', 'drizzle.__drizzle_migrations']),
    );
    await server.stop();

    const file = playground.path('fabloom.backup');
    expect(await runScript('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining(`Copy ${dataDir}/media and ${dataDir}/storage`),
    });
    expect(statSync(file).mode & 0o077).toBe(0);

    const elsewhere = playground.dataDir('elsewhere');
    expect(await runScript('restore', [file], { DATA_DIR: elsewhere })).toMatchObject({ exitCode: 0 });
    const restored = await playground.start(elsewhere);
    expect(await snapshot(restored.url)).toEqual(before);
    await migrate(restored.url);
    expect(await snapshot(restored.url)).toEqual(before);
    expect(await query(restored.url, `SELECT nextval('counter')`)).toEqual([{ nextval: '4712' }]);
    await restored.stop();
  });

  it('is one moment of a database that is being written to', async () => {
    const dataDir = playground.dataDir();
    const server = await playground.start(dataDir);
    await query(
      server.url,
      `CREATE TABLE debit (id int PRIMARY KEY, note text); CREATE TABLE credit (id int PRIMARY KEY, note text);
       CREATE TABLE ballast AS SELECT n, md5(n::text) || md5((n + 1)::text) AS text FROM generate_series(1, 300000) n`,
    );
    const writers = [new PairWriter(server.url, 1), new PairWriter(server.url, 2)];
    const written = () => writers.flatMap(({ acknowledged }) => acknowledged);
    await expect.poll(() => written().length).toBeGreaterThan(10);
    const before = written();
    const file = playground.path('fabloom.backup');
    expect(await runScript('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ exitCode: 0 });
    await sleep(100);
    await Promise.all(writers.map((writer) => writer.stop()));
    const after = written();
    await server.stop();

    expect(await runScript('restore', [file, '--replace'], { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 0,
    });
    const restored = await playground.start(dataDir);
    const debit = await query<{ id: number }>(restored.url, 'SELECT id FROM debit ORDER BY id');
    const credit = await query<{ id: number }>(restored.url, 'SELECT id FROM credit ORDER BY id');
    expect(debit).toEqual(credit);
    const ids = debit.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(before));
    // Each writer counts on by two: its rows must be the first of what it wrote, without a gap.
    for (const parity of [0, 1]) {
      const mine = ids.filter((id) => id % 2 === parity);
      expect(mine).toEqual(mine.map((_, index) => (parity === 1 ? 1 : 2) + 2 * index));
    }
    expect(ids.length).toBeGreaterThan(before.length);
    expect(ids.length).toBeLessThan(after.length);
    await restored.stop();
  });

  it('does not write over a file, and is for a database that exists', async () => {
    const file = playground.path('precious');
    writeFileSync(file, 'precious');
    const dataDir = playground.dataDir();
    const none = await runScript('backup', [file], { DATA_DIR: dataDir });
    expect(none).toMatchObject({ exitCode: 1, output: expect.stringContaining('no database') });
    expect(readdirSync(dataDir)).toEqual([]);

    const server = await playground.start(dataDir);
    const result = await runScript('backup', [file], { DATA_DIR: dataDir });
    expect(result).toMatchObject({ exitCode: 1, output: expect.stringContaining('exists already') });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await server.stop();
  });

  it('points to the tools of PostgreSQL when DATABASE_URL is set', async () => {
    const env = { DATABASE_URL: 'postgresql://somebody@db.example.org/fabloom' };
    const backup = await runScript('backup', ['file'], env);
    expect(backup).toMatchObject({ exitCode: 1, output: expect.stringContaining('pg_dump') });
    const restore = await runScript('restore', ['file'], env);
    expect(restore).toMatchObject({ exitCode: 1, output: expect.stringContaining('pg_restore') });
  });
});

describe('restoring', () => {
  const preparation = new Playground();
  const file = preparation.path('fabloom.backup');
  let made: string;
  let dataDir: string;
  /** A backup that says "backed up", of a database that says "newer" by now. */
  beforeAll(async () => {
    made = preparation.dataDir();
    const server = await preparation.start(made);
    await query(server.url, `CREATE TABLE state AS SELECT 'backed up' AS word`);
    await runScript('backup', [file], { DATA_DIR: made });
    await query(server.url, `UPDATE state SET word = 'newer'`);
    await server.stop();
  }, 30_000);
  afterAll(() => preparation.cleanUp());
  beforeEach(() => {
    dataDir = playground.copyOf(made);
  });

  const replace = async (backup: string) =>
    runScript('restore', [backup, '--replace'], { DATA_DIR: dataDir });

  it('replaces a database only when told to, and keeps the replaced one', async () => {
    const refused = await runScript('restore', [file], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({ exitCode: 1, output: expect.stringContaining('--replace') });
    expect(await stateIn(dataDir)).toBe('newer');

    const result = await replace(file);
    expect(result.exitCode).toBe(0);
    expect(await stateIn(dataDir)).toBe('backed up');
    const kept = /kept in (\S+);/.exec(result.output)?.[1] ?? '';
    const { cluster, home } = folderLayout(dataDir);
    renameSync(cluster, `${home}/second`);
    renameSync(kept, cluster);
    expect(await stateIn(dataDir)).toBe('newer');
  });

  it('refuses while Fabloom runs', async () => {
    const server = await playground.start(dataDir);
    const result = await replace(file);
    expect(result).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining(`in use by process ${process.pid}`),
    });
    await server.stop();
    expect(await stateIn(dataDir)).toBe('newer');
  });

  it('stops a server that outlived its Fabloom', async () => {
    const killed = playground.child({ program: 'run-server', dataDir });
    await killed.says('url');
    await killed.kill();
    expect(await replace(file)).toMatchObject({ exitCode: 0 });
    expect(await stateIn(dataDir)).toBe('backed up');
  });

  it('changes nothing when the backup is damaged, foreign or of another version', async () => {
    const good = readFileSync(file);
    const archive = gunzipSync(good);
    const flipped = Buffer.from(archive);
    flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
    const header = (from: string, to: string) =>
      gzipSync(Buffer.from(archive.toString('latin1').replace(from, to), 'latin1'), { level: 1 });
    const bad: Record<string, [Buffer, RegExp]> = {
      'cut off': [good.subarray(0, good.length / 2), /unexpected end of file/],
      'without its end': [
        gzipSync(archive.subarray(0, archive.length - 4096), { level: 1 }),
        /cut off|before its checksum/,
      ],
      'with one wrong bit': [gzipSync(flipped, { level: 1 }), /checksum|damaged/],
      'no archive': [Buffer.from('hello'), /incorrect header check/],
      'of a later format': [header('"format":1', '"format":2'), /format 2/],
      'of another PostgreSQL': [header('"postgresMajor":18', '"postgresMajor":19'), /PostgreSQL 19/],
    };
    const before = readdirSync(folderLayout(dataDir).home).toSorted();
    for (const [name, [content, complaint]] of Object.entries(bad)) {
      const damaged = playground.path(name);
      writeFileSync(damaged, content);
      const result = await replace(damaged);
      expect(result).toMatchObject({ exitCode: 1, output: expect.stringMatching(complaint) });
      expect(result.output).toContain('Nothing was changed');
    }
    expect(await replace(playground.path('no such file'))).toMatchObject({ exitCode: 1 });
    expect(readdirSync(folderLayout(dataDir).home).toSorted()).toEqual(before);
    expect(await stateIn(dataDir)).toBe('newer');
  });

  it('leaves the old database in place when it is killed half way', async () => {
    const { home } = folderLayout(dataDir);
    const isRestoring = () => readdirSync(home).some((name) => name.startsWith('unfinished-'));
    const { script, result } = startScript('restore', [file, '--replace'], { DATA_DIR: dataDir });
    while (!isRestoring()) await sleep(5);
    await sleep(50);
    script.kill('SIGKILL');
    await result;
    expect(isRestoring()).toBe(true);
    expect(await stateIn(dataDir)).toBe('newer');
    expect(isRestoring()).toBe(false);
  });

  it('is completed by the next start when it is killed between its last steps', async () => {
    const { cluster, restored, home } = folderLayout(dataDir);
    expect(await replace(file)).toMatchObject({ exitCode: 0 });
    const kept = readdirSync(home).find((name) => name.startsWith('replaced-')) ?? '';
    // Both are there: killed before the first rename.
    renameSync(cluster, restored);
    renameSync(`${home}/${kept}`, cluster);
    expect(await stateIn(dataDir)).toBe('backed up');
    // Only the restored one: killed before the second.
    renameSync(cluster, restored);
    expect(await stateIn(dataDir)).toBe('backed up');
    expect(existsSync(restored)).toBe(false);
  });
});

async function stateIn(dataDir: string): Promise<string | undefined> {
  const server = await playground.start(dataDir);
  const rows = await query<{ word: string }>(server.url, 'SELECT word FROM state');
  await server.stop();
  return rows[0]?.word;
}

/** Writes the same number into two tables in one transaction, over and over. */
class PairWriter {
  readonly acknowledged: number[] = [];
  readonly #client: Client;
  readonly #done: Promise<void>;
  #stopping = false;

  constructor(url: string, first: number) {
    this.#client = new Client(url);
    this.#done = this.#write(first);
  }

  async #write(first: number): Promise<void> {
    await this.#client.connect();
    for (let id = first; !this.#stopping; id += 2) {
      await this.#client.query(
        `BEGIN; INSERT INTO debit VALUES (${id}, repeat('x', 500)); INSERT INTO credit VALUES (${id}, ''); COMMIT`,
      );
      this.acknowledged.push(id);
    }
    await this.#client.end();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#done;
  }
}
