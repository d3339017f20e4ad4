import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface FuzzedProduct {
  /** Words as JSON, bytes as they are. */
  ask(path: string, body?: unknown): Promise<Response>;
  /** How often it was started. */
  starts(): number;
  /** Children that died, and how. */
  deaths(): string[];
  stop(): Promise<void>;
}

/** The product as `bin/start` runs it, in a folder and on a port of its own, with somebody signed in. */
export async function startFuzzedProduct(): Promise<FuzzedProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-fuzz-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '1000',
      NATURAL_VOICE: 'off',
      PRERENDER: 'false',
    },
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(child, 'exit');
  while (!log.includes('"msg":"ready on')) {
    if (child.exitCode !== null) throw new Error(`the product did not start: ${log}`);
    await setTimeout(100);
  }
  let headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const ask = (path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers,
      ...(body instanceof Uint8Array && { method: 'POST', body: Uint8Array.from(body) }),
      ...(body !== undefined &&
        !(body instanceof Uint8Array) && { method: 'POST', body: JSON.stringify(body) }),
    });
  const credentials = { email: 'fuzz@example.org', password: 'seven red boats' };
  const session = (await (await ask('/auth/v1/signup', credentials)).json()) as { access_token: string };
  headers = { ...headers, Authorization: `Bearer ${session.access_token}` };
  return {
    ask,
    starts: () => log.match(/"msg":"ready on/g)?.length ?? 0,
    deaths: () => log.match(/^.*"msg":"a worker died".*$/gm) ?? [],
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
