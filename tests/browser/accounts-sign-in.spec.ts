import { eventsOf, makeAccount, newEmail, remember, signIn, signedInAs, stored, toast } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

test('sign in, be greeted, and be where one was [AU-02]', async ({ page, request }) => {
  const events = await eventsOf(page);
  const { user } = await makeAccount(request, { username: 'Noor' });
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Fabout');
  await signIn(page, user.email);
  await expect(toast(page, 'Welcome Back!')).toContainText("You're successfully logged in");
  await expect(page).toHaveURL('/about');
  await expect(signedInAs(page, 'Noor')).toHaveText(/^NO/);
  await expect
    .poll(() => events.find((event) => event.event_type === 'sign_in'))
    .toMatchObject({
      event_data: { method: 'email' },
      bearer: true,
    });
});

test('what is stored is a whole session [AU-07]', async ({ page, request }) => {
  const { user } = await makeAccount(request, { username: 'Noor' });
  await open(page, '/auth');
  await signIn(page, user.email);
  await expect(signedInAs(page, 'Noor')).toBeVisible();
  expect(await stored(page)).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_at: expect.any(Number),
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: user.id, email: user.email, user_metadata: { username: 'Noor' } },
  });
});

test('a wrong password is refused in the words of the server, and the screen stays [AU-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const events = await eventsOf(page);
  const { user } = await makeAccount(request);
  await open(page, '/auth');
  await signIn(page, user.email, 'not the owls');
  await expect(toast(page, 'Login Failed')).toContainText('Invalid login credentials');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid login credentials');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email);
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveValue('not the owls');
  await expect
    .poll(() => events.find((event) => event.event_type === 'sign_in_failed')?.event_data)
    .toEqual({
      error: 'invalid_credentials',
      method: 'email',
    });
  expect(JSON.stringify(events)).not.toContain(user.email);
});

test('in another language the refusal is in that language [AU-06]', async ({
  page,
  context,
  baseURL,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await context.addCookies([{ name: 'appLanguage', value: 'de', url: baseURL }]);
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'de'));
  await open(page, '/auth');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(newEmail());
  await page.getByLabel('Passwort', { exact: true }).fill('falsch falsch');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(toast(page, 'Das hat nicht geklappt')).toContainText(
    'E-Mail-Adresse oder Passwort stimmt nicht.',
  );
});

test.describe('the way back', () => {
  for (const [asked, reached] of [
    ['', '/'],
    ['?returnTo=%2Fstory-library%3Fage%3D6-8%23top', '/story-library?age=6-8#top'],
    ['?returnTo=%2F%2Fevil.example', '/'],
  ] as const) {
    test(`/auth${asked} leads to ${reached} for those who sign in [AU-05]`, async ({ page, request }) => {
      const { user } = await makeAccount(request, { username: 'Noor' });
      await open(page, `/auth${asked}`);
      await signIn(page, user.email);
      await expect(page).toHaveURL(reached);
      await expect(signedInAs(page, 'Noor')).toBeVisible();
    });
  }

  test('those who are signed in are led on at once, and never to another site [AU-05]', async ({
    page,
    request,
  }) => {
    test.slow(); // nine times
    await remember(page, await makeAccount(request));
    for (const [asked, reached] of [
      ['', '/'],
      ['?returnTo=%2Fblog', '/blog'],
      ['?returnTo=https%3A%2F%2Fevil.example%2F', '/'],
      ['?returnTo=%2Fstory-library%3Fage%3D6-8%23top', '/story-library?age=6-8#top'],
      ['?returnTo=%2F%2Fevil.example', '/'],
      ['?returnTo=%2F%5Cevil.example', '/'],
      ['?returnTo=%2F%09%2Fevil.example', '/'],
      ['?returnTo=javascript%3Aalert(1)', '/'],
      ['?returnTo=%2Fauth%3FreturnTo%3D%2Fblog', '/'],
    ] as const) {
      await page.goto(`/auth${asked}`);
      await expect(page, asked).toHaveURL(reached);
    }
  });

  test('a page may hand the path over with the navigation instead [AU-05]', async ({ page, request }) => {
    const { user } = await makeAccount(request);
    await open(page, '/auth');
    await page.evaluate(() => {
      const state = { ...(history.state as object), usr: { from: '/blog' } };
      history.replaceState(state, '', location.href);
    });
    await page.reload();
    await signIn(page, user.email);
    await expect(page).toHaveURL('/blog');
  });

  for (const [path, title] of [
    ['/dashboard', /^Welcome back, noor\./],
    ['/favorites', 'Your Favorite Stories'],
    ['/settings', 'Settings'],
  ] as const) {
    test(`a guest who opens ${path} signs in first and then is there [AU-05]`, async ({ page, request }) => {
      const { user } = await makeAccount(request);
      await open(page, '/about');
      await page.goto(path);
      await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(path)}`);
      await signIn(page, user.email);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // The sign-in page is not left lying on the way back.
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });
  }
});

test('the tabs obey the arrow keys and keep the address that was typed [AU-05]', async ({ page }) => {
  await open(page, '/auth?returnTo=%2Fblog');
  await page.getByRole('textbox', { name: 'Email' }).fill('noor@example.org');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a free account');
  await expect(page).toHaveURL(/tab=sign-up/);
  await expect(page).toHaveURL(/returnTo=%2Fblog/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('sign out', () => {
  test('lands on the start page, says so, and ends the session on the server [AU-03]', async ({
    page,
    request,
  }) => {
    const tokens = await makeAccount(request, { username: 'Noor' });
    await remember(page, tokens);
    await open(page, '/dashboard');
    await signedInAs(page, 'Noor').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed Out')).toContainText("You've been successfully signed out");
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await stored(page)).toBeNull();
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);
  });

  test('an answer of 401, 403 or 404 means that the session was over already [AU-03]', async ({
    page,
    request,
    tolerate,
  }) => {
    tolerate(/status of 40[134]/);
    const tokens = await makeAccount(request, { username: 'Noor' });
    for (const status of [401, 403, 404]) {
      await remember(page, tokens);
      await page.route('**/auth/v1/logout*', (route) =>
        route.fulfill({ status, json: { code: 'session_not_found', message: 'gone' } }),
      );
      await open(page, '/about');
      await signedInAs(page, 'Noor').click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(toast(page, 'Signed Out')).toContainText("You've been successfully signed out");
      expect(await stored(page), `${status}`).toBeNull();
      await page.unroute('**/auth/v1/logout*');
    }
  });

  test('without a line it ends here at least, and says what that means [AU-03]', async ({
    page,
    request,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    await remember(page, await makeAccount(request, { username: 'Noor' }));
    await open(page, '/about');
    await expect(signedInAs(page, 'Noor')).toBeVisible();
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await signedInAs(page, 'Noor').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed Out')).toContainText('signed out on this device');
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toBeNull();
  });
});
