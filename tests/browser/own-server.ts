import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const PORT = Number(process.env['OWN_PORT']);
export const OWN_URL = `http://localhost:${PORT}`;
/** For a journey that may run beside the first. */
export const SECOND_OWN_URL = `http://localhost:${PORT + 1}`;

/** A database, and the library in it: on a busy machine. */
export const STARTING_MS = 120_000;

/** An installation of a journey's own, for settings that the others do not have. Resolves when it answers. */
export async function startOwnServer(
  env: Record<string, string> = {},
  url = OWN_URL,
): Promise<{ stop(): Promise<void> }> {
  const { port } = new URL(url);
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: join(process.env['TEST_DATA_DIR'] as string, `own-${port}`),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '100',
      NATURAL_VOICE: 'off',
      PRERENDER: 'false',
      ...env,
    },
    stdio: 'inherit',
  });
  const answers = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await expect.poll(answers, { timeout: STARTING_MS, intervals: [500] }).toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
