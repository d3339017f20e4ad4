// npm run bench creator
// What a visitor waits for: the first words of a story after Create Story!, and the wizard after the tap that leads to it.
import { chromium, devices, type BrowserContextOptions, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { startProduct } from './product-process.ts';

const PORT = 3188;
const ROUNDS = 5;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER_PROCESSOR = 4;

const product = await startProduct(PORT, { LOG_LEVEL: 'warn', NATURAL_VOICE: 'off' });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });

await report('first text (goal: 300 ms)', {}, firstText);
await report('wizard on a slow phone, from the landing', devices['Pixel 7'], fromLanding);
await browser.close();
await product.stop();

async function report(name: string, device: BrowserContextOptions, measure: (page: Page) => Promise<number>) {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ ...device, baseURL: product.url });
    await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
    waits.push(Math.round(await measure(await context.newPage())));
    await context.close();
  }
  const sorted = waits.toSorted((a, b) => a - b);
  console.log(`${name}: ${sorted.join(', ')} ms, median ${sorted[ROUNDS >> 1]} ms`);
}

async function firstText(page: Page): Promise<number> {
  await page.goto('/?create');
  const choose = (id: string) => page.locator(`[data-option="${id}"]`).click();
  await choose('enchanted-forest');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await choose('friendship');
  await page.getByRole('button', { name: 'Next Step' }).click();
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
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', SLOW_LINE);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(5000);
  const tapped = performance.now();
  await page.getByRole('main').getByRole('link', { name: 'Start Creating Stories' }).first().tap();
  await page.getByRole('heading', { name: 'Where does your story happen?' }).waitFor();
  return performance.now() - tapped;
}
