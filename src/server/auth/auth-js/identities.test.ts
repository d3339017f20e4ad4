import { expect, test } from 'vitest';
import { openTab, signUp } from '#server/auth/auth-js/client.ts';
import { openBrowser } from '#server/auth/oauth/fakes/browser.ts';
import { aProviderPerson, startOpenIdServer } from '#server/auth/oauth/fakes/openid-server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const google = await startOpenIdServer();
const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', ...google.env('GOOGLE') });

test('signing in with a provider is an address to go to, with all that was wished for [AU-13]', async () => {
  const { auth, storage, requests } = openTab(product);
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${product.url}/auth`,
      scopes: 'calendar',
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  });
  expect(error).toBeNull();
  const url = new URL(data.url ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${product.url}/auth/v1/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${product.url}/auth`,
    scopes: 'calendar',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
    access_type: 'offline',
    prompt: 'consent',
  });
  expect(requests).toEqual([]);
  expect([...storage.keys()].some((key) => key.endsWith('-code-verifier'))).toBe(true);

  const answer = await fetch(url, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  const there = new URL(answer.headers.get('location') ?? '');
  expect(there.origin).toBe(google.issuer);
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    scope: 'openid email profile calendar',
  });
});

test('an identity is linked, listed and unlinked by the client alone [AU-13]', async () => {
  const mia = google.signedIn(aProviderPerson());
  const browser = openBrowser();
  const tab = await signUp(product, { fetch: browser.fetch });
  const linking = await tab.auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: `${product.url}/profile` },
  });
  expect(linking.data).toMatchObject({ provider: 'google', url: expect.stringMatching(google.issuer) });
  const { landing } = await browser.travel(linking.data.url ?? '', product.url);
  const exchanged = await tab.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(exchanged.error).toBeNull();
  expect(exchanged.data.user?.id).toBe(tab.session.user.id);

  const { data } = await tab.auth.getUserIdentities();
  const [email, linked] = data?.identities ?? [];
  expect(email).toMatchObject({ provider: 'email', id: tab.session.user.id });
  expect(linked).toMatchObject({
    provider: 'google',
    id: mia.sub,
    user_id: tab.session.user.id,
    identity_data: { sub: mia.sub, email: mia.email, name: mia.name },
  });
  expect(linked?.identity_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(linked?.last_sign_in_at).toBeTruthy();

  expect(linked && (await tab.auth.unlinkIdentity(linked))).toEqual({ data: {}, error: null });
  const left = await tab.auth.getUserIdentities();
  expect(left.data?.identities).toEqual([email]);
});

test('without a session there is nothing to link, list or unlink [AU-13]', async () => {
  const { auth } = openTab(product);
  const { session } = await signUp(product);
  const [identity] = session.user.identities ?? [];
  expect((await auth.linkIdentity({ provider: 'google' })).error).toMatchObject({ status: 401 });
  expect((await auth.getUserIdentities()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect(identity && (await auth.unlinkIdentity(identity)).error).toMatchObject({ status: 401 });
});

test('a provider that is not set up is refused in words [AU-13]', async () => {
  const { auth } = await signUp(product);
  const { error } = await auth.linkIdentity({ provider: 'github' });
  expect(error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Unsupported provider: provider is not enabled',
  });
});
