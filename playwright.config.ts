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

/** The first of seven; two checkouts on one machine need different ones. */
const PORT = Number(process.env['TEST_PORT'] ?? 3170);
const DESIGN_PORT = PORT + 1;
const CONFIRMING_PORT = PORT + 2;
const MAIL_PORT = PORT + 3;
/** For journeys that start an installation of their own. */
process.env['OWN_PORT'] ??= String(PORT + 4);
process.env['SWITCHED_OFF_PORT'] ??= String(PORT + 5);
process.env['NATURAL_PORT'] ??= String(PORT + 6);

/** A data folder of its own, so that a test run never meets somebody's stories. The config is read in every worker. */
process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'fabloom-browser-'));
const server = (port: number, folder: string) => ({
  PORT: String(port),
  DATA_DIR: join(process.env['TEST_DATA_DIR'] as string, folder),
  LOG_LEVEL: 'warn',
  // All journeys come from one address, and none waits a minute for its second mail.
  RATE_LIMIT_FACTOR: '100',
  AUTH_MAIL_INTERVAL_S: '0',
  NATURAL_VOICE: 'off',
  PRERENDER: 'false',
});
/** An installation whose mails arrive, and whose operator can be reached. */
const reachable = {
  SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
  CONTACT_EMAIL: 'hello@stories.test',
  OPERATOR_NAME: 'The library of Little Wick',
};

const PHONE = ['phone.spec.ts', 'accounts-phone.spec.ts', 'creator-phone.spec.ts', 'looks-phone.spec.ts'];
/** On a server for development: it has the design page, and mails that land in its outbox count as sent. */
const DESIGN = ['design.spec.ts', 'newsletter.spec.ts'];
/** On an installation where an account begins with a mail. */
const CONFIRMING = ['accounts-confirm.spec.ts'];

/** A journey that asks for another host fails, and reaches nobody. */
const NO_OTHER_HOST = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  // In the whole run a journey that passes only the second time is named as flaky, and does not hold up all the others.
  retries: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 2 : 0,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  forbidOnly: Boolean(process.env['CI']),
  use: {
    locale: 'en-US',
    // Each journey is a first visit with an empty browser: the worker would fetch the whole shell for every one of them, and what it
    // answers no `page.route` can hold back or break. The journeys without a line allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...BROWSER_FLAGS, ...NO_OTHER_HOST] },
    // A trace doubles the time of every journey. To look at one that fails: npx playwright test -g 'its title' --trace on
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...PHONE, ...DESIGN, ...CONFIRMING],
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${PORT}` },
    },
    {
      name: 'phone',
      testMatch: PHONE,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        baseURL: `http://localhost:${PORT}`,
      },
    },
    {
      name: 'design',
      testMatch: DESIGN,
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${DESIGN_PORT}` },
    },
    {
      name: 'confirming',
      testMatch: CONFIRMING,
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${CONFIRMING_PORT}` },
    },
  ],
  webServer: [
    {
      command: `node tests/browser/mail-server.ts ${MAIL_PORT} ${join(process.env['TEST_DATA_DIR'], 'mailbox')}`,
      port: MAIL_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node scripts/start.mjs',
      url: `http://localhost:${PORT}/readyz`,
      env: { ...server(PORT, 'product'), ...reachable },
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
    {
      command: 'node scripts/start.mjs',
      url: `http://localhost:${CONFIRMING_PORT}/readyz`,
      env: { ...server(CONFIRMING_PORT, 'confirming'), ...reachable, AUTH_AUTOCONFIRM: 'false' },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
