import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface RunningProduct {
  url: string;
  /** Of the process from which all others come. */
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}

/** The product in a process and data folder of its own, for measurements. */
export async function startProduct(port: number, env: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-measure-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PRERENDER: 'false', ...env },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  try {
    await waitUntilReady(`${url}/readyz`, () => child.exitCode !== null);
  } catch (error) {
    child.kill('SIGTERM'); // whoever is late is not left behind
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(url: string, isGone: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (isGone()) throw new Error('The product stopped before it was ready');
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await delay(200);
  }
  throw new Error('The product was not ready within two minutes');
}
