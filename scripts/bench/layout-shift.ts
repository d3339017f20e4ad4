import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { MOST_SHIFT, slowLine, steadinessOf, watchShifts } from '#tests/browser/layout-shift.ts';
import { browserOf, visitors, type Visitor } from '#tests/browser/steady-visitors.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { startProduct } from './product-process.ts';

/**
 * How far pages jump while they load, come to life and are scrolled through: every page, signed in and out, on a phone and a
 * desktop, on a quick line and on one where letters and data come late. `npm run bench layout-shift [-- path …]`
 */
const PORT = Number(process.env['LAYOUT_SHIFT_PORT'] ?? 3192);
const LINES = ['quick', 'slow'] as const;
const WAYS = (['phone', 'desktop'] as const).flatMap((screen) => LINES.map((line) => ({ screen, line })));
type Way = (typeof WAYS)[number];

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'fabloom-shift-'));
// The folder in which the journeys look for the product's data.
process.env['TEST_DATA_DIR'] = folder;
const product = await startProduct(PORT, {
  DATA_DIR: join(folder, 'product'),
  LOG_LEVEL: 'error',
  NATURAL_VOICE: 'off',
  RATE_LIMIT_FACTOR: '1000',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
let above = 0;
try {
  const api = await request.newContext({ baseURL: product.url });
  console.log(`| who | page | ${WAYS.map(({ screen, line }) => `${screen}, ${line}`).join(' | ')} |`);
  console.log(`|---|---${'|---:'.repeat(WAYS.length)}|`);
  for (const visitor of await visitors(api)) await measure(visitor);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(above === 0 ? `\nAll at most ${MOST_SHIFT}.` : `\n${above} above ${MOST_SHIFT}.`);
process.exitCode = above === 0 ? 0 : 1;

async function measure(visitor: Visitor): Promise<void> {
  for (const path of visitor.pages) {
    if (wanted.length > 0 && !wanted.includes(path)) continue;
    const found = await Promise.all(WAYS.map((way) => visit(visitor, path, way)));
    const cells = found.map(({ cls }) => (cls > MOST_SHIFT ? `**${cls.toFixed(3)}**` : cls.toFixed(3)));
    console.log(`| ${visitor.who} | ${path.replace(/[0-9a-f-]{36}/, ':id')} | ${cells.join(' | ')} |`);
    for (const [i, { cls, moved }] of found.entries()) {
      if (cls <= MOST_SHIFT) continue;
      above += 1;
      const { screen, line } = WAYS[i] as Way;
      for (const jump of moved) console.error(`  ${visitor.who} ${path} (${screen}, ${line}): ${jump}`);
    }
  }
}

async function visit(visitor: Visitor, path: string, { screen, line }: Way) {
  const context = await browser.newContext(browserOf(visitor, screen, product.url));
  try {
    await watchShifts(context);
    if (line === 'slow') await slowLine(context);
    return await steadinessOf(await context.newPage(), path);
  } finally {
    await context.close();
  }
}
