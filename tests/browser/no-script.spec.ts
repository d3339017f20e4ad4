import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the site can be walked and read: pages, blog, guides, library', async ({ page }) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(heading).toContainText('picture book');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  const question = main.locator('details:has(summary h2), details:has(summary h3)').first();
  await expect(question).toBeVisible();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');

  await page.goto('/blog');
  await main.locator('a[href^="/blog/"]:not([href$=".xml"])').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(main.locator('p').nth(3)).toBeVisible();

  await page.goto('/educational-guides');
  await main.locator('a[href^="/educational-guides/"]').first().click();
  await expect(page).toHaveURL(/\/educational-guides\/[a-z0-9-]+$/);
  await expect(heading).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Story Library' }).click();
  await main.locator('a[href="/story-library/fairy-tales"]').first().click();
  await main.locator('a[href="/story-library/fairy-tales/five-pots-of-gold"]').first().click();
  await expect(page).toHaveURL('/story-library/fairy-tales/five-pots-of-gold');
  await expect(main.locator('p').nth(5)).toBeVisible();
});
