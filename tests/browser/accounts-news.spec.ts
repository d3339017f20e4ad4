import { makeAccount, remember, signInLink, signedInAs, stored, toast } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('an error in the address is told in plain words, and the address is tidied up [AU-16]', async ({
  page,
}) => {
  await page.goto('/?error=access_denied&error_description=The+user+did+not+want+to');
  await expect(toast(page, 'Sign-in was not completed')).toContainText('cancelled or refused');
  await expect(page).toHaveURL('/');
  await page.goto('/about#error=server_error&error_code=unexpected_failure&error_description=Oh');
  await expect(toast(page, 'Sign-in did not work')).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('words in the address are never repeated to the reader', async ({ page }) => {
  await page.goto('/?error=x&error_description=Call+555+and+tell+your+password');
  await expect(toast(page, 'Sign-in did not work')).toBeVisible();
  await expect(page.getByText('555')).toHaveCount(0);
});

test('a code without its session says that the link belongs elsewhere [AU-16]', async ({ page }) => {
  await page.goto('/blog?code=7f0c2c3e-0000-4000-8000-000000000000');
  await expect(toast(page, 'This link belongs to another browser')).toBeVisible();
  await expect(page).toHaveURL('/blog');
});

test('an error in the address leaves a session alone [AU-16]', async ({ page, request }) => {
  await remember(page, await makeAccount(request, { username: 'Noor' }));
  await page.goto('/about?error=access_denied&error_description=no');
  await expect(toast(page, 'Sign-in was not completed')).toBeVisible();
  await expect(signedInAs(page, 'Noor')).toBeVisible();
});

test('a session that was ended elsewhere ends here, with a word about it [AU-16]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 40[13]/);
  const tokens = await makeAccount(request, { username: 'Noor' });
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  await request.post('/auth/v1/logout?scope=global', { headers });
  await remember(page, tokens);
  await page.goto('/about');
  await expect(toast(page, 'Your session has ended')).toContainText('Please sign in again');
  await expect(signInLink(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a token with a wrong signature ends the session, with a word about it [AU-16]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 40[13]/);
  const tokens = await makeAccount(request, { username: 'Noor' });
  const [header, payload, signature] = tokens.access_token.split('.') as [string, string, string];
  const forged = [header, payload, signature.split('').toReversed().join('')].join('.');
  await remember(page, { ...tokens, access_token: forged });
  await page.goto('/about');
  await expect(toast(page, 'Your sign-in could not be verified')).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});
