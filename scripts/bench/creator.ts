// npm run bench creator
// What a visitor waits for: the first words of a story after Create Story!, the wizard after the tap that leads to it, and from
// the landing, by thumb on a slow phone, the first page of a book, its first sound, and the turn of a page.
import { chromium, devices, type BrowserContextOptions, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { startProduct } from './product-process.ts';

const PORT = 3188;
const ROUNDS = 5;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER_PROCESSOR = 4;
const PHONE = devices['Pixel 7'];
const SOUND = 'fabloom: the first sound';

const product = await startProduct(PORT, {
  LOG_LEVEL: 'warn',
  NATURAL_VOICE: 'off',
  RATE_LIMIT_FACTOR: '100',
});
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
let taps = 0;

await report('first text (goal: 300 ms)', {}, firstText);
await report('wizard on a slow phone, from the landing', PHONE, fromLanding);
await report('first page on a slow phone, guest, from the landing', PHONE, (page) =>
  toBook(page, 'I’ll read'),
);
await report('first sound on a slow phone, guest, from the landing', PHONE, (page) =>
  toBook(page, 'Read to me'),
);
await report('turn of a page on a slow phone, to its first frame (goal: 100 ms)', PHONE, turnOfPage);
await browser.close();
await product.stop();

async function report(name: string, device: BrowserContextOptions, measure: (page: Page) => Promise<number>) {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ ...device, baseURL: product.url });
    await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
    taps = 0;
    waits.push(Math.round(await measure(await context.newPage())));
    await context.close();
  }
  const sorted = waits.toSorted((a, b) => a - b);
  const by = taps > 0 ? `, ${taps} taps` : '';
  console.log(`${name}: ${sorted.join(', ')} ms, median ${sorted[ROUNDS >> 1]} ms${by}`);
}

async function firstText(page: Page): Promise<number> {
  await page.goto('/?create');
  const choose = (id: string) => page.locator(`[data-option="${id}"]`).click();
  await choose('enchanted-forest');
  await choose('friendship');
  await choose('ember');
  await page.waitForLoadState('networkidle'); // pictures of the cards
  // The page's own clock: from the press to the frame in which a paragraph stands.
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener('click', () => (pressed = performance.now()), {
          capture: true,
          once: true,
        });
        const look = () => {
          if (document.querySelector('[data-offset]')) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Create Story!' }).click();
  return waited;
}

/** The landing was looked at for a while; then somebody taps on Start Creating Stories. */
async function fromLanding(page: Page): Promise<number> {
  await openLanding(page);
  const tapped = performance.now();
  await begin(page);
  await page.getByRole('heading', { name: 'Where does your story happen?' }).waitFor();
  return performance.now() - tapped;
}

/** Every tap as soon as there is something to tap on: what is measured is the product, not the choosing. */
async function toBook(page: Page, way: 'I’ll read' | 'Read to me'): Promise<number> {
  await page.addInitScript((mark) => {
    // The player's own element never hangs in the page, so nothing would hear it there.
    const { Audio } = window;
    window.Audio = function madeToBeHeard(address?: string) {
      const audio = new Audio(address);
      audio.addEventListener('playing', () => performance.mark(mark), { once: true });
      return audio;
    } as unknown as typeof Audio;
  }, SOUND);
  await openLanding(page);
  const tapped = performance.now();
  await begin(page);
  for (const id of ['enchanted-forest', 'friendship', 'ember']) await tap(page, `[data-option="${id}"]`);
  await tap(page, 'role=button[name="Create Story!"]');
  await tap(page, `dialog >> role=button[name="${way}"]`);
  if (way === 'I’ll read') await page.locator('dialog [data-offset]').first().waitFor();
  else await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, SOUND);
  return performance.now() - tapped;
}

async function turnOfPage(page: Page): Promise<number> {
  await toBook(page, 'I’ll read');
  taps = 0;
  await page.waitForTimeout(3000);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const book = document.querySelector('dialog');
        if (!book) return;
        const turned = new MutationObserver(() =>
          requestAnimationFrame(() => resolve(performance.now() - pressed)),
        );
        turned.observe(book, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['style'],
        });
        const pressed = performance.now();
        book.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
      }),
  );
}

async function openLanding(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', SLOW_LINE);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(5000);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().tap();
  taps += 1;
}

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap();
  taps += 1;
}
