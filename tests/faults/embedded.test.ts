import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { findPostmaster, isRunning } from '#server/db/embedded/postmaster.ts';
import { identities, isRoot } from '#tests/faults/support/identities.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { killAll, treeOf } from '#tests/faults/support/process-tree.ts';
import { query } from '#tests/faults/support/query.ts';

let playground: Playground;
beforeEach(() => {
  playground = new Playground();
});
afterEach(() => playground.cleanUp());

/** A stopped database in which there is a seven. */
let made: string;
const preparation = new Playground();
beforeAll(async () => {
  made = preparation.dataDir();
  const server = await preparation.start(made);
  await query(server.url, 'CREATE TABLE kept AS SELECT 7 AS number');
  await server.stop();
});
afterAll(() => preparation.cleanUp());

const run = (dataDir: string, uid?: number) => playground.child({ program: 'run-server', dataDir, uid });
const serverIn = async (dataDir: string) => findPostmaster(folderLayout(dataDir).cluster);
const kept = async (url: string) => query(url, 'SELECT number FROM kept');
const SEVEN = [{ number: 7 }];
const TAKEOVER_MS = 3_000;

describe.each(identities)('the embedded server, started by $name', ({ uid }) => {
  it('keeps its data below the data folder from one start to the next', async () => {
    const dataDir = playground.dataDir('data', uid);
    const first = run(dataDir, uid);
    await query(await first.says('url'), 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    expect(await serverIn(dataDir)).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual(['postgres']);

    expect(await kept(await run(dataDir, uid).says('url'))).toEqual(SEVEN);
  });

  it('says which folder it cannot write to', async () => {
    const file = playground.path('file');
    writeFileSync(file, '');
    const child = run(join(file, 'data'), uid);
    expect(await child.says('code')).toBe('unwritable');
    expect(await child.says('message')).toContain(join(file, 'data'));
  });

  it('refuses a folder that another process uses, and names that process', async () => {
    const dataDir = playground.copyOf(made, uid);
    const first = run(dataDir, uid);
    const url = await first.says('url');
    const second = run(dataDir, uid);
    expect(await second.says('code')).toBe('in-use');
    expect(await second.says('message')).toContain(`process ${first.pid}`);
    expect(await kept(url)).toEqual(SEVEN);
  });

  it('takes over the server that a killed process left running, in less than three seconds', async () => {
    const dataDir = playground.copyOf(made, uid);
    const since = performance.now();
    const first = run(dataDir, uid);
    await first.says('url');
    const ordinary = performance.now() - since;
    await first.kill();
    const orphan = await serverIn(dataDir);
    expect(orphan).toBeDefined();

    const started = performance.now();
    const second = run(dataDir, uid);
    expect(await kept(await second.says('url'))).toEqual(SEVEN);
    // Beside other work every start is slower: then it is no slower than two that had nothing to take over.
    expect(performance.now() - started).toBeLessThan(Math.max(TAKEOVER_MS, 2 * ordinary));
    expect((await serverIn(dataDir))?.pid).toBe(orphan?.pid);
    await second.stop();
    expect(await serverIn(dataDir)).toBeUndefined();
  });

  it('does not mind a leftover pid file that names a living process of the same user', async () => {
    const dataDir = playground.copyOf(made, uid);
    const first = run(dataDir, uid);
    await first.says('url');
    const { cluster } = folderLayout(dataDir);
    const pidFile = join(cluster, 'postmaster.pid');
    const content = readFileSync(pidFile, 'utf8');
    await first.stop();
    // postgres itself would refuse to start then.
    const { uid: owner, gid } = statSync(cluster);
    const bystander = spawn('sleep', ['60'], { ...(isRoot && { uid: owner, gid }) });
    writeFileSync(pidFile, content.replace(/^\d+/, String(bystander.pid)), { mode: 0o600 });
    chownSync(pidFile, owner, gid);

    expect(await kept(await run(dataDir, uid).says('url'))).toEqual(SEVEN);
    expect(await isRunning(bystander.pid ?? 0)).toBe(true);
    bystander.kill();
  });

  it('makes the database anew when making it was interrupted', async () => {
    const dataDir = playground.dataDir('data', uid);
    const first = run(dataDir, uid);
    const { home, cluster } = folderLayout(dataDir);
    const isMaking = () =>
      existsSync(home) && readdirSync(home).some((name) => name.startsWith('unfinished-'));
    while (!isMaking()) await sleep(5);
    await sleep(200);
    expect(existsSync(cluster)).toBe(false);
    // initdb itself goes on for a while, into the arms of the second start.
    await first.kill();

    expect(await query(await run(dataDir, uid).says('url'), 'SELECT 7 AS number')).toEqual(SEVEN);
    expect(isMaking()).toBe(false);
  });

  it('leaves the database of another major version alone', async () => {
    const dataDir = playground.copyOf(made, uid);
    const { cluster } = folderLayout(dataDir);
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    const before = timesOfAllFiles(cluster);

    const second = run(dataDir, uid);
    expect(await second.says('code')).toBe('wrong-version');
    expect(await second.says('message')).toContain('PostgreSQL 17');
    expect(timesOfAllFiles(cluster)).toEqual(before);

    writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
    expect(await kept(await run(dataDir, uid).says('url'))).toEqual(SEVEN);
  });
});

describe('the embedded server', () => {
  it('finishes a first start that was killed before it had made the role', async () => {
    const dataDir = playground.dataDir();
    const first = run(dataDir);
    while (!(await serverIn(dataDir))) await sleep(1);
    killAll(treeOf(first.pid));
    await first.kill();
    expect(await query(await run(dataDir).says('url'), 'SELECT 7 AS number')).toEqual(SEVEN);
  });

  it('replaces a left server that does not answer', async () => {
    const dataDir = playground.copyOf(made);
    const first = run(dataDir);
    await first.says('url');
    await first.kill();
    const orphan = await serverIn(dataDir);
    process.kill(orphan?.pid ?? 0, 'SIGSTOP');

    expect(await kept(await run(dataDir).says('url'))).toEqual(SEVEN);
    expect((await serverIn(dataDir))?.pid).not.toBe(orphan?.pid);
  });

  it('starts again while a busy session of a killed server is still dying', async () => {
    const dataDir = playground.copyOf(made);
    const first = run(dataDir);
    const client = new Client(await first.says('url'));
    client.on('error', () => {});
    await client.connect();
    const busy = client.query('SELECT count(*) FROM generate_series(1, 1e11)').catch(() => 'gone');
    await sleep(200);
    killAll([(await serverIn(dataDir))?.pid ?? 0, first.pid]);
    await client.end();
    expect(await busy).toBe('gone');

    expect(await kept(await run(dataDir).says('url'))).toEqual(SEVEN);
  });

  it('refuses a second start in the same process, and starts again after a stop', async () => {
    const dataDir = playground.copyOf(made);
    const server = await playground.start(dataDir);
    await expect(playground.start(dataDir)).rejects.toMatchObject({ code: 'in-use' });
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    const again = await playground.start(dataDir);
    expect(await kept(again.url)).toEqual(SEVEN);
    await again.stop();
  });

  it('uses another port when the wanted one is taken, and the wanted one when it is free', async () => {
    const occupier = createServer().listen(0, '127.0.0.1');
    await once(occupier, 'listening');
    const address = occupier.address();
    const taken = typeof address === 'object' && address ? address.port : 0;

    const dataDir = playground.copyOf(made);
    const server = await playground.start(dataDir, taken);
    expect(Number(new URL(server.url).port)).not.toBe(taken);
    expect(playground.warnings).toEqual(['the port for the database is taken, using another']);
    await server.stop();
    occupier.close();
    await once(occupier, 'close');

    const onWanted = await playground.start(dataDir, taken);
    expect(Number(new URL(onWanted.url).port)).toBe(taken);
    await onWanted.stop();
  });

  it('runs several times at once on different folders', async () => {
    const folders = [playground.copyOf(made), playground.dataDir()];
    const servers = await Promise.all(folders.map((folder) => playground.start(folder)));
    expect(new Set(servers.map(({ url }) => new URL(url).port)).size).toBe(2);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('passes on what the program says when it cannot start', async () => {
    const dataDir = playground.copyOf(made);
    writeFileSync(join(folderLayout(dataDir).cluster, 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(playground.start(dataDir)).rejects.toThrow(
      'unrecognized configuration parameter "no_such_setting"',
    );
  });

  it('tells when the server dies under it', async () => {
    const dataDir = playground.copyOf(made);
    const server = await playground.start(dataDir);
    killAll([(await serverIn(dataDir))?.pid ?? 0]);
    await expect.poll(() => playground.warnings).toEqual(['the database server ended by itself']);
    await server.stop();
  });
});

function timesOfAllFiles(folder: string): Record<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}
