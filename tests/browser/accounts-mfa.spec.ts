import { addAuthenticator, makeAccount, remember, signIn, signedInAs, stored, toast } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

test('after the password comes the code; until then nobody is signed in [AU-14]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 422/);
  const account = await makeAccount(request, { username: 'Noor' });
  const { authenticator } = await addAuthenticator(request, account, 'Phone');
  await open(page, '/auth?returnTo=%2Fblog');
  await signIn(page, account.user.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toast(page, 'Welcome Back!')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const code = page.getByLabel('Six-digit code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');

  await code.fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code has six digits')).toBeVisible();

  const wrong = authenticator.code() === '000000' ? '111111' : '000000';
  await code.fill(wrong);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'Code not accepted')).toContainText('Invalid TOTP code entered');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await expect(code).toHaveValue(wrong);

  // A reload in between asks for the code again, and a page for members leads to it.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await expect(page).toHaveURL('/auth?returnTo=%2Fdashboard');

  // As an app shows it, and as it is pasted.
  const digits = authenticator.code();
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(code).toHaveValue(digits);
  await code.press('Enter');
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(signedInAs(page, 'Noor')).toBeVisible();
});

test('of several apps one is chosen by its name [AU-14]', async ({ page, request }) => {
  const account = await makeAccount(request, { username: 'Noor' });
  const first = await addAuthenticator(request, account, 'Phone');
  const second = await addAuthenticator(request, first.tokens, 'Tablet');
  await open(page, '/auth');
  await signIn(page, account.user.email);
  const apps = page.getByLabel('Authenticator app');
  await expect(apps.getByRole('option')).toHaveText(['Phone', 'Tablet']);
  await apps.selectOption('Tablet');
  await page.getByLabel('Six-digit code').fill(second.authenticator.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(signedInAs(page, 'Noor')).toBeVisible();
});

test('whoever is half signed in can turn to another account [AU-14]', async ({ page, request }) => {
  const account = await makeAccount(request);
  await addAuthenticator(request, account, 'Phone');
  const other = await makeAccount(request, { username: 'Mia' });
  await open(page, '/auth');
  await signIn(page, account.user.email);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again');
  expect(await stored(page)).toBeNull();
  await signIn(page, other.user.email);
  await expect(signedInAs(page, 'Mia')).toBeVisible();
});

test('a session at the higher level needs no code on the next visit [AU-09]', async ({ page, request }) => {
  const account = await makeAccount(request, { username: 'Noor' });
  const { tokens } = await addAuthenticator(request, account, 'Phone');
  await remember(page, tokens);
  await open(page, '/about');
  await expect(signedInAs(page, 'Noor')).toBeVisible();
});
