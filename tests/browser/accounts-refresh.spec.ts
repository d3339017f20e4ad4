import type { Page } from '@playwright/test';
import { STORAGE_KEY, makeAccount, remember, signedInAs, stored, type Tokens } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

/** As if the hour were nearly over: the stored session says that it ends in so many seconds. */
const endingIn = (tokens: Tokens, seconds: number): Tokens => ({
  ...tokens,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
});

/** The tab goes to the back, or comes to the front. */
async function turn(page: Page, visibility: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibility);
}

function refreshes(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('an old session is renewed on return, and the new tokens are stored [AU-08]', async ({
  page,
  request,
}) => {
  const sent = refreshes(page);
  const tokens = await makeAccount(request, { username: 'Noor' });
  await remember(page, endingIn(tokens, -10));
  await open(page, '/about');
  await expect(signedInAs(page, 'Noor')).toBeVisible();
  expect(sent).toHaveLength(1);
  const renewed = await stored(page);
  expect(renewed?.refresh_token).not.toBe(tokens.refresh_token);
  expect(renewed?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3000);
});

test('a tab in the back does not renew; when it comes to the front it does [AU-08]', async ({
  page,
  request,
}) => {
  const sent = refreshes(page);
  const tokens = await makeAccount(request, { username: 'Noor' });
  await page.clock.install();
  await remember(page, tokens);
  await open(page, '/about');
  await expect(signedInAs(page, 'Noor')).toBeVisible();
  await turn(page, 'hidden');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    JSON.stringify(endingIn(tokens, 60)),
  ] as const);
  await page.clock.runFor(95_000);
  expect(sent).toHaveLength(0);
  await turn(page, 'visible');
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(async () => (await stored(page))?.refresh_token).not.toBe(tokens.refresh_token);
});

test('while the tab is open, the clock renews [AU-08]', async ({ page, request }) => {
  const sent = refreshes(page);
  const tokens = await makeAccount(request, { username: 'Noor' });
  await page.clock.install();
  await remember(page, tokens);
  await open(page, '/about');
  await expect(signedInAs(page, 'Noor')).toBeVisible();
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    JSON.stringify(endingIn(tokens, 110)),
  ] as const);
  await page.clock.runFor(31_000);
  await expect.poll(() => sent.length).toBe(1);
});

test('a server that stumbles is asked again, a little later each time [AU-08]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/status of 503/);
  const at: number[] = [];
  const tokens = await makeAccount(request, { username: 'Noor' });
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    at.push(Date.now());
    if (at.length < 4) await route.fulfill({ status: 503, json: {} });
    else await route.continue();
  });
  await remember(page, endingIn(tokens, -10));
  await open(page, '/about');
  await expect(signedInAs(page, 'Noor')).toBeVisible();
  const pauses = at.slice(1).map((time, index) => time - (at[index] as number));
  expect(pauses).toHaveLength(3);
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(190 * 2 ** index);
});

test('a refusal for good removes the session [AU-08]', async ({ page, request, tolerate }) => {
  tolerate(/status of 400/);
  const tokens = await makeAccount(request, { username: 'Noor' });
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  expect((await request.post('/auth/v1/logout?scope=global', { headers })).status()).toBe(204);
  await remember(page, endingIn(tokens, -10));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?returnTo=%2Fdashboard');
  expect(await stored(page)).toBeNull();
});
