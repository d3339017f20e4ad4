import { eq } from 'drizzle-orm';
import { isAuthWeakPasswordError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { aPerson, openTab, signUp } from '#server/auth/auth-js/client.ts';
import { profiles } from '#server/db/schema/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

test('a sign-up is a sign-in: the session holds everything that the client keeps [AU-07]', async () => {
  const { stored, session, person } = await signUp(product);
  expect(session).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: {
      email: person.email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email: person.email, email_verified: true } }],
      is_anonymous: false,
    },
  });
  expect(session.expires_at).toBeCloseTo(Date.now() / 1000 + 3600, -1);
  expect(session.user.email_confirmed_at).toBeTruthy();
  expect(stored()).toEqual(session);
});

test('the answer holds no password, no hash and no key', async () => {
  const { session, person } = await signUp(product);
  const text = JSON.stringify(session.user);
  expect(text).not.toContain(person.password);
  expect(text).not.toMatch(/argon2|password|secret|hash/i);
});

test('what a page says about the person is kept, and the name becomes that of the profile', async () => {
  const { auth } = openTab(product);
  const { data } = await auth.signUp({
    ...aPerson(),
    options: { data: { username: ' Mia 🦊 ', favourite: { animal: 'fox' } } },
  });
  expect(data.user?.user_metadata).toMatchObject({ username: 'Mia 🦊', favourite: { animal: 'fox' } });
  const [profile] = await database.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, data.user?.id ?? ''));
  expect(profile?.username).toBe('Mia 🦊');
});

test('without a name one is called what stands before the @ [AU-07]', async () => {
  const { session, person } = await signUp(product);
  expect(session.user.user_metadata['username']).toBe(person.email.split('@')[0]);
});

test('an address is taken once, however it is written', async () => {
  const { person } = await signUp(product);
  for (const email of [person.email, person.email.toUpperCase(), ` ${person.email} `]) {
    const { data, error } = await openTab(product).auth.signUp({ email, password: 'a second attempt' });
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expect(data).toEqual({ user: null, session: null });
  }
});

test.each(['mia', 'mia@', '@example.org', 'mia@example', 'mia@@example.org', 'mia @example.org'])(
  '"%s" is no address',
  async (email) => {
    const { error } = await openTab(product).auth.signUp({ email, password: 'otters sing at dawn' });
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
  },
);

test('a password of five characters is too short, and the client knows why', async () => {
  const { error } = await openTab(product).auth.signUp({ ...aPerson(), password: '🦊🦊🦊🦊z' });
  expect(isAuthWeakPasswordError(error)).toBe(true);
  expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  expect(error?.message).toContain('Password should be at least 6 characters');
});

test.each([
  ['one that everybody tries first', 'password123'],
  ['one letter again and again', 'aaaaaaaaaa'],
  ['the name of the product', 'Fabloom'],
  ['the address itself', undefined],
])('%s is a weak password', async (_what, password) => {
  const person = aPerson();
  const { error } = await openTab(product).auth.signUp({ ...person, password: password ?? person.email });
  expect(isAuthWeakPasswordError(error)).toBe(true);
  expect(error).toMatchObject({ reasons: expect.arrayContaining(['pwned']) as string[] });
});

test('a refused sign-up leaves nothing: the address is free and the tab holds no session', async () => {
  const person = aPerson();
  const tab = openTab(product);
  await tab.auth.signUp({ ...person, password: 'short' });
  expect(tab.stored()).toBeUndefined();
  expect((await tab.auth.signUp(person)).error).toBeNull();
});

test('anonymous and phone accounts are refused in words', async () => {
  const { auth } = openTab(product);
  expect((await auth.signInAnonymously()).error).toMatchObject({
    status: 422,
    code: 'anonymous_provider_disabled',
  });
  expect((await auth.signUp({ phone: '+4670000000', password: 'otters sing' })).error).toMatchObject({
    status: 400,
    code: 'phone_provider_disabled',
  });
});

test('where sign-ups are switched off, nobody gets in', async () => {
  const closed = await testProduct(database, { AUTH_SIGNUPS_ENABLED: 'false' });
  const person = aPerson();
  expect((await openTab(closed).auth.signUp(person)).error).toMatchObject({ code: 'signup_disabled' });
  expect((await openTab(closed).auth.signInWithPassword(person)).error?.code).toBe('invalid_credentials');
});
