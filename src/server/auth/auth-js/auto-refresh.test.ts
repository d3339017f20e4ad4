import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openTab, signIn, signUp } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

/** Between two looks at the clock, says the client. */
const TICK_MS = 30_000;
const REFRESH = 'POST /token?grant_type=refresh_token';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });
/** Its tokens are due at every tick: fewer than four ticks are left to them. */
const brisk = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_JWT_EXPIRY_S: '100' });
const hasty = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_JWT_EXPIRY_S: '1' });

afterEach(() => void vi.useRealTimers());

test('a session about to run out is refreshed at the next tick, without anybody asking [AU-08]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { stored, session, requests } = await signUp(brisk, { autoRefreshToken: true });
  const refreshes = () => requests.filter((request) => request === REFRESH).length;
  for (const tick of [1, 2]) {
    const before = stored()?.refresh_token;
    await vi.advanceTimersByTimeAsync(TICK_MS);
    await expect.poll(() => stored()?.refresh_token).not.toBe(before);
    expect(refreshes()).toBe(tick);
  }
  expect(stored()?.user.id).toBe(session.user.id);
});

test('a session with time left is left alone by the ticks [AU-08]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { auth, requests } = await signUp(product, { autoRefreshToken: true });
  await vi.advanceTimersByTimeAsync(3 * TICK_MS);
  await auth.getSession();
  expect(requests).not.toContain(REFRESH);
});

test('a client that was stopped does not refresh until it is started again [AU-08]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { auth, stored, session, requests } = await signUp(brisk, { autoRefreshToken: true });
  await auth.stopAutoRefresh();
  await vi.advanceTimersByTimeAsync(2 * TICK_MS);
  await sleep(50);
  expect(requests).not.toContain(REFRESH);
  await auth.startAutoRefresh();
  await expect.poll(() => stored()?.refresh_token).not.toBe(session.refresh_token);
});

test('a tab that opens with an expired session refreshes it first [AU-08]', async () => {
  const { storage, session } = await signUp(hasty);
  await sleep(Math.max(0, (session.expires_at ?? 0) * 1000 - Date.now()) + 20);
  const later = openTab(hasty, { storage, autoRefreshToken: true });
  const { data } = await later.auth.getSession();
  expect(data.session?.user.id).toBe(session.user.id);
  expect(later.requests[0]).toBe(REFRESH);
  expect(later.stored()?.access_token).not.toBe(session.access_token);
});

test('a server in trouble does not sign anybody out: the client tries again after 200 ms, then 400 [AU-08]', async () => {
  const { storage, session } = await signUp(hasty);
  const tries: number[] = [];
  const kept: (string | undefined)[] = [];
  const tab = openTab(hasty, {
    storage,
    fetch: (input, init) => {
      tries.push(performance.now());
      kept.push(tab.stored()?.refresh_token);
      if (tries.length === 1) return Promise.resolve(Response.json({ code: 'unexpected' }, { status: 503 }));
      if (tries.length === 2) return Promise.reject(new TypeError('network down'));
      return fetch(input, init);
    },
  });
  const { data, error } = await tab.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(kept.slice(0, 3)).toEqual(Array(3).fill(session.refresh_token));
  const [first = 0, second = 0, third = 0] = tries;
  expect(second - first).toBeGreaterThan(190);
  expect(third - second).toBeGreaterThan(390);
  expect(tab.events).not.toContain('SIGNED_OUT');
});

test('a refusal ends the session, once its access token has run out [AU-08]', async () => {
  const here = await signUp(hasty);
  const there = await signIn(hasty, here.person);
  await there.auth.signOut({ scope: 'others' });
  await sleep(Math.max(0, (here.session.expires_at ?? 0) * 1000 - Date.now()) + 20);
  const { error } = await here.auth.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  expect(here.stored()).toBeUndefined();
  expect(here.events.at(-1)).toBe('SIGNED_OUT');
});

test('a refusal while the access token still works keeps the session until then [AU-08]', async () => {
  const tab = await signUp(product);
  const { error } = await tab.auth.refreshSession({ refresh_token: 'not-a-token-of-ours' });
  expect(error).toMatchObject({ status: 400 });
  expect(tab.stored()).toEqual(tab.session);
  expect(tab.events).not.toContain('SIGNED_OUT');
});
