import { PASSWORD, linkIn, mailTo, newEmail, signIn, signedInAs, stored, toast } from './accounts.ts';
import { expect, expectNoAxeViolations, open, test } from './fixtures.ts';

const SUBJECT = /confirm/i;

test('where addresses are confirmed, the link in the mail opens the account [AU-01]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const email = newEmail('ida');
  await open(page, '/auth?tab=sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Username').fill('Ida');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('button', { name: /Send the mail again \(\d+ s\)/ })).toBeDisabled();
  await expectNoAxeViolations(page);
  expect(await stored(page)).toBeNull();

  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await signIn(page, email);
  await expect(toast(page, 'Login Failed')).toContainText('Email not confirmed');
  await page.getByRole('alert').getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');

  await page.goto(linkIn(await mailTo(email, SUBJECT)));
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signedInAs(page, 'Ida')).toBeVisible();
});

test('the mail is sent again after a pause, and the newest link counts [AU-01]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = newEmail('ida');
  await page.clock.install();
  await open(page, '/auth?tab=sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  const first = linkIn(await mailTo(email, SUBJECT));
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect.poll(async () => linkIn(await mailTo(email, SUBJECT))).not.toBe(first);
  await expect(page.getByRole('button', { name: /Send the mail again/ })).toBeDisabled();

  // The same browser a little later, by the real clock.
  const later = await browser.newContext({
    baseURL: baseURL as string,
    storageState: await context.storageState(),
  });
  const laterPage = await later.newPage();
  await laterPage.goto(linkIn(await mailTo(email, SUBJECT)));
  await expect(toast(laterPage, 'Account Created!')).toBeVisible();
  await later.close();
});
