import { expect, expectReadableInEveryLight, open, test } from './fixtures.ts';

test('the account forms are readable and named in every light', async ({ page, tolerate }) => {
  test.slow(); // six looks through the whole page, and two more at its colours
  tolerate(/status of 400/);
  for (const path of [
    '/auth',
    '/auth?tab=sign-up',
    '/auth?mode=reset',
    '/auth?mode=reset#error_code=otp_expired',
  ]) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('button').last()).toBeEnabled();
    await expectReadableInEveryLight(page);
  }
  await open(page, '/auth');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please fill this in').first()).toBeVisible();
  await expectReadableInEveryLight(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('noor@example.org');
  await page.getByLabel('Password', { exact: true }).fill('wrong wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login Failed');
  await expectReadableInEveryLight(page);
});

test('the forms can be filled in and sent with the keyboard alone', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('Tab');
  // The panel itself can be reached, so that a reader hears what it holds.
  if (await page.getByRole('tabpanel').evaluate((panel) => panel === document.activeElement)) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('noor@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong wrong');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login Failed');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeFocused();
});
