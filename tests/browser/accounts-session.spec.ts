import {
  STORAGE_KEY,
  eventsOf,
  makeAccount,
  makeAdmin,
  remember,
  signInLink,
  signedInAs,
  stored,
} from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

test.describe('a return', () => {
  test('the place of the avatar is kept: nothing moves when it is known who is here [AU-09]', async ({
    page,
    request,
  }) => {
    await remember(page, await makeAccount(request, { username: 'Noor' }));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/live-session-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/about');
    const header = page.getByRole('banner');
    await expect(signInLink(page)).toBeHidden();
    await expect(signedInAs(page, 'Noor')).toHaveCount(0);
    const place = await header.locator('.for-members').boundingBox();
    release();
    await expect(signedInAs(page, 'Noor')).toBeVisible();
    expect(await signedInAs(page, 'Noor').boundingBox()).toEqual(place);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, entry) => sum + entry.value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });

  test('a guest is one at once, and the client is not fetched for nothing [AU-09]', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, '/');
    await expect(signInLink(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => /live-session|\/auth\/v1\//.test(url))).toEqual([]);
    await signInLink(page).hover();
    await expect.poll(() => fetched.some((url) => url.includes('live-session'))).toBe(true);
  });

  test('a session that cannot be read is a guest’s [AU-09]', async ({ page }) => {
    await page.goto('/healthz');
    await page.evaluate((key) => localStorage.setItem(key, '{"broken":true}'), STORAGE_KEY);
    await open(page, '/about');
    await expect(signInLink(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
});

test.describe('the header', () => {
  test('a guest gets the dialog from Get Started, a member the dashboard [NV-02]', async ({
    page,
    request,
  }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('dialog', { name: 'Create a free account' })).toBeVisible();
    await remember(page, await makeAccount(request, { username: 'Noor' }));
    await open(page, '/about');
    await expect(signedInAs(page, 'Noor')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the user menu has letters, name, address and six items, each of which leads there [NV-04]', async ({
    page,
    request,
  }) => {
    const tokens = await makeAccount(request, { username: 'Noor K' });
    await remember(page, tokens);
    await open(page, '/about');
    await expect(signedInAs(page, 'Noor K')).toHaveText(/^NO/);
    await signedInAs(page, 'Noor K').click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Noor K');
    await expect(menu).toContainText(tokens.user.email);
    await expect(menu.getByRole('menuitem')).toHaveText([
      'My Stories',
      'Dashboard',
      'Favorites',
      'Achievements',
      'Settings',
      'Sign Out',
    ]);
    // The menu takes the keyboard a moment after it shows.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(menu.getByRole('menuitem', { name: 'My Stories' })).toBeFocused({ timeout: 500 });
    }).toPass();
    for (const next of ['Dashboard', 'Favorites']) {
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitem', { name: next })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/favorites');
  });

  test('without a name the address gives one [NV-05]', async ({ page, request }) => {
    const tokens = await makeAccount(request, { username: 'Noor' });
    const nameless = { ...tokens, user: { ...tokens.user, user_metadata: {} } };
    await remember(page, nameless);
    await open(page, '/about');
    await expect(signedInAs(page, tokens.user.email.split('@')[0] as string)).toBeVisible();
  });

  test('the admin link shows for those who were made admins by the command [NV-03]', async ({
    page,
    request,
  }) => {
    const tokens = await makeAccount(request, { username: 'Noor' });
    await makeAdmin(tokens.user.email);
    const asked = page.waitForRequest('**/rest/v1/rpc/is_admin_user');
    await remember(page, tokens);
    await open(page, '/about');
    const link = page.getByRole('banner').getByRole('link', { name: 'Admin' });
    await expect(link).toHaveAttribute('href', '/admin');
    expect((await asked).postDataJSON()).toEqual({ _user_id: tokens.user.id });
    expect((await asked).headers()['authorization']).toBe(`Bearer ${tokens.access_token}`);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
  });

  test('somebody else has none, and a check that fails is only logged [AU-17]', async ({
    page,
    request,
    tolerate,
  }) => {
    tolerate(/status of 500/);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await remember(page, await makeAccount(request, { username: 'Noor' }));
    const answer = page.waitForResponse('**/rest/v1/rpc/is_admin_user');
    await open(page, '/about');
    expect(await (await answer).json()).toBe(false);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);

    await page.route('**/rest/v1/rpc/is_admin_user', (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, '/about');
    await expect(signedInAs(page, 'Noor')).toBeVisible();
    await expect.poll(() => warnings.some((text) => text.includes('admin'))).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  });
});

test('events of a member carry the session, those of a guest do not [AL-01]', async ({ page, request }) => {
  const events = await eventsOf(page);
  await open(page, '/about');
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]?.bearer).toBe(false);
  await remember(page, await makeAccount(request, { username: 'Noor' }));
  await open(page, '/about');
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]?.bearer).toBe(true);
});
