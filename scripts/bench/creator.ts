// npm run bench creator [-- [--runs N] taps steps states shared]
// What a family waits for: the first words of a story after Create Story!, and from the landing or the shelf, by thumb on a slow phone,
// the first page of a book and its first sound; how quickly and how steadily the open book answers; what axe finds in its
// states; what Lighthouse says of a shared one. Without a name of a part, all of it.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { measureBookStates } from './creator/book-states.ts';
import { measureOpenBook } from './creator/open-book.ts';
import { measureSharedBook } from './creator/shared-book.ts';
import { measureTaps } from './creator/taps.ts';
import { startProduct } from './product-process.ts';

const PORT = Number(process.env['CREATOR_PORT'] ?? 3188);
const PARTS = {
  taps: measureTaps,
  steps: measureOpenBook,
  states: measureBookStates,
  shared: measureSharedBook,
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);
const product = await startProduct(PORT, {
  LOG_LEVEL: 'warn',
  NATURAL_VOICE: 'off',
  RATE_LIMIT_FACTOR: '100',
});
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure({ browser, url: product.url, runs });
  }
} finally {
  await browser.close();
  await product.stop();
}
