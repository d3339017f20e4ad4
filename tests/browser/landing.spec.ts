import { expect, open, test } from './fixtures.ts';

test('the hero has its two ways in and the badge [LP-01]', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'A picture book about your child, by bedtime',
  );
  await expect(main.getByText('100% Free & Safe')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Browse Story Library' })).toHaveAttribute(
    'href',
    '/story-library',
  );
  await main.getByRole('link', { name: 'Start Creating Stories' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The story creator');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(main.getByText('100% Free & Safe')).toBeVisible();
});

test('without JavaScript the page is still there to read and to leave', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Story Library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story Library');
  await context.close();
});

test('the pictures of the page load', async ({ page }) => {
  await open(page, '/');
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
});
