import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions } from '#server/db/schema/sessions.ts';
import {
  Authenticator,
  PASSWORD,
  addAuthenticator,
  mailTo,
  makeAccount,
  remember,
  signIn,
  signInLink,
  signedInAs,
  stored,
  toast,
  type Tokens,
} from './accounts.ts';
import { inDatabase } from './database.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';

const NEW_PASSWORD = 'nine loud foxes';

/** The settings of somebody who signed in earlier. */
async function openSettings(page: Page, tokens: Tokens, path = '/settings'): Promise<void> {
  await remember(page, tokens);
  await open(page, path);
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
}

/** A further session of the same person, on another device. */
async function signInElsewhere(page: Page, email: string, userAgent: string): Promise<Tokens> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: PASSWORD },
    headers: { 'User-Agent': userAgent },
  });
  return (await answer.json()) as Tokens;
}

async function statusOf(page: Page, { access_token }: Tokens): Promise<number> {
  const headers = { Authorization: `Bearer ${access_token}` };
  return (await page.request.get('/api/account/profile', { headers })).status();
}

function setting(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });
}

test('the languages of the site and of stories are chosen from cards, each for itself [LA-01]', async ({
  page,
  request,
}) => {
  await openSettings(page, await makeAccount(request));
  const story = page.getByRole('group', { name: 'Language of the story' });
  const site = page.getByRole('group', { name: 'Language of the site' });
  await expect(story.getByRole('radio')).toHaveCount(10);
  await expect(site.getByRole('radio')).toHaveCount(10);
  await story.getByText('தமிழ்').click();
  await expect(story.getByRole('radio', { name: 'தமிழ்' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await site.getByText('Svenska').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(
    page.getByRole('group', { name: 'Webbplatsens språk' }).getByRole('radio', { name: 'Svenska' }),
  ).toBeFocused();
  expect(
    await page.evaluate(() => [localStorage.getItem('appLanguage'), localStorage.getItem('storyLanguage')]),
  ).toEqual(['sv', 'ta']);
  await expectNoAxeViolations(page);
});

test('a guest is led to the sign-in page and back [DB-06]', async ({ page, request }) => {
  const { user } = await makeAccount(request);
  await open(page, '/settings');
  await expect(page).toHaveURL('/auth?returnTo=%2Fsettings');
  await signIn(page, user.email);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('the profile is shown, counted, saved and at once in the header [DB-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of (400|500)/);
  const tokens = await makeAccount(request, { username: 'Noor' });
  await openSettings(page, tokens);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(tokens.user.email);
  await expect(email).not.toBeEditable();
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  const year = String(new Date().getUTCFullYear());
  await expect(page.getByRole('main').getByRole('time')).toContainText(year);
  await expect(page.getByText(`${tokens.user.id.slice(0, 8)}…`, { exact: true })).toBeVisible();

  const username = page.getByLabel('Username');
  const bio = page.getByLabel('Bio');
  await expect(username).toHaveValue('Noor');
  await expect(page.getByText('0/200 characters')).toBeVisible();
  await bio.fill('Reads to two owls 🦉');
  await expect(page.getByText('19/200 characters')).toBeVisible();
  await bio.fill('x'.repeat(230));
  await expect(page.getByText('200/200 characters')).toBeVisible();
  await expect(bio).toHaveValue('x'.repeat(200));
  await username.fill('y'.repeat(60));
  await expect(username).toHaveValue('y'.repeat(50));

  // With the keyboard alone, and slowly enough to see that it is busy.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/account/profile', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await bio.fill('Reads to two owls.');
  await username.fill('Zara');
  await username.press('Enter');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  release();
  await expect(toast(page, 'Profile Updated')).toContainText('Your profile has been saved successfully!');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(signedInAs(page, 'Zara')).toBeVisible();
  await expect.poll(async () => (await stored(page))?.user.user_metadata.username).toBe('Zara');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(bio).toHaveValue('Reads to two owls.');
  await expect(signedInAs(page, 'Zara')).toBeVisible();

  // A refusal says what the server said, a dead server says what it always says; what was typed stays.
  await page.unrouteAll();
  const answers = [
    { status: 400, json: { error: 'That name is taken', code: 'taken' } },
    { status: 500, body: 'oh' },
  ];
  await page.route('**/api/account/profile', (route) => route.fulfill(answers.shift()));
  await username.fill('Mia');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Error').filter({ hasText: 'That name is taken' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Error').filter({ hasText: 'Failed to update profile' })).toBeVisible();
  await expect(username).toHaveValue('Mia');
  await expect(signedInAs(page, 'Zara')).toBeVisible();
});

test('a profile that does not load is only logged, and saving does not wipe it [DB-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 500/);
  const tokens = await makeAccount(request, { username: 'Noor' });
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  await request.patch('/api/account/profile', { headers, data: { bio: 'Reads.' } });
  await page.route('**/api/account/profile', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  const logged = page.waitForEvent('console', (message) =>
    /profile could not be loaded/.test(message.text()),
  );
  await openSettings(page, tokens);
  await logged;
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Username').fill('Zara');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  const kept = (await (await request.get('/api/account/profile', { headers })).json()) as object;
  expect(kept).toMatchObject({ username: 'Zara', bio: 'Reads.' });
});

test('a new password needs the old one or a mailed code, and ends other sessions [DB-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of (400|422)/);
  const tokens = await makeAccount(request);
  await openSettings(page, tokens);
  const other = await signInElsewhere(page, tokens.user.email, 'A tablet');
  await page.getByRole('button', { name: 'Change password' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const save = dialog.getByRole('button', { name: 'Save password' });
  const current = dialog.getByLabel('Current password');
  const fresh = dialog.getByLabel('New password', { exact: true });
  const repeat = dialog.getByLabel('Repeat the new password');
  await expect(current).toBeVisible();
  await expectNoAxeViolations(page);
  await save.click();
  await expect(current).toBeFocused();
  await expect(dialog.getByText('Please fill this in').first()).toBeVisible();
  await current.fill('not the password');
  await fresh.fill(NEW_PASSWORD);
  await repeat.fill('something else');
  await save.click();
  await expect(dialog.getByText('The two passwords are not the same')).toBeVisible();
  await repeat.fill(NEW_PASSWORD);
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('The password is not right.');
  expect(await statusOf(page, other)).toBe(200);
  await current.fill(PASSWORD);
  await save.click();
  await expect(toast(page, 'Password Updated')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf(page, other)).toBe(403);

  // Forgotten: a code by mail does as well.
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByRole('button', { name: 'Mail me a code instead' }).click();
  await dialog.getByRole('button', { name: 'Mail me a code' }).click();
  await expect(dialog.getByRole('status')).toContainText(tokens.user.email);
  const code = /\b\d{8}\b/.exec(await mailTo(tokens.user.email, /code/i))?.[0] ?? '';
  await dialog.getByLabel('Code from the mail').fill('00000000');
  await fresh.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('The code is not right');
  await dialog.getByLabel('Code from the mail').fill(code);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await signInElsewhere(page, tokens.user.email, 'A tablet').then(async (again) =>
    expect(await statusOf(page, again)).toBe(200),
  );
});

test('an authenticator app is set up with a picture, a key and a code [DB-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of (400|422)/);
  const tokens = await makeAccount(request);
  await openSettings(page, tokens);
  const steps = setting(page, 'Two-step sign-in');
  await expect(steps.getByText('Off', { exact: true })).toBeVisible();
  // The server finds that the sign-in was long ago, once.
  await page.route(
    '**/auth/v1/factors',
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
        json: { code: 'reauthentication_needed', message: 'Please sign in again' },
      }),
    { times: 1 },
  );
  await steps.getByRole('button', { name: 'Set up an app' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await expect(dialog.getByLabel('Name of the app or device')).toHaveValue('Authenticator app');
  await dialog.getByLabel('Name of the app or device').fill('Phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('confirm once more that it is you')).toBeVisible();
  await dialog.getByLabel('Current password').fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The password is not right.');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(dialog.getByRole('heading')).toBeFocused();
  const secret = await dialog.getByText(/^(?:[A-Z2-7]{4} ?)+$/).innerText();
  const phone = new Authenticator(secret.replaceAll(' ', ''));
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Six-digit code').fill(phone.code() === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That code is not right');
  await dialog.getByLabel('Six-digit code').fill(phone.code());
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'Two-step sign-in is on')).toBeVisible();
  await expect(steps.getByText('On', { exact: true })).toBeVisible();
  await expect(steps.getByRole('listitem')).toContainText('Phone');
  await expect(page.getByLabel('Username')).toBeVisible();

  // A name cannot be used twice; who gives up leaves nothing behind.
  await steps.getByRole('button', { name: 'Add another app' }).click();
  await dialog.getByLabel('Name of the app or device').fill('Phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have an app with this name already');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('of two apps one is removed, then the last; a session that stood on one asks for the other [DB-06]', async ({
  page,
  request,
  tolerate,
}) => {
  // What is counted in the moment between the two is refused: the session has only its first step then.
  tolerate(/status of 403/);
  const first = await addAuthenticator(request, await makeAccount(request), 'Phone');
  const second = await addAuthenticator(request, first.tokens, 'Tablet');
  await openSettings(page, second.tokens);
  const steps = setting(page, 'Two-step sign-in');
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  // This session stands on the tablet: without it, a code of the phone is asked for.
  await steps.getByRole('button', { name: 'Remove Tablet' }).click();
  const sure = page.getByRole('dialog', { name: 'Remove this app?' });
  await expect(sure).not.toContainText('your only one');
  await sure.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await page.getByLabel('Six-digit code').fill(first.authenticator.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(steps.getByRole('listitem')).toHaveText([/Phone/]);

  await steps.getByRole('button', { name: 'Remove Phone' }).click();
  await expect(sure).toContainText('your only one');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(1);
  await steps.getByRole('button', { name: 'Remove Phone' }).click();
  await sure.getByRole('button', { name: 'Remove the app' }).click();
  await expect(toast(page, 'App removed')).toBeVisible();
  await expect(steps.getByText('Off', { exact: true })).toBeVisible();
  await expect(steps.getByRole('heading', { level: 3 })).toBeFocused();
});

test('devices are named in plain words; one is ended, then all [DB-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of (403|500)/);
  const tokens = await makeAccount(request);
  const phone = await signInElsewhere(
    page,
    tokens.user.email,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  );
  const windows = await signInElsewhere(
    page,
    tokens.user.email,
    'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
  );
  await openSettings(page, tokens);
  const devices = setting(page, 'Your devices');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expect(devices.getByRole('listitem').filter({ hasText: 'Firefox on Windows' })).toContainText(
    'Last seen',
  );
  await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).press('Enter');
  const sure = page.getByRole('dialog', { name: 'Sign out this device?' });
  await expect(sure).toContainText('Safari on iPhone will have to sign in again.');
  await expectNoAxeViolations(page);
  await page.route('**/api/account/sessions/*', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await sure.getByRole('button', { name: 'Sign Out' }).click();
  await expect(sure.getByRole('alert')).toContainText('That did not work');
  await sure.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Device signed out')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('heading', { level: 3 })).toBeFocused();
  expect([await statusOf(page, phone), await statusOf(page, windows)]).toEqual([403, 200]);

  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  const all = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await all.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect(await statusOf(page, windows)).toBe(403);
});

test('the data comes as a file; the account goes for good, with what the browser kept [DB-06]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of (400|403|500)/);
  const tokens = await makeAccount(request, { username: 'Noor' });
  const { email } = tokens.user;
  await openSettings(page, tokens);
  await page.route('**/api/account/data', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(toast(page, 'Your data could not be downloaded')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('fabloom-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(data).toMatchObject({ account: { email }, profile: { username: 'Noor' }, stories: [] });

  await page.evaluate(() => localStorage.setItem('fabloom.family', '[]'));
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const go = dialog.getByRole('button', { name: 'Delete my account' });
  await expect(dialog.getByLabel('Current password')).toBeVisible();
  await expectNoAxeViolations(page);
  await go.click();
  await expect(dialog.getByLabel('Type your email to confirm')).toBeFocused();
  await dialog.getByLabel('Type your email to confirm').fill('somebody@example.org');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await go.click();
  await expect(dialog.getByRole('alert')).toContainText('This is not the email of your account.');
  await dialog.getByLabel('Type your email to confirm').fill(email);
  await dialog.getByLabel('Current password').fill('wrong');
  await go.click();
  await expect(dialog.getByRole('alert')).toContainText('The password is not right.');
  expect(await statusOf(page, tokens)).toBe(200);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('Also clear what this browser remembers').check();
  await go.click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|family/.test(key))),
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('coppa_age_verified'))).toBe('over13');
  expect(await statusOf(page, tokens)).toBe(403);
  await open(page, '/auth');
  await signIn(page, email);
  await expect(toast(page, 'Login Failed')).toBeVisible();
});

