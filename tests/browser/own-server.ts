import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const PORT = process.env['OWN_PORT'] as string;
export const OWN_URL = `http://localhost:${PORT}`;

/** An installation of a journey's own, for settings that the others do not have. Resolves when it answers. */
export async function startOwnServer(env: Record<string, string> = {}): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT,
      DATA_DIR: join(process.env['TEST_DATA_DIR'] as string, 'own'),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '100',
      NATURAL_VOICE: 'off',
      PRERENDER: 'false',
      ...env,
    },
    stdio: 'inherit',
  });
  const answers = async () => (await fetch(`${OWN_URL}/readyz`).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: 60_000, intervals: [500] }).toBe(200);
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
