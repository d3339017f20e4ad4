import { lighthouseVisit, percent } from './lighthouse-visit.ts';
import { startProduct } from './product-process.ts';

/** Lighthouse as a phone on a slow line sees our pages; the median of some runs counts. `npm run bench lighthouse [-- path …]` */
const PORT = Number(process.env['LIGHTHOUSE_PORT'] ?? 3182);
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);
const PAGES = [
  '/',
  '/story-library',
  '/story-library/fairy-tales/five-pots-of-gold',
  '/blog',
  '/blog/again',
  '/faq',
  '/about',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;
const GOALS: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const paths = process.argv.length > 2 ? process.argv.slice(2) : PAGES;
const product = await startProduct(PORT);
const complaints = new Set<string>();
let reached = true;

console.log(`| page | ${CATEGORIES.join(' | ')} | FCP, LCP, TBT, CLS of the last run |`);
console.log(`|---${'|---'.repeat(CATEGORIES.length + 1)}|`);
for (const path of paths) {
  await fetch(product.url + path); // rendered once, as for every visitor but the first
  const runs: Scores[] = [];
  let metrics = '';
  for (let run = 0; run < RUNS; run++) {
    const { scores, shown } = await visit(product.url + path, path);
    runs.push(scores);
    metrics = shown;
  }
  const cells = CATEGORIES.map((name) => {
    const sorted = runs.map((scores) => scores[name]).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(RUNS / 2)] ?? 0;
    reached &&= median >= GOALS[name];
    return new Set(sorted).size > 1 ? `**${median}** (${sorted.join(', ')})` : `**${median}**`;
  });
  console.log(`| ${path} | ${cells.join(' | ')} | ${metrics} |`);
}
await product.stop();
for (const complaint of complaints) console.log(`  ${complaint}`);
process.exit(reached ? 0 : 1);

async function visit(url: string, path: string): Promise<{ scores: Scores; shown: string }> {
  const { categories, audits } = await lighthouseVisit(url, CATEGORIES);
  for (const audit of Object.values(audits)) {
    const judged = audit.scoreDisplayMode === 'binary' || audit.scoreDisplayMode === 'metricSavings';
    if (judged && audit.score !== null && audit.score < 1)
      complaints.add(`${path}: ${audit.id}, ${audit.title} ${audit.displayValue ?? ''}`);
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, percent(categories[name]?.score)]),
  ) as Scores;
  return { scores, shown: METRICS.map((id) => audits[id]?.displayValue ?? '?').join(', ') };
}
