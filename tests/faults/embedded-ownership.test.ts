import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { canPlayOrdinary, ordinaryUid } from '#tests/faults/support/identities.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { query } from '#tests/faults/support/query.ts';

let playground: Playground;
beforeEach(() => {
  playground = new Playground();
});
afterEach(() => playground.cleanUp());

const asRoot = (dataDir: string) => playground.child({ program: 'run-server', dataDir });
const asUser = (dataDir: string) => playground.child({ program: 'run-server', dataDir, uid: ordinaryUid });

describe.runIf(canPlayOrdinary)('whose database it is', () => {
  it('runs the server of root as nobody who exists, and changes no owner outside the data folder', async () => {
    const parent = playground.path('private');
    mkdirSync(parent, { mode: 0o700 });
    const dataDir = playground.expectServerIn(join(parent, 'data'));
    const child = asRoot(dataDir);
    await child.says('url');

    const server = await findPostmaster(folderLayout(dataDir).cluster);
    const { uid } = statSync(`/proc/${server?.pid}`);
    expect(uid).not.toBe(0);
    expect(uid).toBe(statSync(folderLayout(dataDir).cluster).uid);
    expect([parent, dataDir].map((path) => statSync(path).uid)).toEqual([0, 0]);
    expect(statSync(parent).mode & 0o777).toBe(0o700);
  });

  it('tells an ordinary user that root made the database', async () => {
    const dataDir = playground.dataDir();
    chmodSync(dataDir, 0o755);
    const first = asRoot(dataDir);
    await first.says('url');
    await first.stop();

    const second = asUser(dataDir);
    expect(await second.says('code')).toBe('wrong-owner');
    expect(await second.says('message')).toContain(`chown -R ${ordinaryUid} ${dataDir}`);
  });

  it('lets root use the folder of an ordinary user, who finds it usable afterwards', async () => {
    const dataDir = playground.dataDir('data', ordinaryUid);
    const first = asRoot(dataDir);
    await query(await first.says('url'), 'CREATE TABLE kept AS SELECT 1 AS number');
    await first.kill();

    const second = asUser(dataDir);
    await query(await second.says('url'), 'INSERT INTO kept VALUES (2)');
    await second.stop();

    const third = asRoot(dataDir);
    await query(await third.says('url'), 'INSERT INTO kept VALUES (3)');
    await third.stop();

    const fourth = asUser(dataDir);
    const kept = await query(await fourth.says('url'), 'SELECT number FROM kept ORDER BY number');
    expect(kept).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  it('runs on a database that root copied or unpacked', async () => {
    const dataDir = playground.dataDir();
    const first = asRoot(dataDir);
    await query(await first.says('url'), 'CREATE TABLE kept AS SELECT 1 AS number');
    await first.stop();
    const { home } = folderLayout(dataDir);
    for (const name of readdirSync(home, { recursive: true, encoding: 'utf8' }))
      chownSync(join(home, name), 0, 0);

    const second = asRoot(dataDir);
    expect(await query(await second.says('url'), 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  });

  it('tells an ordinary user which folder cannot be written to', async () => {
    const dataDir = playground.dataDir();
    chmodSync(dataDir, 0o755);
    const child = asUser(dataDir);
    expect(await child.says('code')).toBe('unwritable');
    expect(await child.says('message')).toMatch(
      `Cannot write to the data folder ${dataDir} as user ${ordinaryUid}`,
    );
  });
});
