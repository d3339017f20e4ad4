// npm run bench offline
// What it costs to open without a line: how much is kept ahead, and how long a slow phone takes to start from it.
import { mkdtempSync, readFileSync, rmSync, statSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, devices, type BrowserContext } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { startProduct } from './product-process.ts';

const PORT = 3189;
const CPU_SLOWER = 4;
const ROUNDS = 5;
const STARTS = [
  { what: 'landing', path: '/', ready: 'main h1' },
  { what: 'creator, first step', path: '/?create', ready: 'main [data-option]' },
  { what: 'offline page', path: '/never-visited', ready: 'main h1' },
];

function shellSize(): { files: number; raw: number; gzip: number } {
  const worker = readFileSync('build/client/service-worker.js', 'utf8');
  const files = [...new Set(worker.match(/\/(?:assets\/[\w.-]+|[\w-]+\.(?:svg|png|webmanifest))/g))]
    .map((file) => `build/client${file}`)
    .filter((file) => existsSync(file));
  const sizeOf = (file: string) => statSync(file).size;
  return {
    files: files.length,
    raw: files.reduce((sum, file) => sum + sizeOf(file), 0),
    gzip: files.reduce((sum, file) => sum + sizeOf(existsSync(`${file}.gz`) ? `${file}.gz` : file), 0),
  };
}

/** Until the page shows what people came for, and React answers. */
async function start(context: BrowserContext, url: string, ready: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  const before = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(ready);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  const took = performance.now() - before;
  await page.close();
  return took;
}

/** The worker has taken over, and the first step of the creator is kept as well. */
async function isReady(): Promise<boolean> {
  const wanted = ['/', '/?create', '/offline', '/api/catalogue?age=6-8&lang=en'];
  const kept = await Promise.all(wanted.map((address) => caches.match(address, { ignoreVary: true })));
  return navigator.serviceWorker.controller?.state === 'activated' && !kept.includes(undefined);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const profile = mkdtempSync(join(tmpdir(), 'fabloom-phone-'));
const product = await startProduct(PORT, { LOG_LEVEL: 'warn', NATURAL_VOICE: 'off' });
try {
  const { files, raw, gzip } = shellSize();
  console.log(
    `offline shell: ${files} files, ${(raw / 1000).toFixed(0)} kB, ${(gzip / 1000).toFixed(0)} kB compressed`,
  );
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: BROWSER_FLAGS,
    ...devices['Pixel 7'],
  });
  await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  const page = await context.newPage();
  await page.goto(product.url);
  const began = performance.now();
  while (!(await page.evaluate(isReady))) await delay(250);
  console.log(`kept ${((performance.now() - began) / 1000).toFixed(1)} s after the first page was there`);
  await context.setOffline(true);
  for (const { what, path, ready } of STARTS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await start(context, product.url + path, ready));
    console.log(
      `${what}: ${median(times).toFixed(0)} ms (median of ${ROUNDS}; ${times.map((time) => time.toFixed(0)).join(', ')})`,
    );
  }
  await context.close();
} finally {
  await product.stop();
  rmSync(profile, { recursive: true, force: true });
}