/** The session stays, but it is an hour since anybody showed whose it is. */
async function letAnHourPass({ user }: Tokens): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000) - 3600;
  await inDatabase(async (_make, db) => {
    const mine = eq(sessions.userId, user.id);
    for (const { id, amr } of await db.select().from(sessions).where(mine)) {
      const older = amr.map(({ method }) => ({ method, timestamp }));
      await db.update(sessions).set({ amr: older }).where(eq(sessions.id, id));
    }
  });
}

test('a session that was left open neither takes the data home nor removes the second step, until it is proven whose it is [TR-10]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of (400|403)/);
  const { tokens } = await addAuthenticator(request, await makeAccount(request), 'Phone');
  await openSettings(page, tokens);
  await letAnHourPass(tokens);
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog).toContainText('Please confirm once more that it is you.');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Current password').fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The password is not right.');
  const download = page.waitForEvent('download');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect((await download).suggestedFilename()).toBe('fabloom-data.json');
  await expect(dialog).toHaveCount(0);

  await letAnHourPass(tokens);
  const steps = setting(page, 'Two-step sign-in');
  await steps.getByRole('button', { name: 'Remove Phone' }).click();
  const sure = page.getByRole('dialog', { name: 'Remove this app?' });
  await sure.getByRole('button', { name: 'Remove the app' }).click();
  await expect(sure).toContainText('Please confirm once more that it is you.');
  await expect(steps.getByRole('listitem')).toHaveCount(1);
  await sure.getByLabel('Current password').fill(PASSWORD);
  await sure.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'App removed')).toBeVisible();
  await expect(steps.getByText('Off', { exact: true })).toBeVisible();
});

