import type { Page } from '@playwright/test';
import { PASSWORD, makeAccount, newEmail, signedInAs, toast } from './accounts.ts';
import { expect, expectNoAxeViolations, open, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const getStarted = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get Started' });

test('Get Started opens the dialog; a new account begins on the dashboard [NV-02]', async ({ page }) => {
  await open(page, '/');
  await getStarted(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Create a free account');
  await expectNoAxeViolations(page);
  await dialog(page).getByLabel('Email').fill(newEmail('lina'));
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});

test('the dialog signs in too, shows what goes wrong above itself, and keeps what was typed [AU-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const { user } = await makeAccount(request, { username: 'Noor' });
  await open(page, '/');
  await getStarted(page).click();
  await dialog(page).getByRole('tab', { name: 'Sign In' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Good to see you again');
  await dialog(page).getByLabel('Email').fill(user.email);
  await dialog(page).getByLabel('Password', { exact: true }).fill('not the owls');
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Invalid login credentials');
  // The message stands above the backdrop, where it can be read and closed; the dialog stays.
  await toast(page, 'Login Failed').getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Login Failed')).toHaveCount(0);
  await expect(dialog(page).getByLabel('Email')).toHaveValue(user.email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(signedInAs(page, 'Noor')).toBeVisible();
});

test('Escape and the cross close it, and the focus goes back to the button', async ({ page }) => {
  await open(page, '/');
  await getStarted(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(getStarted(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('the reset view opens in the dialog, and the focus follows', async ({ page }) => {
  await open(page, '/');
  await getStarted(page).click();
  await dialog(page).getByRole('tab', { name: 'Sign In' }).click();
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Back to sign in' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Good to see you again' })).toBeFocused();
});

test('in a new tab, and before the page is alive, Get Started is a link to the same form [NV-02]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/about');
  await getStarted(page).click();
  await expect(page).toHaveURL('/auth?tab=sign-up&returnTo=%2Fdashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a free account');
  await context.close();
});
