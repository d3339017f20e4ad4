import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Playground } from '#tests/faults/support/playground.ts';
import { killAll, treeOf } from '#tests/faults/support/process-tree.ts';

let playground: Playground;
let started: number[] = [];
beforeEach(() => void (playground = new Playground()));
afterEach(async () => {
  killAll(started.flatMap(treeOf));
  started = [];
  await playground.cleanUp();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** As `bin/start` runs it, once everything is installed. */
async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: playground.dataDir(),
      NATURAL_VOICE: 'off',
      PRERENDER: 'false',
      ...env,
    },
  });
  started.push(child.pid ?? 0);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const ready = async () => {
    await expect.poll(isReady, { timeout: 280_000, interval: 200 }).toBe(true);
  };
  return { child, output, exit, ready };
}

function serverOf(watch: number): number {
  const server = treeOf(watch).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts'),
  );
  if (!server) throw new Error('no server runs');
  return server;
}

const onLinux = process.platform === 'linux';

test.runIf(onLinux)(
  'a server that is killed comes back on its database, and both leave when they are asked to [TR-01]',
  async () => {
    const { child, output, exit, ready } = await start();
    await ready();
    const first = serverOf(child.pid ?? 0);
    process.kill(first, 'SIGKILL');
    await expect
      .poll(() => output.text)
      .toContain('Fabloom ended unasked (SIGKILL). Starting it again in 1 s.');
    await ready();
    const second = serverOf(child.pid ?? 0);
    expect(second).not.toBe(first);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(output.text).toContain('"msg":"stopping"');
    expect(() => process.kill(second, 0)).toThrow('ESRCH');
  },
);

test.runIf(onLinux)('a server whose watch is killed stops, too [TR-01]', async () => {
  const { child, output, ready } = await start();
  await ready();
  const server = serverOf(child.pid ?? 0);
  child.kill('SIGKILL');
  await expect.poll(() => output.text).toContain('"msg":"stopping"');
  await expect.poll(() => treeOf(process.pid).includes(server)).toBe(false);
});

test('a start that fails is told once and not tried again', async () => {
  const { output, exit } = await start({ PORT: 'eighty' });
  expect(await exit).toEqual([1, null]);
  expect(output.text.match(/The configuration has mistakes/g)).toHaveLength(1);
  expect(output.text).not.toContain('again');
});
