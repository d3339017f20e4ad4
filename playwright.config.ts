import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();
if (!executablePath) {
  throw new Error(
    'No browser was found. On Debian: apt-get install chromium-headless-shell; else set CHROMIUM_PATH.',
  );
}

const PORT = 3170;
const DESIGN_PORT = 3171;

/** A data folder of its own, so that a test run never meets somebody's stories. The config is read in every worker. */
process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'fabloom-browser-'));
const server = (port: number, folder: string) => ({
  PORT: String(port),
  DATA_DIR: join(process.env['TEST_DATA_DIR'] as string, folder),
  LOG_LEVEL: 'warn',
});

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  forbidOnly: Boolean(process.env['CI']),
  use: {
    locale: 'en-US',
    launchOptions: { executablePath, args: BROWSER_FLAGS },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['phone.spec.ts', 'design.spec.ts'],
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${PORT}` },
    },
    {
      name: 'phone',
      testMatch: ['phone.spec.ts'],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        baseURL: `http://localhost:${PORT}`,
      },
    },
    {
      name: 'design',
      testMatch: ['design.spec.ts'],
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${DESIGN_PORT}` },
    },
  ],
  webServer: [
    {
      command: 'node scripts/start.mjs',
      url: `http://localhost:${PORT}/readyz`,
      env: server(PORT, 'product'),
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: 'node src/server/main.ts',
      url: `http://localhost:${DESIGN_PORT}/readyz`,
      env: { ...server(DESIGN_PORT, 'design'), NODE_ENV: 'development' },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