test('a new password that is easy to guess is refused with the reason and a better idea [TR-10]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await openSettings(page, await makeAccount(request));
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByText('Must be at least 6 characters', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Please choose one that is not easy to guess.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  for (const [password, why] of [
    ['Fabloom2026', 'little more than our own name'],
    ['poiuytrewq', 'a row of neighbouring keys'],
    ['princess2026', 'Many people use this password'],
  ] as const) {
    await dialog.getByLabel('New password', { exact: true }).fill(password);
    await dialog.getByLabel('Repeat the new password').fill(password);
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog.getByRole('alert')).toContainText(why);
    await expect(dialog.getByRole('alert')).toContainText('Three or four words');
  }
});

test('the message of an e-mail change is a notice, in our words, and leaves the address [DB-06]', async ({
  page,
  request,
}) => {
  await openSettings(page, await makeAccount(request), '/settings#message=Please+call+0900+1234');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'One of two addresses is confirmed',
  );
  await expect(page.getByText('0900')).toHaveCount(0);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('addresses is confirmed');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('everything fits and can be tapped [DB-06]', async ({ page, request }) => {
    const tokens = await makeAccount(request, { username: 'Noor' });
    await openSettings(page, tokens);
    await expect(setting(page, 'Your devices').getByRole('listitem')).toHaveCount(1);
    await expectNothingSideways(page);
    await expectNoAxeViolations(page);
    for (const name of ['Change password', 'Set up an app', 'Sign out everywhere', 'Delete my account']) {
      const button = page.getByRole('main').getByRole('button', { name });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await button.tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectNothingSideways(page);
      await dialog.getByRole('button', { name: 'Cancel' }).tap();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
});
