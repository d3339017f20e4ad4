import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Fails the test on anything that the browser complains about and on any request that leaves the machine. */
  quietBrowser: void;
  /** Complaints that this test provokes on purpose. */
  expectedComplaints: RegExp | null;
  /** What the browser remembers of the age question; `null` for a visitor who comes for the first time. */
  age: 'over13' | 'under13' | null;
}

export const test = base.extend<Fixtures>({
  expectedComplaints: [null, { option: true }],
  age: ['over13', { option: true }],
  quietBrowser: [
    async ({ page, context, age, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedComplaints?.test(text)) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text()))
          complain(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complain(`error: ${error.message}`));
      await context.route(
        (url) => url.hostname !== 'localhost',
        async (route) => {
          complain(`request to ${route.request().url()}`);
          await route.fulfill({ body: 'elsewhere' });
        },
      );
      if (age) await page.addInitScript((value) => localStorage.setItem('coppa_age_verified', value), age);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const summary = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(summary).toEqual([]);
}

/** React has taken over the page: what is clicked now does something. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
