// npm run bench pages [-- --runs 1] [-- path …]
// What a page costs a visitor, as it is opened and when it is touched for the first time: scripts, Lighthouse on a slow
// phone, and how long that phone waits for the answer to a tap.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { lighthouseVisit, percent } from './lighthouse-visit.ts';
import { startProduct } from './product-process.ts';
import { PHONE, slowDown } from './slow-phone.ts';

const PORT = 3189;
/** Where each page is tapped first. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'figure button',
  '/story-library': '[popovertarget]',
  '/story-library/fairy-tales/five-pots-of-gold': 'main button',
  '/blog': 'main nav a:nth-child(2)',
  '/blog/again': '[popovertarget]',
  '/about': '[popovertarget]',
  '/?create': '[data-option]',
};
const GOALS = { performance: 95, textPerformance: 98, tapMs: 200 };
const TEXT_PAGES = new Set(['/blog/again', '/about']);
const AT_REST_MS = 1500;

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);

declare global {
  /** In the page. */
  var watched: { blocked: number; answer: number };
}

const product = await startProduct(PORT, {
  LOG_LEVEL: 'warn',
  NATURAL_VOICE: 'off',
  RATE_LIMIT_FACTOR: '100',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
let missed = 0;
try {
  console.log(
    '| page | scripts, kB (files) | Lighthouse | blocked, ms | scripts after a tap, kB (files) | answer to the tap (INP), ms | blocked by it, ms | tapped on |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [path, target] of Object.entries(PAGES)) {
    if (positionals.length === 0 || positionals.includes(path)) await measure(path, target);
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(missed === 0 ? '\nAll goals are met.' : `\n${missed} goals are missed (bold).`);
process.exitCode = missed === 0 ? 0 : 1;

async function measure(path: string, target: string): Promise<void> {
  await fetch(product.url + path); // rendered once, as for every visitor but the first
  const opened: Opened[] = [];
  const tapped: Tapped[] = [];
  for (let run = 0; run < runs; run++) {
    opened.push(await openOnce(path));
    tapped.push(await tapOnce(path, target));
  }
  const performance = median(opened.map((each) => each.performance));
  const answer = median(tapped.map((each) => each.answer));
  const goal = TEXT_PAGES.has(path) ? GOALS.textPerformance : GOALS.performance;
  const cells = [
    path,
    tapped[0]?.scripts,
    held(performance, performance >= goal),
    median(opened.map((each) => each.blocked)),
    tapped[0]?.scriptsAfter,
    held(answer === 0 ? 'under 16' : answer, answer <= GOALS.tapMs),
    median(tapped.map((each) => each.blocked)),
    `\`${target}\``,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function held(figure: number | string, isHeld: boolean): string {
  if (!isHeld) missed += 1;
  return isHeld ? String(figure) : `**${figure}**`;
}

interface Opened {
  performance: number;
  blocked: number;
}

async function openOnce(path: string): Promise<Opened> {
  const { categories, audits } = await lighthouseVisit(product.url + path, ['performance']);
  return {
    performance: percent(categories['performance']?.score),
    blocked: audits['total-blocking-time']?.numericValue ?? 0,
  };
}

interface Tapped {
  scripts: string;
  scriptsAfter: string;
  answer: number;
  blocked: number;
}

async function tapOnce(path: string, target: string): Promise<Tapped> {
  const context = await browser.newContext({ ...PHONE, baseURL: product.url });
  await context.addInitScript(watchTheThread);
  const page = await context.newPage();
  const weight = scriptsOf(page);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(AT_REST_MS);
  const scripts = weight();
  const before = await page.evaluate(() => watched.blocked);
  await page.locator(target).filter({ visible: true }).first().tap();
  await page.waitForTimeout(AT_REST_MS);
  const { blocked, answer } = await page.evaluate(() => watched);
  await context.close();
  return { scripts, scriptsAfter: weight(), answer, blocked: blocked - before };
}

/** By what was asked for and lies in the build: no answer has to be caught before its page is gone. */
function scriptsOf(page: Page): () => string {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
  return () => {
    const bytes = [...asked].reduce((sum, path) => sum + sizeOf(path), 0);
    return `${(bytes / 1000).toFixed(1)} (${asked.size})`;
  };
}

function sizeOf(path: string): number {
  return gzipSync(readFileSync(`build/client${path}`), { level: 9 }).length;
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
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Other events than those of the tap have no interaction.
      if (entry.interactionId) watching.answer = Math.max(watching.answer, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

function median(figures: readonly number[]): number {
  return Math.round(figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0);
}
