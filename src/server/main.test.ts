import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '#tests/support/database.ts';

/** What processes that share a database have to share besides. */
const SHARED = {
  AUTH_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
  SITE_URL: 'http://127.0.0.1',
  DATA_DIR_SHARED: 'true',
};

/** The process as bin/start runs it, on a real database, with everything it says. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  return { child, output };
}

async function readyPort(output: { text: string }, child: ChildProcess): Promise<number> {
  for (;;) {
    const port = /"port":(\d+),[^\n]*"msg":"ready on/.exec(output.text)?.[1];
    if (port) return Number(port);
    if (child.exitCode !== null) throw new Error(output.text);
    await delay(50);
  }
}

test('starts on an empty database, serves, and stops without losing the request under way', async () => {
  const { child, output } = run({
    ...SHARED,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: await emptyDatabase(),
  });
  const port = await readyPort(output, child);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

  // A body that arrives slowly: the request is under way when the signal comes.
  let push: (text: string | null) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) =>
        text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const answer = fetch(`http://127.0.0.1:${port}/api/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  push('{"session_id":"3f6f0b0e-8f2a-4c59-9a5e-0c1f6f0a2b77",');
  await delay(300);
  child.kill('SIGTERM');
  await delay(300);
  push('"event_type":"page_view","event_data":{"path":"/"}}');
  push(null);
  expect((await answer).status).toBe(204);
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect(output.text).toContain('"msg":"stopping"');
});

test('a worker runs jobs and listens on no port', async () => {
  const { child, output } = run({
    ...SHARED,
    ROLE: 'worker',
    PORT: '0',
    DATABASE_URL: await emptyDatabase(),
  });
  await expect.poll(() => output.text, { timeout: 45_000 }).toContain('"msg":"jobs are running"');
  expect(output.text).not.toContain('ready on');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a taken port is said in one clear line', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  onTestFinished(() => void blocker.close());
  const { port } = blocker.address() as { port: number };
  const { child, output } = run({
    ...SHARED,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: await emptyDatabase(),
  });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output.text).toContain(`Port ${port} is taken: stop the other program or set PORT`);
});

test('a wrong setting stops the start before anything is touched', async () => {
  const { child, output } = run({ PORT: 'eighty' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output.text).toMatch(/^The configuration has mistakes[^]*PORT: /);
});

test('a database that does not answer is named without its password', async () => {
  const { child, output } = run({
    ...SHARED,
    PORT: '0',
    DATABASE_URL: 'postgres://fabloom:hush@127.0.0.1:9/none',
  });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output.text).toContain('Fabloom could not start.');
  expect(output.text).not.toContain('hush');
});

test('on a database that others reach, what several processes would not share is asked for at once', async () => {
  const { child, output } = run({ PORT: '0', DATABASE_URL: 'postgres://fabloom:hush@127.0.0.1:9/none' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output.text).toContain('DATABASE_URL is set, so several processes may serve the same families.');
  for (const name of ['AUTH_SECRET', 'SITE_URL', 'S3_BUCKET', 'DATA_DIR_SHARED=true'])
    expect(output.text).toContain(name);
  expect(output.text).not.toContain('hush');
});
