import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastMailTo, openLink, openTab, signUp, type TabOptions } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

/** Between two looks at the clock, says the client. */
const TICK_MS = 30_000;
const REFRESH = 'POST /token?grant_type=refresh_token';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_S: '0' });
/** Its tokens are due at every tick: fewer than four ticks are left to them. */
const brisk = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_JWT_EXPIRY_S: '100' });
const redirectTo = `${product.url}/auth?mode=reset`;

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // it warns of several tabs in one page

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As much of a page as the client asks for: from now on it believes to be in a browser that opened this address. */
function openPage(href: string | URL) {
  const location = new URL(href);
  const document = { visibilityState: 'visible' };
  const target = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', {
    location,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url: string) => (location.href = url),
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  return {
    location,
    turn(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

async function forgetful(options: TabOptions) {
  const { person } = await signUp(product);
  const { auth, storage } = openTab(product, options);
  await auth.resetPasswordForEmail(person.email, { redirectTo });
  const { link } = await lastMailTo(product, person.email);
  return { person, storage, link };
}

test.each(['pkce', 'implicit'] as const)(
  'a page that a recovery link leads to knows what it is for, and cleans its address (%s) [AU-04]',
  async (flowType) => {
    const { person, storage, link } = await forgetful({ flowType });
    const { location } = openPage(await openLink(link));
    const { auth, stored, events } = openTab(product, { flowType, storage });
    expect(await auth.initialize()).toEqual({ error: null });
    expect(stored()?.user.email).toBe(person.email);
    await expect.poll(() => events).toContain('PASSWORD_RECOVERY');
    expect(location.href).toBe(redirectTo);
    expect((await auth.updateUser({ password: 'badgers hum at dusk' })).error).toBeNull();
  },
);

test.each(['pkce', 'implicit'] as const)(
  'a link that is used up is told to the page and does not touch its session (%s) [AU-12]',
  async (flowType) => {
    const { link } = await forgetful({ flowType });
    await openLink(link);
    const { storage, session } = await signUp(product);
    openPage(await openLink(link));
    const tab = openTab(product, { flowType, storage });
    const { error } = await tab.auth.initialize();
    expect(error).toMatchObject({
      name: 'AuthImplicitGrantRedirectError',
      message: 'Email link is invalid or has expired',
      details: { error: 'access_denied', code: 'otp_expired' },
    });
    expect(tab.stored()).toEqual(session);
  },
);

test('a page that is hidden asks for nothing, and one that is shown again at once [AU-08]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = openPage(brisk.url);
  const { stored, session, requests } = await signUp(brisk, { autoRefreshToken: true });
  page.turn('hidden');
  await vi.advanceTimersByTimeAsync(2 * TICK_MS);
  await sleep(50);
  expect(requests).not.toContain(REFRESH);
  page.turn('visible');
  await expect.poll(() => stored()?.refresh_token).not.toBe(session.refresh_token);
  expect(requests).toContain(REFRESH);
});
