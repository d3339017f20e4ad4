import { expect, test } from 'vitest';
import { aPerson, openTab, signIn, signUp } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

test('one signs in with the password of the sign-up, on any device, however the address is written', async () => {
  const first = await signUp(product);
  const { email, password } = first.person;
  const second = await signIn(product, { email: ` ${email.toUpperCase()}`, password });
  expect(second.session.user.id).toBe(first.session.user.id);
  expect(second.session.access_token).not.toBe(first.session.access_token);
  expect(second.stored()).toEqual(second.session);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const { person } = await signUp(product);
  const wrong = await openTab(product).auth.signInWithPassword({ ...person, password: 'foxes sing' });
  const unknown = await openTab(product).auth.signInWithPassword(aPerson());
  expect(wrong).toEqual(unknown);
  expect(wrong.error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  expect(wrong.data).toEqual({ user: null, session: null });
});

test('a failed attempt leaves the session of the tab alone', async () => {
  const tab = await signUp(product);
  await tab.auth.signInWithPassword({ ...tab.person, password: 'foxes sing' });
  expect(tab.stored()).toEqual(tab.session);
  expect((await tab.auth.getUser()).data.user?.email).toBe(tab.person.email);
});

test('signing in by a mailed code or link is refused in words that a person can read', async () => {
  const { auth, storage } = openTab(product);
  const { error } = await auth.signInWithOtp({ email: aPerson().email });
  expect(error).toMatchObject({
    name: 'AuthApiError',
    status: 422,
    code: 'otp_disabled',
    message: 'Signing in with a mailed code or link is not enabled here',
  });
  expect([...storage]).toEqual([]);
});

test('what the client can do and this service cannot is refused in JSON', async () => {
  const { auth } = openTab(product);
  const idToken = await auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' });
  expect(idToken.error).toMatchObject({ name: 'AuthApiError', status: 400 });
  const sso = await auth.signInWithSSO({ domain: 'example.org' });
  expect(sso.error).toMatchObject({ name: 'AuthApiError', status: 404, code: 'not_found' });
});
