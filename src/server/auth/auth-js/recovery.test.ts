import { expect, test } from 'vitest';
import {
  aPerson,
  fragmentOf,
  lastMailTo,
  mailsTo,
  openLink,
  openTab,
  signIn,
  signUp,
} from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_S: '0' });
const redirectTo = `${product.url}/auth?mode=reset`;

const NEW_PASSWORD = 'badgers hum at dusk';

async function forgetful(flowType: 'pkce' | 'implicit') {
  const { person } = await signUp(product);
  const tab = openTab(product, { flowType });
  const { data, error } = await tab.auth.resetPasswordForEmail(person.email, {
    redirectTo,
    captchaToken: 'of no use here',
  });
  expect({ data, error }).toEqual({ data: {}, error: null });
  const { link } = await lastMailTo(product, person.email);
  return { ...tab, person, link };
}

test('a forgotten password is replaced: mail, link, code, new password [AU-04]', async () => {
  const { auth, person, link, events } = await forgetful('pkce');
  expect(link).toMatch(`${product.url}/auth/v1/verify?token=pkce_`);
  const landing = await openLink(link);
  expect(landing.href.startsWith(`${redirectTo}&code=`)).toBe(true);
  expect(landing.hash).toBe('');

  const code = landing.searchParams.get('code') ?? '';
  const { data, error } = await auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(person.email);
  expect(events.at(-1)).toBe('PASSWORD_RECOVERY');
  expect((await auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();

  const old = await openTab(product).auth.signInWithPassword(person);
  expect(old.error?.code).toBe('invalid_credentials');
  await signIn(product, { email: person.email, password: NEW_PASSWORD });
});

test('without PKCE the session comes back behind the # of the address [AU-04]', async () => {
  const { auth, person, link } = await forgetful('implicit');
  const landing = await openLink(link);
  const fragment = fragmentOf(landing);
  expect(`${landing.origin}${landing.pathname}${landing.search}`).toBe(redirectTo);
  expect(fragment).toMatchObject({ type: 'recovery', token_type: 'bearer', expires_in: '3600', sb: '' });
  expect(Number(fragment['expires_at'])).toBeCloseTo(Date.now() / 1000 + 3600, -1);

  const { error } = await auth.setSession({
    access_token: fragment['access_token'] ?? '',
    refresh_token: fragment['refresh_token'] ?? '',
  });
  expect(error).toBeNull();
  expect((await auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  await signIn(product, { email: person.email, password: NEW_PASSWORD });
});

test('a session that came by a recovery mail says so [AU-12]', async () => {
  const { auth, link } = await forgetful('pkce');
  await auth.exchangeCodeForSession((await openLink(link)).searchParams.get('code') ?? '');
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentLevel).toBe('aal1');
  expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'recovery' }]);
});

test('a link that another browser opens cannot be redeemed there [AU-12]', async () => {
  const { auth, link } = await forgetful('pkce');
  const code = (await openLink(link)).searchParams.get('code') ?? '';
  const stranger = openTab(product);
  const { error } = await stranger.auth.exchangeCodeForSession(code);
  expect(error).toMatchObject({ name: 'AuthPKCECodeVerifierMissingError' });

  await stranger.auth.resetPasswordForEmail(aPerson().email); // now it has a verifier of its own
  const other = await stranger.auth.exchangeCodeForSession(code);
  expect(other.error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
  expect(stranger.stored()).toBeUndefined();
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
});

test('link and code each work once [AU-12]', async () => {
  const { auth, storage, link } = await forgetful('pkce');
  const verifiers = new Map(storage);
  const code = (await openLink(link)).searchParams.get('code') ?? '';
  const again = await openLink(link);
  expect(again.searchParams.get('error_code')).toBe('otp_expired');
  expect(fragmentOf(again)).toMatchObject({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  });
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
  const twice = await openTab(product, { storage: verifiers }).auth.exchangeCodeForSession(code);
  expect(twice.error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
});

test('a mail scanner that looks at the link does not spend it [AU-12]', async () => {
  const { link } = await forgetful('implicit');
  const look = await fetch(link, { method: 'HEAD', redirect: 'manual' });
  expect(look.status).toBe(200);
  expect(look.headers.get('referrer-policy')).toBe('no-referrer');
  expect(fragmentOf(await openLink(link))).toHaveProperty('access_token');
});

test('a newer link replaces the one before [AU-12]', async () => {
  const { auth, person, link } = await forgetful('implicit');
  await auth.resetPasswordForEmail(person.email, { redirectTo });
  const { link: newer } = await lastMailTo(product, person.email);
  expect(newer).not.toBe(link);
  expect(fragmentOf(await openLink(link))).toMatchObject({ error_code: 'otp_expired' });
  expect(fragmentOf(await openLink(newer))).toHaveProperty('access_token');
});

test('a new password makes links that are still out worthless [AU-12]', async () => {
  const { person, link } = await forgetful('implicit');
  const { auth } = await signIn(product, person);
  await auth.updateUser({ password: NEW_PASSWORD });
  expect(fragmentOf(await openLink(link))).toMatchObject({ error_code: 'otp_expired' });
});

test('an unknown address gets the same answer and no mail [AU-12]', async () => {
  const { email } = aPerson();
  const { auth } = openTab(product);
  expect(await auth.resetPasswordForEmail(email, { redirectTo })).toEqual({ data: {}, error: null });
  expect(await mailsTo(product, email)).toEqual([]);
});

test('a link never leads to a site that is not ours, whoever asked for it or changed it [AU-12]', async () => {
  const { person } = await signUp(product);
  const { auth } = openTab(product, { flowType: 'implicit' });
  await auth.resetPasswordForEmail(person.email, { redirectTo: 'https://evil.example/auth?mode=reset' });
  const { link } = await lastMailTo(product, person.email);
  const changed = new URL(link);
  expect(changed.searchParams.get('redirect_to')).toBe(product.url);
  changed.searchParams.set('redirect_to', '//evil.example');
  expect((await openLink(changed.href)).origin).toBe(product.url);
});
