import { PASSWORD, newEmail } from './accounts.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';
import { OWN_URL, STARTING_MS, startOwnServer } from './own-server.ts';

/** Production, no mail server, and nobody said who runs it. New accounts would have to be confirmed by mail. */
let server: Awaited<ReturnType<typeof startOwnServer>> | undefined;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: OWN_URL });
test.beforeAll(async () => {
  test.setTimeout(STARTING_MS + 30_000);
  server = await startOwnServer({ AUTH_AUTOCONFIRM: 'false' });
});
test.afterAll(() => server?.stop());

const CLAIMS = /sent you|have sent|on its way|check your email|check your inbox/i;

test('who forgot the password is told that no mail can be sent, and whom to ask [TR-11]', async ({
  page,
}) => {
  await open(page, '/auth?mode=reset');
  const main = page.getByRole('main');
  await expect(main).toContainText('this site cannot send any');
  await expect(main.getByText('No mail can be sent from here')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send reset link' })).toHaveCount(0);
  await expect(main).not.toContainText(CLAIMS);
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Leave them a message' }).click();
  await expect(page).toHaveURL('/feedback');
});

test('a new account is not sent to a mailbox where nothing will come [TR-11]', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  const email = newEmail();
  await open(page, '/auth?tab=sign-up');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main).toContainText('A new account has to be confirmed by mail');
  await expect(main.getByRole('button', { name: /Send the mail again/ })).toHaveCount(0);
  await expect(main).not.toContainText(CLAIMS);

  await main.getByRole('button', { name: 'Back to sign in' }).click();
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('has not been confirmed yet');
  await expect(main).not.toContainText(CLAIMS);
});

test('it is said in the language of whoever reads it [TR-11]', async ({ page, context }) => {
  await context.addCookies([{ name: 'appLanguage', value: 'de', url: OWN_URL }]);
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'de'));
  await open(page, '/auth?mode=reset');
  await expect(page.getByText('Von hier kann keine Mail verschickt werden')).toBeVisible();
});

test('the newsletter is not offered where nobody would get it [TR-11] [BL-03]', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('region', { name: 'A letter now and then' })).toContainText(
    'The newsletter is not available here at the moment.',
  );
});

test('contact says that there is no address, makes none up and offers the form instead [TR-11] [SP-03]', async ({
  page,
}) => {
  await open(page, '/contact');
  const article = page.getByRole('article');
  await expect(article).toContainText('has not given an address to write to');
  await expect(article).not.toContainText('24–48 hours');
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
  await article.getByRole('link', { name: 'Report a technical issue' }).click();
  await expect(page).toHaveURL('/feedback');
  for (const path of ['/privacy', '/terms']) {
    await open(page, path);
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    await expect(page.getByRole('article')).toContainText(/address has been given|not given an address/);
  }
});

test.describe('a child’s browser', () => {
  test.use({ age: null });

  test('a parent is told that no mail can be sent, and who has the message [AG-10] [TR-11]', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('coppa_age_verified', 'under13'));
    await open(page, '/about');
    const consent = page.getByRole('alertdialog', { name: 'Please ask a parent' });
    await expect(consent.getByText('This site cannot send mail')).toBeVisible();
    await consent.getByLabel('Your email address').fill(newEmail('parent'));
    await consent.getByRole('button', { name: 'I am the parent or guardian, and I agree' }).click();
    const note = page.getByRole('status').filter({ hasText: 'The message waits for you' });
    await expect(note.getByText('ask the person who runs it')).toBeVisible();
    await expect(page.getByText('on its way').filter({ visible: true })).toHaveCount(0);
  });
});
