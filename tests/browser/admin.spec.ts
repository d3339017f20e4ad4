import type { Page } from '@playwright/test';
import { makeAccount, makeAdmin, newEmail, remember, toast } from './accounts.ts';
import { inDatabase } from './database.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';

const CHECK = '**/rest/v1/rpc/is_admin_user';
const DENIED = 'Access denied: Admin privileges required';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('an admin sees the figures, what people wrote and what happened [AM-01] [AM-02] [AM-03]', async ({
  page,
  request,
}) => {
  test.slow();
  const admin = await makeAccount(request, { username: 'Noor' });
  await makeAdmin(admin.user.email);
  const address = newEmail('writer');
  await inDatabase(async (make) => {
    await make.myStory({ userId: admin.user.id });
    await make.event({ eventType: 'a_journey_event', userId: admin.user.id });
    const eventData = { name: 'LCP', value: 1234, rating: 'good', path: '/' };
    await make.event({ eventType: 'web_vitals', eventData });
    // The newest of all, whatever other journeys write meanwhile.
    const at = (minute: number) => new Date(Date.UTC(2100, 0, 1, 0, minute));
    for (let i = 0; i < 100; i++) {
      await make.feedbackRow({ message: `An older message, number ${i}`, createdAt: at(-1 - i) });
    }
    await make.feedbackRow({ rating: 5, email: address, feedbackType: 'compliment', createdAt: at(3) });
    await make.feedbackRow({ rating: 3, message: `Wo${'o'.repeat(80)}w!`, createdAt: at(2) });
    await make.feedbackRow({ rating: 2, createdAt: at(1) });
  });
  await remember(page, admin);
  let admit = () => {};
  const held = new Promise<void>((resolve) => (admit = resolve));
  await page.route(CHECK, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/admin');
  await expect(page.getByText('Verifying admin access...')).toBeVisible();
  await expect(page.getByText('All actions are logged')).toBeHidden();
  admit();

  const main = page.getByRole('main');
  await expect(
    main.getByText('All actions are logged for security and compliance. Handle user data responsibly.'),
  ).toBeVisible();
  for (const title of ['Total Users', 'Total Stories', 'Avg Rating', 'Favorites']) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(main.getByText(/^[\d,]+ active in 7d$/)).toBeVisible();
  await expect(main.getByText(/^\+[\d,]+ this week$/)).toBeVisible();
  await expect(main.getByText(/^from [\d,]+ reviews$/)).toBeVisible();
  await expect(main.getByText(/^[1-5]\.\d$/)).toBeVisible();

  await expect(main.getByRole('heading', { name: 'Recent Activity (7 days)' })).toBeVisible();
  await main.getByText('Show as a table').click();
  await expect(main.getByRole('table').first().getByRole('row')).toHaveCount(8);
  const themes = main.getByRole('list').filter({ hasText: /1\..*\d stor(y|ies)/ });
  await expect(themes.getByRole('listitem').first()).toBeVisible();
  expect(await themes.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await expect(main.getByRole('rowheader', { name: /^LCP/ })).toBeVisible();
  await expectNoAxeViolations(page);

  await openTab(page, 'Feedback');
  const list = main.getByRole('region', { name: 'Feedback' });
  const entries = list.getByRole('listitem');
  await expect(entries).toHaveCount(100);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingSideways(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const looks = await list
    .locator('[data-look]')
    .evaluateAll((badges) => badges.slice(0, 3).map((badge) => badge.getAttribute('data-look')));
  expect(looks).toEqual(['default', 'secondary', 'destructive']);
  await expect(entries.first()).toContainText('Email hidden');
  const asked = page.waitForRequest(/feedback\?offset=0&include_emails=true/);
  await list.getByRole('button', { name: 'Show Emails' }).click();
  await asked;
  await expect(entries.first()).toContainText(address);
  await expectNoAxeViolations(page);
  const askedAgain = page.waitForRequest(/feedback\?offset=0&include_emails=false/);
  await list.getByRole('button', { name: 'Hide Emails' }).click();
  await askedAgain;
  await expect(entries.first()).toContainText('Email hidden');
  await expect(list).not.toContainText(address);

  await expect(list.getByText(/^1–100 of /)).toBeVisible();
  await expect(list.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await list.getByRole('button', { name: 'Older' }).click();
  await expect(entries.first()).toContainText('number 97');
  await list.getByRole('button', { name: 'Newer' }).click();
  await expect(entries).toHaveCount(100);

  await openTab(page, 'Events');
  await expect(main.getByText('a journey event', { exact: true })).toBeVisible();
  await expect(main.getByText(/_/)).toHaveCount(0);

  await openTab(page, 'Content');
  for (const name of ['Total Stories', 'Stories this week', 'Total Favorites']) {
    await expect(main.getByRole('term').filter({ hasText: name })).toBeVisible();
  }

  await openTab(page, 'Log');
  const seen = main.getByRole('row').filter({ hasText: 'Noor' });
  await expect(seen.filter({ hasText: 'Read feedback with emails' }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('who is no admin is told so and led to the start [AM-01] [AU-17]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 500/);
  await open(page, '/admin');
  await expect(toast(page, DENIED)).toBeVisible();
  await expect(page).toHaveURL('/');

  await remember(page, await makeAccount(request));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await open(page, '/admin');
  await expect(toast(page, DENIED)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);

  await page.route(CHECK, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/admin');
  await expect(toast(page, 'Failed to verify admin status')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('what cannot be loaded is said, and can be asked for again [AM-03]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 500/);
  const admin = await makeAccount(request);
  await makeAdmin(admin.user.email);
  await remember(page, admin);
  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/admin');
  await expect(toast(page, 'Failed to load dashboard statistics')).toBeVisible();
  await expect(toast(page, 'Failed to load analytics data')).toBeVisible();
  await openTab(page, 'Feedback');
  await expect(toast(page, 'Failed to load feedback data')).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'Feedback' });
  await expect(panel.getByText('Failed to load feedback data')).toBeVisible();
  await page.unroute('**/api/admin/**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Failed to load feedback data')).toHaveCount(0);
});
