// npm run bench:pages
// What the pages weigh in scripts, asleep and awake, and how long a social card takes that nobody asked for before.
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { WAKE_EVENT } from '#domain/page-sleep.ts';
import { BROWSER_FLAGS, findBrowser } from './browser.ts';
import { startProduct } from './product-process.ts';

const PORT = 3189;
const PAGES = ['/', '/about', '/faq', '/blog', '/educational-guides', '/story-library'];
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

const product = await startProduct(PORT, {
  LOG_LEVEL: 'warn',
  NATURAL_VOICE: 'off',
  RATE_LIMIT_FACTOR: '100',
});
await weighPages();
await timeCards();
await product.stop();

async function weighPages(): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  console.log(
    '| page | kB of scripts, gzip, until the line is quiet | read to its end | when all of it is awake |\n|---|---|---|---|',
  );
  for (const path of PAGES) {
    const context = await browser.newContext({ baseURL: product.url });
    await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
    const page = await context.newPage();
    const weight = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const untouched = await weight();
    await read(page);
    const wasRead = await weight();
    await touch(page);
    console.log(`| ${path} | ${untouched} | ${wasRead} | ${await weight()} |`);
    await context.close();
  }
  await browser.close();
}

function scriptsOf(page: Page): () => Promise<string> {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.set(response.url(), response.body());
  });
  return async () => {
    const sizes = (await Promise.all(files.values())).map((body) => gzipSync(body, { level: 9 }).length);
    return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
  };
}

/** With the pointer where there is nothing to touch. */
async function read(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await page.mouse.move(2, 200 + i);
    await page.mouse.wheel(0, 600);
  }
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
}

async function touch(page: Page): Promise<void> {
  await page.evaluate((wake) => document.dispatchEvent(new Event(wake)), WAKE_EVENT);
  await page.waitForTimeout(1500);
  await page.mouse.move(4, 200);
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
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
