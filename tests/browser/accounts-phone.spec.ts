import { PASSWORD, newEmail, toast } from './accounts.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';

test('with a thumb: an account from the menu, the same items in it, and out again [NV-04]', async ({
  page,
}) => {
  const email = newEmail('tara');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await menu.getByRole('link', { name: 'Get Started' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Create a free account' });
  await expect(dialog).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expectNothingSideways(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Username').fill('Tara');
  await dialog.getByRole('button', { name: 'Create Account' }).tap();
  await expect(page).toHaveURL('/dashboard');
  // What is still asked for at sign-out is refused, and the browser says so in the console.
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu).toContainText('TA');
  await expect(menu).toContainText('Tara');
  await expect(menu).toContainText(email);
  for (const item of ['My Stories', 'Dashboard', 'Favorites', 'Achievements', 'Settings']) {
    await expect(menu.getByRole('link', { name: item, exact: true })).toBeVisible();
  }
  // What is theirs comes before what is everybody's.
  await expect(menu.getByRole('link').first()).toHaveText('My Stories');
  await expectNoAxeViolations(page);
  await menu.getByRole('button', { name: 'Sign Out' }).tap();
  await expect(menu).toHaveCount(0);
  await expect(toast(page, 'Signed Out')).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const code of ['de', 'ta', 'ja'] as const) {
  test(`the account forms fit a small phone in ${code}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
    await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
    for (const path of ['/auth', '/auth?tab=sign-up', '/auth?mode=reset']) {
      await open(page, path);
      await expectNothingSideways(page, path);
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button, main [role=tab]')]
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.textContent),
      );
      expect(clipped, path).toEqual([]);
    }
  });
}
