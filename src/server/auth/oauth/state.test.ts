import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { fragmentOf, openTab } from '#server/auth/auth-js/client.ts';
import { openBrowser, type Browser } from '#server/auth/oauth/fakes/browser.ts';
import { aProviderPerson, startOpenIdServer } from '#server/auth/oauth/fakes/openid-server.ts';
import { exchange } from '#server/auth/oauth/fakes/visit.ts';
import { flowStates } from '#server/db/schema/sessions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const google = await startOpenIdServer();
const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', ...google.env('GOOGLE') });
const PAGE = `${product.url}/auth?returnTo=%2Fprofile`;

beforeEach(() => void google.signedIn(aProviderPerson()));

/** Up to the moment in which the provider sends the browser back to us: that address, not yet opened. */
async function onTheWayBack(browser: Browser, redirectTo = PAGE) {
  const tab = openTab(product, { fetch: browser.fetch });
  const { data } = await tab.auth.signInWithOAuth({ provider: 'google', options: { redirectTo } });
  const begun = await browser.fetch(data.url ?? '');
  const there = await browser.fetch(begun.headers.get('location') ?? '');
  return { tab, callback: new URL(there.headers.get('location') ?? '') };
}

const COMPLAINT = {
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  error_description: 'OAuth state is invalid or has expired. Please try again.',
};
/** The journey is unknown, and so is its page: the complaint is brought to the site itself. */
const BAD_STATE = { at: `${product.url}/`, query: COMPLAINT, fragment: { ...COMPLAINT, sb: '' } };

function arrivalAt(landing: URL) {
  return {
    at: landing.origin + landing.pathname,
    query: Object.fromEntries(landing.searchParams),
    fragment: fragmentOf(landing),
  };
}

test('the way back as it should be leads to the page that was asked for [AU-13]', async () => {
  const browser = openBrowser();
  const { tab, callback } = await onTheWayBack(browser);
  const answer = await browser.fetch(callback);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const landing = new URL(answer.headers.get('location') ?? '');
  expect(landing.href.startsWith(`${PAGE}&code=`)).toBe(true);
  await exchange({ tab, landing });
});

