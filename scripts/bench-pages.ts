// npm run bench:pages
// What the pages weigh in scripts, how busy they keep a slow phone, and how long a social card takes that nobody asked
// for before.
import { gzipSync } from 'node:zlib';
import { chromium, devices, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './browser.ts';
import { startProduct } from './product-process.ts';

const PORT = 3189;
const PAGES = [
  '/',
  '/?create',
  '/story-library',
  '/story-library/fairy-tales',
  '/blog',
  '/curriculum',
  '/about',
  '/faq',
];
/** What a visitor may tap first, and what has to be drawn then. */
const TAPS = [
  { path: '/', on: 'figure button' },
  { path: '/?create', on: '[data-option]' },
  { path: '/story-library', on: '[popovertarget]' },
  { path: '/story-library/fairy-tales', on: 'label:has([value="6-8"])' },
  { path: '/blog', on: 'main nav a:nth-child(2)' },
  { path: '/curriculum', on: '[role=tab]:nth-child(2)' },
  { path: '/about', on: '[popovertarget]' },
];
const ROUNDS = 5;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER_PROCESSOR = 4;
const CARDS = 80;
const TITLES = [
  'The fox who counted the stars',
  'Das Geheimnis der leisen Treppe',
  'El faro que no quería dormir',
  'Le hérisson et la valise rouge',
  'तारों को गिनने वाली लोमड़ी',
  'நட்சத்திரங்களை எண்ணிய நரி',
  '数星星的小狐狸',
  '星をかぞえたきつね',
  'Räven som räknade stjärnorna',
  'तारे मोजणारा कोल्हा',
];

declare global {
  /** In the page. */
  var watched: { blocked: number; answer: number };
}

const product = await startProduct(PORT, {
  LOG_LEVEL: 'warn',
  NATURAL_VOICE: 'off',
  RATE_LIMIT_FACTOR: '100',
});
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
await weighPages();
await timeTaps();
await browser.close();
await timeCards();
await product.stop();

async function weighPages(): Promise<void> {
  console.log(
    '| page | kB of scripts, gzip, until the line is quiet | when somebody has looked around |\n|---|---|---|',
  );
  for (const path of PAGES) {
    const context = await browser.newContext({ baseURL: product.url });
    await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
    const page = await context.newPage();
    const weight = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    const untouched = await weight();
    await lookAround(page);
    console.log(`| ${path} | ${untouched} | ${await weight()} |`);
    await context.close();
  }
}

function scriptsOf(page: Page): () => Promise<string> {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      files.set(
        response.url(),
        response.body().catch(() => Buffer.alloc(0)),
      );
  });
  return async () => {
    const sizes = (await Promise.all(files.values())).map((body) => gzipSync(body, { level: 9 }).length);
    return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
  };
}

/** With the pointer where there is nothing to touch. */
async function lookAround(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await page.mouse.move(2, 200 + i);
    await page.mouse.wheel(0, 600);
  }
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
}

/** How long a slow phone is busy until a page is alive, and how long the first tap on it waits for its answer. */
async function timeTaps(): Promise<void> {
  console.log(
    '\n| page, tapped on | blocked until alive, ms | answer to the tap, ms | blocked by it, ms |\n|---|---|---|---|',
  );
  for (const { path, on } of TAPS) {
    const rounds: Figures[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await tapOnce(path, on));
    const median = (name: keyof Figures) =>
      rounds.map((figures) => Math.round(figures[name])).toSorted((a, b) => a - b)[ROUNDS >> 1];
    console.log(`| ${path}, ${on} | ${median('before')} | ${median('answer')} | ${median('after')} |`);
  }
}

interface Figures {
  before: number;
  answer: number;
  after: number;
}

async function tapOnce(path: string, on: string): Promise<Figures> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: product.url });
  await context.addInitScript(watchTheThread);
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', SLOW_LINE);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  const before = await page.evaluate(() => watched.blocked);
  await page.locator(on).first().tap();
  await page.waitForTimeout(2000);
  const { blocked, answer } = await page.evaluate(() => watched);
  await context.close();
  return { before, answer, after: blocked - before };
}

/** Runs in the page. */
function watchTheThread(): void {
  localStorage.setItem('coppa_age_verified', 'over13');
  const watching = { blocked: 0, answer: 0 };
  Object.assign(globalThis, { watched: watching });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watching.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watching.answer = Math.max(watching.answer, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function timeCards(): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < CARDS; i++) {
    const title = `${TITLES[i % TITLES.length]} ${i}`;
    const started = performance.now();
    const answer = await fetch(`${product.url}/api/og-image?${new URLSearchParams({ title })}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The card answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b).map((ms) => Math.round(ms));
  const at = (share: number) => sorted[Math.floor(CARDS * share)];
  console.log(`\nsocial cards, ${CARDS} new titles in ten languages: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
