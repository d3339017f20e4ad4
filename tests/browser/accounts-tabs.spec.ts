import { STORAGE_KEY, makeAccount, remember, signIn, signInLink, signedInAs } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

test('a sign-in in one shows in the other, a sign-out in one ends the other [AU-09]', async ({
  page,
  context,
  request,
  tolerate,
}) => {
  tolerate(/403/); // what was on its way when the session ended
  const { user } = await makeAccount(request, { username: 'Noor' });
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await open(other, '/blog');
  await expect(signInLink(other)).toBeVisible();
  await open(page, '/auth');
  await signIn(page, user.email);
  await expect(signedInAs(page, 'Noor')).toBeVisible();
  await expect(signedInAs(other, 'Noor')).toBeVisible();

  await signedInAs(page, 'Noor').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
  await expect(other).toHaveURL('/blog');
});

test('also when the other is on a page for members, and when the store is emptied [AU-09]', async ({
  page,
  context,
  request,
}) => {
  await remember(page, await makeAccount(request, { username: 'Noor' }));
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await open(other, '/dashboard');
  await expect(signedInAs(other, 'Noor')).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY);
  await expect(other).toHaveURL('/auth?returnTo=%2Fdashboard');
  await expect(signInLink(other)).toBeVisible();
});
