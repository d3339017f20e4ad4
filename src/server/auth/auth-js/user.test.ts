import { eq } from 'drizzle-orm';
import { isAuthWeakPasswordError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { lastMailTo, openTab, signIn, signUp } from '#server/auth/auth-js/client.ts';
import { profiles } from '#server/db/schema/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { MAIL_TEXTS } from '#tests/support/mails.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

test('metadata is merged member by member, and null takes a member away [AU-10]', async () => {
  const { auth, person } = await signUp(product);
  await auth.updateUser({ data: { animal: 'fox', colour: 'red', nested: { a: 1, b: 2 } } });
  const { data } = await auth.updateUser({ data: { colour: null, nested: { c: 3 }, age: 7 } });
  const expected = {
    animal: 'fox',
    nested: { c: 3 },
    age: 7,
    email_verified: true,
    username: person.email.split('@')[0],
  };
  expect(data.user?.user_metadata).toEqual(expected);
  expect((await auth.getUser()).data.user?.user_metadata).toEqual(expected);
});

test('the tab and its next access token know of the change [AU-10]', async () => {
  const { auth, stored, events } = await signUp(product);
  await auth.updateUser({ data: { username: 'Nils' } });
  expect(stored()?.user.user_metadata['username']).toBe('Nils');
  expect(events.at(-1)).toBe('USER_UPDATED');
  await auth.refreshSession();
  const { data } = await auth.getClaims();
  expect(data?.claims.user_metadata).toMatchObject({ username: 'Nils' });
});

test('a new name is that of the profile too', async () => {
  const { auth, session } = await signUp(product);
  await auth.updateUser({ data: { username: '  Nils Holgersson ' } });
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, session.user.id));
  expect(profile?.username).toBe('Nils Holgersson');
});

test('nobody writes into what only the server decides', async () => {
  const { auth, session } = await signUp(product);
  const wish = { data: { role: 'admin' }, app_metadata: { roles: ['admin'] }, role: 'service_role', id: 'x' };
  const { data, error } = await auth.updateUser(wish);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: session.user.id,
    role: 'authenticated',
    app_metadata: session.user.app_metadata,
  });
  expect(data.user?.app_metadata).not.toHaveProperty('roles');
});

test.each([
  ['a name of 51 characters', { username: '🦊'.repeat(51) }],
  ['more than 8 KB', { text: 'x'.repeat(9000) }],
  ['a character that cannot be stored', { text: 'a\u0000b' }],
])('%s is refused, and nothing is changed', async (_what, data) => {
  const { auth, session } = await signUp(product);
  const { error } = await auth.updateUser({ data });
  expect(error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'validation_failed' });
  expect((await auth.getUser()).data.user?.user_metadata).toEqual(session.user.user_metadata);
});

test('a new password ends all other sessions, keeps this one, and the owner hears of it', async () => {
  const here = await signUp(product);
  const there = await signIn(product, here.person);
  const { email } = here.person;
  const { error } = await here.auth.updateUser({ password: 'badgers hum at dusk' });
  expect(error).toBeNull();

  expect((await here.auth.getUser()).error).toBeNull();
  expect((await here.auth.refreshSession()).error).toBeNull();
  expect((await there.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await openTab(product).auth.signInWithPassword(here.person)).error?.code).toBe(
    'invalid_credentials',
  );
  await signIn(product, { email, password: 'badgers hum at dusk' });
  const notice = await lastMailTo(product, email);
  expect(notice.subject).toBe(MAIL_TEXTS.en.messages.password_changed.subject);
});

test('a new password must be new, and good', async () => {
  const { auth, person } = await signUp(product);
  expect((await auth.updateUser({ password: person.password })).error).toMatchObject({
    status: 422,
    code: 'same_password',
  });
  const weak = await auth.updateUser({ password: 'abc' });
  expect(isAuthWeakPasswordError(weak.error)).toBe(true);
  expect(weak.error).toMatchObject({ reasons: ['length'] });
  await signIn(product, person);
});

test('a phone number is refused in words', async () => {
  const { auth } = await signUp(product);
  expect((await auth.updateUser({ phone: '+4670000000' })).error).toMatchObject({
    code: 'phone_provider_disabled',
  });
});