test.each([
  ['without a state', (url: URL) => url.searchParams.delete('state')],
  ['with an empty state', (url: URL) => url.searchParams.set('state', '')],
  ['with a state of its own making', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
  ['with a changed state', (url: URL) => url.searchParams.set('state', `${url.searchParams.get('state')}x`)],
])('who comes back %s is turned away [AU-13]', async (_what, change) => {
  const browser = openBrowser();
  const { callback } = await onTheWayBack(browser);
  change(callback);
  expect(arrivalAt((await browser.travel(callback, product.url)).landing)).toEqual(BAD_STATE);
});

test.each([
  ['well', (url: URL) => url],
  ['badly', (url: URL) => new URL(`?error=access_denied&state=${url.searchParams.get('state')}`, url)],
])('a state works once, also when the journey ended %s [AU-13]', async (_how, firstBack) => {
  const browser = openBrowser();
  const { callback } = await onTheWayBack(browser);
  const cookies = browser.cookies().map(({ name, value }) => `${name}=${value}`);
  const { landing } = await browser.travel(firstBack(callback), product.url);
  expect(landing.searchParams.get('error_code')).not.toBe('bad_oauth_state');
  const again = await fetch(callback, { redirect: 'manual', headers: { Cookie: cookies.join('; ') } });
  expect(arrivalAt(new URL(again.headers.get('location') ?? ''))).toEqual(BAD_STATE);
});

test('a state that somebody else began cannot be slipped to another browser [AU-13]', async () => {
  const { callback } = await onTheWayBack(openBrowser());
  expect(arrivalAt((await openBrowser().travel(callback, product.url)).landing)).toEqual(BAD_STATE);

  const busy = openBrowser();
  await onTheWayBack(busy); // it has a cookie, for a journey of its own
  expect(arrivalAt((await busy.travel(callback, product.url)).landing)).toEqual(BAD_STATE);
});

test('a browser may be on two journeys at once, and both arrive [AU-13]', async () => {
  const browser = openBrowser();
  const [first, second] = [await onTheWayBack(browser), await onTheWayBack(browser)];
  for (const { tab, callback } of [second, first]) {
    const { landing } = await browser.travel(callback, product.url);
    expect((await exchange({ tab, landing })).access_token).toBeTruthy();
  }
});

test('who takes longer than ten minutes starts again [AU-13]', async () => {
  const browser = openBrowser();
  const { callback } = await onTheWayBack(browser);
  const flow = eq(flowStates.stateHash, sha256(callback.searchParams.get('state')));
  const [row] = await database.db.select().from(flowStates).where(flow);
  expect(row?.expiresAt.getTime()).toBeCloseTo(Date.now() + 600_000, -4);
  await database.db
    .update(flowStates)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(flow);
  expect(arrivalAt((await browser.travel(callback, product.url)).landing)).toEqual(BAD_STATE);
});

test('a look at the way back (HEAD) spends nothing [AU-13]', async () => {
  const browser = openBrowser();
  const { tab, callback } = await onTheWayBack(browser);
  const look = await browser.fetch(callback, { method: 'HEAD' });
  expect(look.status).toBe(200);
  expect(look.headers.get('location')).toBeNull();
  await exchange({ tab, landing: (await browser.travel(callback, product.url)).landing });
});

test('a provider may answer with a form; the browser then comes by itself, with its cookie [AU-13]', async () => {
  const browser = openBrowser();
  const { tab, callback } = await onTheWayBack(browser);
  const posted = await fetch(`${product.url}/auth/v1/callback`, {
    method: 'POST',
    redirect: 'manual', // from another site, so without the cookie
    body: new URLSearchParams(callback.searchParams),
  });
  expect(posted.status).toBe(303);
  expect(posted.headers.get('location')).toBe(callback.href);
  const { landing } = await browser.travel(posted.headers.get('location') ?? '', product.url);
  await exchange({ tab, landing });
});

test('a page of another site is not reached, neither by wish nor by what is stored [AU-13]', async () => {
  const browser = openBrowser();
  const refused = await onTheWayBack(browser, 'https://evil.example/auth');
  const { landing } = await browser.travel(refused.callback, product.url);
  expect(landing.href.startsWith(`${product.url}/?code=`)).toBe(true);

  const { callback } = await onTheWayBack(browser);
  await database.db
    .update(flowStates)
    .set({ redirectTo: 'https://evil.example/auth' })
    .where(eq(flowStates.stateHash, sha256(callback.searchParams.get('state'))));
  const changed = await browser.travel(callback, product.url);
  expect(changed.landing.href.startsWith(`${product.url}/?code=`)).toBe(true);
});

test('neither state nor verifier nor the tokens of the provider lie open in the database [AU-13]', async () => {
  const browser = openBrowser();
  const { callback } = await onTheWayBack(browser);
  const state = callback.searchParams.get('state') ?? '';
  const [before] = await database.db
    .select()
    .from(flowStates)
    .where(eq(flowStates.stateHash, sha256(state)));
  expect(texts(before)).not.toContain(state);
  expect(texts(before)).not.toContain('verifier');

  const { landing } = await browser.travel(callback, product.url);
  const code = landing.searchParams.get('code') ?? '';
  const [after] = await database.db
    .select()
    .from(flowStates)
    .where(eq(flowStates.authCodeHash, sha256(code)));
  expect(after?.providerSecretsEncrypted).toBeNull();
  expect(after?.providerTokensEncrypted?.length).toBeGreaterThan(100);
  expect(texts(after)).not.toContain('provider_token');
  expect(texts(after)).not.toContain(code);
});

function sha256(text: string | null): Buffer {
  return createHash('sha256')
    .update(text ?? '')
    .digest();
}

/** Everything in the row that could be read as text. */
function texts(row: object | undefined): string {
  return Object.values(row ?? {})
    .map((value: unknown) => (value instanceof Buffer ? value.toString('latin1') : String(value)))
    .join('\n');
}
