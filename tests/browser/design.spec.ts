import { openDesign } from './design-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** The kit itself, on the page that exists for it in development. Also proves that `npm run dev` serves. */
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, tolerate }) => {
  tolerate(/Outdated Optimize Dep|dynamically imported module/);
  await openDesign(page);
});

test('every part is readable and named in the light of day, sepia and night', async ({ page }) => {
  test.slow(); // three looks through everything
  for (const theme of ['Day', 'Sepia', 'Night']) {
    await test.step(theme, async () => {
      await page.getByRole('main').getByText(theme, { exact: true }).click();
      await expect(page.getByRole('main').getByRole('radio', { name: theme, exact: true })).toBeChecked();
      await expectNoAxeViolations(page);
    });
  }
});

test('a tooltip answers after 700 ms, not before [UX-01]', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Tooltip' });
  await button.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 300);
  const tooltip = page.getByRole('tooltip', { name: 'Appears after 700 ms' });
  const started = Date.now();
  await button.hover();
  await expect(tooltip).toHaveCount(1);
  expect(Date.now() - started).toBeGreaterThanOrEqual(650);
});

test('a tooltip answers to the keyboard at once, stays under the pointer, and goes with Escape [UX-01]', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Tooltip' });
  const tooltip = page.getByRole('tooltip', { name: 'Appears after 700 ms' });
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await expect(button).toHaveAccessibleDescription('Appears after 700 ms');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await button.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await page.waitForTimeout(600);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 300);
  await expect(tooltip).toHaveCount(0);
});

test('at most three toasts show, each goes by itself, and each can be closed [UX-01]', async ({ page }) => {
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Success toast' }).click();
  const toasts = page.getByRole('listitem').filter({ hasText: 'Added to favorites' });
  await expect(toasts).toHaveCount(3);
  await toasts.first().getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(2);
  // Messages wait for as long as someone is among them; a click elsewhere lets them go.
  await page.getByRole('heading', { name: 'Messages' }).click();
  await expect(toasts).toHaveCount(0, { timeout: 9000 });
});

test('the accordion keeps one item open and lets it close', async ({ page }) => {
  const first = page.getByRole('button', { name: 'Does it cost anything?' });
  const second = page.getByRole('button', { name: 'Where are the names kept?' });
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await second.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('tabs, select, dialog and menu obey the keyboard', async ({ page }) => {
  await page.getByRole('tab', { name: 'Favorites' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Achievements' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('combobox', { name: 'Mood' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Calm' })).toBeFocused(); // a person looks before pressing on
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Funny' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Mood' })).toHaveText('Funny');

  const opener = page.getByRole('button', { name: 'Dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the user menu of someone signed in has the letters, the name and six items, its stories first [NV-04] [RB-07]', async ({
  page,
}) => {
  const avatar = page.getByRole('main').getByRole('button', { name: 'Your account' });
  await expect(avatar).toHaveText(/^NO/);
  await avatar.click();
  await expect(page.getByRole('menu')).toContainText('Noor');
  await expect(page.getByRole('menu')).toContainText('noor@example.org');
  await expect(page.getByRole('menuitem')).toHaveText([
    'My Stories',
    'Dashboard',
    'Favorites',
    'Achievements',
    'Settings',
    'Sign Out',
  ]);
});

test('the card presentation of the language selector offers ten languages [LA-01]', async ({ page }) => {
  const cards = page.getByRole('group', { name: 'Language of the story' });
  await expect(cards.getByRole('radio')).toHaveCount(10);
  await cards.getByText('தமிழ்').click();
  await expect(cards.getByRole('radio', { name: 'தமிழ்' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
