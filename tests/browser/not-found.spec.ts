import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, hydrated, open, test } from './fixtures.ts';

test('an unknown address shows the not-found page with its two ways out, as HTTP 404 [SP-06]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404/);
  const response = await page.goto('/where/are/the/dragons');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle('Oops! Page not found | Fabloom');
  await expectNoAxeViolations(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/how-it-works');
  await main.getByRole('link', { name: 'Back home' }).click();
  await expect(page).toHaveURL('/');
});

/** Goes to a path as a link inside the app would. */
async function goInside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('it also shows when a link inside the app leads nowhere', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await open(page, '/');
  await goInside(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('a failure of ours shows the error page, tries again on demand and keeps the way home open', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of (404|500)|Unable to decode|oh no/);
  await page.addInitScript(() => localStorage.setItem('theme', 'night'));
  await open(page, '/');
  await page.route('**/fairy-tales/broken.data*', (route) => route.fulfill({ status: 500, body: 'oh no' }));
  await goInside(page, '/story-library/fairy-tales/broken');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page came loose');
  await expect(page).toHaveTitle('Something went wrong | Fabloom');
  await expect(page.locator('html'), 'whoever reads at night is not dazzled').toHaveAttribute(
    'data-theme',
    'night',
  );
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await hydrated(page);
  await goInside(page, '/story-library/fairy-tales/broken?again');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('picture book');
});
