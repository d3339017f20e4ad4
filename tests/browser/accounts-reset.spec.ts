import type { Page } from '@playwright/test';
import {
  PASSWORD,
  addAuthenticator,
  linkIn,
  mailTo,
  makeAccount,
  newEmail,
  proveAddress,
  signIn,
  signedInAs,
  stored,
  toast,
} from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

const NEW_PASSWORD = 'nine loud foxes';
const SUBJECT = /password/i;

async function askForLink(page: Page, email: string, path = '/auth?mode=reset') {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'Check Your Email')).toContainText("We've sent you a password reset link");
}

async function choose(page: Page, password: string, repeat = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(repeat);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('forgot, mail, link, new password: the new one works and the old one does not [AU-04]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const { user } = await makeAccount(request, { username: 'Noor' });
  await open(page, '/auth?returnTo=%2Fblog');
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'Check Your Email')).toContainText("We've sent you a password reset link");
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');

  await page.goto(linkIn(await mailTo(user.email, SUBJECT)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await expect(page).toHaveURL('/auth?mode=reset&returnTo=%2Fblog');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');

  await choose(page, NEW_PASSWORD, 'something else');
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  await choose(page, NEW_PASSWORD);
  await expect(toast(page, 'Password Updated')).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await expect(signedInAs(page, 'Noor')).toBeVisible();

  await signedInAs(page, 'Noor').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/auth');
  await signIn(page, user.email, PASSWORD);
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await signIn(page, user.email, NEW_PASSWORD);
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
});

test('an address without an account gets the same answer [AU-12]', async ({ page }) => {
  await askForLink(page, newEmail());
});

test('the reset view can be left by its button and by going back [AU-05]', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/auth?mode=reset');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again');
  await page.goForward();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/auth');
});

test('a link works once; the second time it says so and offers a new one [AU-16]', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { user } = await makeAccount(request);
  await askForLink(page, user.email);
  const link = linkIn(await mailTo(user.email, SUBJECT));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');

  const other = await browser.newContext({ baseURL: baseURL as string, locale: 'en-US' });
  const later = await other.newPage();
  await later.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await later.goto(link);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(later.getByRole('main').getByText('This link no longer works')).toBeVisible();
  await expect(later).toHaveURL('/auth?mode=reset');
  await later.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await later.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(later, 'Check Your Email')).toBeVisible();
  await other.close();
});

test('a link that is opened in another browser says why it does not work there [AU-16]', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { user } = await makeAccount(request);
  await askForLink(page, user.email);
  const other = await browser.newContext({ baseURL: baseURL as string, locale: 'en-US' });
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await elsewhere.goto(linkIn(await mailTo(user.email, SUBJECT)));
  await expect(elsewhere.getByRole('main').getByText('This link belongs to another browser')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await expect(elsewhere).toHaveURL('/auth?mode=reset');
  expect(await stored(elsewhere)).toBeNull();
  await other.close();
});

test('a password that is no new one is refused, and the view stays [AU-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 422/);
  const tokens = await makeAccount(request);
  await proveAddress(request, tokens);
  const { user } = tokens;
  await askForLink(page, user.email);
  await page.goto(linkIn(await mailTo(user.email, SUBJECT)));
  await choose(page, PASSWORD);
  await expect(toast(page, 'Password Reset Failed')).toContainText('different from the old password');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(PASSWORD);
  await choose(page, NEW_PASSWORD);
  await expect(toast(page, 'Password Updated')).toBeVisible();
});

test('a recovery link does not spare anybody the code [AU-04]', async ({ page, request }) => {
  const account = await makeAccount(request, { username: 'Noor' });
  await proveAddress(request, account);
  const { authenticator } = await addAuthenticator(request, account, 'Phone');
  await askForLink(page, account.user.email);
  await page.goto(linkIn(await mailTo(account.user.email, SUBJECT)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Six-digit code').fill(authenticator.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await choose(page, NEW_PASSWORD);
  await expect(toast(page, 'Password Updated')).toBeVisible();
  await expect(signedInAs(page, 'Noor')).toBeVisible();
});

test('a refusal of the server is shown under its title, and what was typed stays [AU-06]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 429/);
  await page.route('**/auth/v1/recover*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      json: { code: 'over_email_send_rate_limit', message: 'Please wait a minute.' },
    }),
  );
  await open(page, '/auth?mode=reset');
  await page.getByRole('textbox', { name: 'Email' }).fill('noor@example.org');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'Password Reset Failed')).toContainText('Please wait a minute.');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please wait a minute.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org');
});
