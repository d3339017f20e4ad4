import type { Page } from '@playwright/test';
import { PASSWORD, eventsOf, makeAccount, newEmail, signedInAs, stored, toast } from './accounts.ts';
import { expect, hold, open, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Sign Up' });

async function fill(page: Page, email: string, password: string, username = '') {
  await panel(page).getByLabel('Email').fill(email);
  await panel(page).getByLabel('Password', { exact: true }).fill(password);
  await panel(page).getByLabel('Username').fill(username);
}

const create = (page: Page) => panel(page).getByRole('button', { name: 'Create Account' });

test('an account is made, its name defaults to the local part of the address, and it is signed in [AU-01]', async ({
  page,
}) => {
  const events = await eventsOf(page);
  const email = newEmail('mia');
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(panel(page).getByText('Must be at least 6 characters')).toBeVisible();
  await fill(page, email, PASSWORD);
  await create(page).click();
  await expect(toast(page, 'Account Created!')).toContainText('Favorites and downloads are now available.');
  await expect(page).toHaveURL('/');
  const name = email.split('@')[0] as string;
  await expect(signedInAs(page, name)).toBeVisible();
  expect((await stored(page))?.user.user_metadata.username).toBe(name);
  await expect
    .poll(() => events.find((event) => event.event_type === 'sign_up'))
    .toMatchObject({
      event_data: { method: 'email' },
      bearer: true,
    });
});

test('a name of one’s own is kept [AU-01]', async ({ page }) => {
  await open(page, '/auth?tab=sign-up');
  await fill(page, newEmail(), PASSWORD, '  Oma Liesel ');
  await create(page).click();
  await expect(signedInAs(page, 'Oma Liesel')).toBeVisible();
});

test('what is missing or too short is said beside the field, and nothing is sent [AU-01]', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/v1/signup') && sent.push(request.url()));
  await open(page, '/auth?tab=sign-up');
  await create(page).click();
  await expect(panel(page).getByLabel('Email')).toBeFocused();
  await expect(panel(page).getByText('Please fill this in')).toHaveCount(2);
  await fill(page, 'mia@', 'five5');
  await create(page).click();
  await expect(panel(page).getByLabel('Email')).toHaveAccessibleDescription(/full email address/);
  const password = panel(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription('Must be at least 6 characters');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('six six');
  await expect(password).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test('a taken address is refused in the words of the server, and what was typed stays [AU-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 422/);
  const events = await eventsOf(page);
  const { user } = await makeAccount(request);
  await open(page, '/auth?tab=sign-up&returnTo=%2Fabout');
  await fill(page, user.email, PASSWORD, 'Noor');
  await create(page).click();
  await expect(toast(page, 'Signup Failed')).toContainText('User already registered');
  await expect(panel(page).getByRole('alert')).toContainText('User already registered');
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(panel(page).getByLabel('Email')).toHaveValue(user.email);
  await expect(panel(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expect(panel(page).getByLabel('Username')).toHaveValue('Noor');
  await expect(create(page)).toBeFocused();
  await expect
    .poll(() => events.find((event) => event.event_type === 'sign_up_failed')?.event_data)
    .toEqual({
      error: 'user_already_exists',
      method: 'email',
    });
});

test('a password that everybody would guess is refused by the server [AU-06]', async ({ page, tolerate }) => {
  tolerate(/status of 422/);
  await open(page, '/auth?tab=sign-up');
  await fill(page, newEmail(), 'password');
  await create(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('Many people use this password');
});

test('one press, one request: the button waits and says so', async ({ page }) => {
  const { asked, letGo } = await hold(page, '**/auth/v1/signup*');
  await open(page, '/auth?tab=sign-up');
  await fill(page, newEmail(), PASSWORD);
  await create(page).click();
  const waiting = panel(page).getByRole('button', { name: 'Creating your account …' });
  await expect(waiting).toBeDisabled();
  await panel(page).getByLabel('Email').press('Enter');
  letGo();
  await expect(toast(page, 'Account Created!')).toBeVisible();
  expect(asked()).toBe(1);
});

test('a broken line keeps the form and says what happened [AU-06]', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  const events = await eventsOf(page);
  await open(page, '/auth?tab=sign-up');
  const email = newEmail();
  await fill(page, email, PASSWORD);
  await page.route('**/auth/v1/signup*', (route) => route.abort());
  await create(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('We could not reach the server');
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
  await expect.poll(() => events.some((event) => event.event_type === 'sign_up_failed')).toBe(true);
  await page.unroute('**/auth/v1/signup*');
  await create(page).click();
  await expect(toast(page, 'Account Created!')).toBeVisible();
});

test('a password can be looked at', async ({ page }) => {
  await open(page, '/auth?tab=sign-up');
  const password = panel(page).getByLabel('Password', { exact: true });
  await password.fill('secret owls');
  await expect(password).toHaveAttribute('type', 'password');
  await panel(page).getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret owls');
  await panel(page).getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
});
