// npm run bench looks
// From the press on a swatch to the frame that shows the drawing with it, and how much script the drawing takes.
import { chromium, devices, type BrowserContextOptions, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { startProduct } from './product-process.ts';

const PORT = 3189;
const SLOWER_PROCESSOR = 4;
/** Of the radios in the first view, whichever is not chosen yet. */
const PRESSES = 24;
/** Nobody presses faster: until then the small drawings on the other choices are there, too. */
const PAUSE_MS = 400;

const product = await startProduct(PORT, { LOG_LEVEL: 'warn', NATURAL_VOICE: 'off' });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });

await report('on a desk (goal: 100 ms)', {}, 1);
await report('on a phone, its processor four times slower', devices['Pixel 7'], SLOWER_PROCESSOR);
await browser.close();
await product.stop();

async function report(name: string, device: BrowserContextOptions, rate: number): Promise<void> {
  const context = await browser.newContext({ ...device, baseURL: product.url });
  await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  const page = await context.newPage();
  const fetched = watchScripts(page);
  await openDesigner(page);
  const chrome = await context.newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate });
  const waits: number[] = [];
  for (let i = 0; i < PRESSES; i++) {
    waits.push(await press(page));
    await page.waitForTimeout(PAUSE_MS);
  }
  const sorted = waits.toSorted((a, b) => a - b).map(Math.round);
  console.log(
    `${name}: median ${sorted[PRESSES >> 1]} ms, p95 ${sorted[Math.floor(PRESSES * 0.95)]} ms; script of the drawing ${await fetched()} KB on the line`,
  );
  await context.close();
}

/** As a guest with a hero of their own: the same designer as the family's, and no account is needed. */
async function openDesigner(page: Page): Promise<void> {
  await page.goto('/?create');
  const choose = (id: string) => page.locator(`[data-option="${id}"]`).click();
  await choose('enchanted-forest');
  await choose('friendship');
  await page.getByRole('button', { name: 'Create Your Own Character' }).click();
  await page.getByRole('button', { name: 'Design a look' }).click();
  await page.locator('dialog img[data-likeness="whole"]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** By the page's own clock. */
function press(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const drawing = () => document.querySelector<HTMLImageElement>('dialog img[data-likeness="whole"]');
    const others = [
      ...document.querySelectorAll<HTMLInputElement>('dialog [data-group] input:not(:checked)'),
    ];
    const before = drawing()?.src;
    const pressed = performance.now();
    others[Math.floor(Math.random() * others.length)]?.click();
    while (drawing()?.src === before) {
      await new Promise(requestAnimationFrame);
      // Two choices may look alike.
      if (performance.now() - pressed > 2000) break;
    }
    await drawing()?.decode();
    await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  });
}

function watchScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('likeness')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => Math.round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024);
}
