import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /**
   * Names a complaint that this test provokes on purpose. Any other complaint of the browser fails the test, and so
   * does a request that leaves the machine.
   */
  tolerate: (complaint: RegExp) => void;
  /** What the browser remembers of the age question; `null` for a visitor who comes for the first time. */
  age: 'over13' | 'under13' | null;
}

export const test = base.extend<Fixtures>({
  age: ['over13', { option: true }],
  tolerate: [
    async ({ page, context, age }, use) => {
      const tolerated: RegExp[] = [];
      const complaints: string[] = [];
      const complain = (text: string) => complaints.push(text);
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text()))
          complain(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complain(`error: ${error.message}`));
      // Heard, not stopped: a browser whose requests are stopped keeps nothing in its cache. It knows no other host.
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') complain(`request to ${request.url()}`);
      });
      if (age) await page.addInitScript((value) => localStorage.setItem('coppa_age_verified', value), age);
      await use((complaint) => tolerated.push(complaint));
      expect(complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export async function expectNoAxeViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNoViolations(page, (axe) => axe.withTags(tags));
}

/** By day everything is looked at; in another light only the colours are others. */
export async function expectReadableInEveryLight(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  for (const theme of ['sepia', 'night']) {
    await page.evaluate((light) => (document.documentElement.dataset['theme'] = light), theme);
    await expectNoViolations(page, (axe) => axe.withRules('color-contrast'));
  }
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
}

async function expectNoViolations(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // What rises or fades in would be measured half-faded; who asks for no motion gets it at once, or by a short fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const axe = new AxeBuilder({ page })
    // What passed is of no use here, and describing it takes longer than finding out.
    .options({ resultTypes: ['violations'] })
    // The pages have no frames: one look from inside does, without a second page to put the results together.
    .setLegacyMode();
  const { violations } = await rules(axe).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const summary = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(summary).toEqual([]);
}

/** With the pointer alone: Playwright's own click first scrolls the page for what lies in the header, and nobody else does. */
export async function pressInHeader(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A page that is too wide makes a phone zoom out, and the window grows with it: what counts is the screen. */
export async function expectNothingSideways(page: Page, where?: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, where).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What runs the page is there: React, or the small script of a page of text. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { textPage, counted } = document.documentElement.dataset;
    if (textPage !== undefined) return counted !== undefined;
    return Object.keys(document.body).some((key) => key.startsWith('__react'));
  });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What a beacon carries is only known of requests that are stopped. */
export async function showBeacons(page: Page): Promise<void> {
  await page.route('**/api/events', (route) => route.continue());
}

/** Keeps every answer from an address back until it is let go: what shows in the meantime can be looked at in peace. */
export async function hold(page: Page, address: string | RegExp) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let asked = 0;
  await page.route(address, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { letGo, asked: () => asked };
}
