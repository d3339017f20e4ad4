import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Of an installation that a journey starts by itself: journeys that run beside each other have different ones. */
const PORTS = {
  own: process.env['OWN_PORT'] as string,
  'switched-off': process.env['SWITCHED_OFF_PORT'] as string,
  natural: process.env['NATURAL_PORT'] as string,
};
type Installation = keyof typeof PORTS;

export const urlOf = (which: Installation) => `http://localhost:${PORTS[which]}`;
export const OWN_URL = urlOf('own');

/** A database, and the library in it: on a busy machine. */
export const STARTING_MS = 120_000;

/**
 * An installation of a journey's own, for settings that the others do not have. Resolves when it answers. Started again, it has what
 * it had.
 */
export async function startOwnServer(
  env: Record<string, string> = {},
  which: Installation = 'own',
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: PORTS[which],
      DATA_DIR: join(process.env['TEST_DATA_DIR'] as string, which),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '100',
      NATURAL_VOICE: 'off',
      PRERENDER: 'false',
      ...env,
    },
    stdio: 'inherit',
  });
  const answers = async () => (await fetch(`${urlOf(which)}/readyz`).catch(() => undefined))?.status;
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
