import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// The page has no memory of an age to be kept in.
test.use({ age: null });

const ELSEWHERE = ['https://stories.example/', 'http://192.0.2.1/'];

/** From a page without a policy of its own: ours would not let it ask at all. */
async function ask(page: Page, address: string): Promise<string> {
  await page.goto('about:blank');
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => undefined), address);
  return (await failed).failure()?.errorText ?? '';
}

for (const address of ELSEWHERE) {
  test(`a journey does not reach ${address}`, async ({ page, tolerate }) => {
    tolerate(/request to|ERR_NAME_NOT_RESOLVED/);
    expect(await ask(page, address)).toBe('net::ERR_NAME_NOT_RESOLVED');
  });

  test(`a journey that asks for ${address} fails, whatever its browser says`, async ({ page, tolerate }) => {
    test.fail();
    tolerate(/ERR_NAME_NOT_RESOLVED/);
    await ask(page, address);
  });
}
