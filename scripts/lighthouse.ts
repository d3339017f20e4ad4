import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from './browser.ts';
import { startProduct } from './product-process.ts';

/** Lighthouse as a phone on a slow line sees the landing, five times; the median counts. `npm run lighthouse [path]` */
const PORT = 3182;
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS: Record<string, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const chromePath = findBrowser();
if (!chromePath) throw new Error('No browser was found; see README');
const path = process.argv[2] ?? '/';
const product = await startProduct(PORT);
await fetch(product.url + path); // rendered once, as for every visitor but the first
const runs: Record<string, number>[] = [];
const complaints = new Set<string>();

for (let run = 0; run < RUNS; run++) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...BROWSER_FLAGS] });
  const result = await lighthouse(product.url + path, {
    port: chrome.port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  chrome.kill();
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits } = result.lhr;
  runs.push(
    Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
  );
  const metric = (id: string) => audits[id]?.displayValue ?? '?';
  console.log(
    `run ${run + 1}: ${JSON.stringify(runs.at(-1))} FCP ${metric('first-contentful-paint')}, LCP ${metric('largest-contentful-paint')}, TBT ${metric('total-blocking-time')}, CLS ${metric('cumulative-layout-shift')}, ${metric('total-byte-weight')}`,
  );
  for (const audit of Object.values(audits)) {
    const judged = audit.scoreDisplayMode === 'binary' || audit.scoreDisplayMode === 'metricSavings';
    if (judged && audit.score !== null && audit.score < 1)
      complaints.add(`${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
  }
}
await product.stop();

for (const complaint of complaints) console.log(`  ${complaint}`);
const median = Object.fromEntries(
  CATEGORIES.map((name) => [
    name,
    runs.map((run) => run[name] ?? 0).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0,
  ]),
);
console.log(`median: ${CATEGORIES.map((name) => `${name} ${median[name]}`).join(', ')}`);
process.exit(CATEGORIES.every((name) => (median[name] ?? 0) >= (GOALS[name] ?? 0)) ? 0 : 1);
