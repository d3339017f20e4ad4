import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { UNHURRIED, accountsOf, claimsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp, refresh, get, put, mailsTo } = accountsOf(product);

const rowOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]!;
const metadataOf = async (id: string) => (await rowOf(id)).userMetadata;

test('GET /user answers with the bare user, as in the session [AU-10]', async () => {
  const { session } = await signUp({ data: { username: 'Mia' } });
  const { result, body, headers } = await get('/user', session.access_token);
  expect(result).toBe('200');
  expect(body).toEqual({ ...session.user, updated_at: expect.any(String) });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('nothing secret is in a user, whatever is under way', async () => {
  const { session, id } = await signUp();
  await get('/reauthenticate', session.access_token);
  await put('/user', { email: `new.${id}@example.org` }, session.access_token);
  const text = JSON.stringify((await get('/user', session.access_token)).body);
  expect(text).not.toMatch(/argon2|password|hash|token|secret|encrypted/i);
});

test('metadata is merged member by member, and null removes one [AU-10]', async () => {
  const { session, id } = await signUp({ data: { username: 'Mia', theme: 'night' } });
  const { result, body } = await put(
    '/user',
    { data: { theme: null, pet: { name: 'Bo' } } },
    session.access_token,
  );
  expect(result).toBe('200');
  const expected = { username: 'Mia', pet: { name: 'Bo' }, email_verified: true };
  expect(body['user_metadata']).toEqual(expected);
  expect(await metadataOf(id)).toEqual(expected);
  const fresh = await refresh(session.refresh_token);
  expect(claimsOf(fresh.body)['user_metadata']).toEqual(expected);
});

test('changes of two tabs at once are both kept', async () => {
  const { session, id } = await signUp();
  const names = Array.from({ length: 8 }, (_, i) => `tab${i}`);
  await Promise.all(names.map((name) => put('/user', { data: { [name]: true } }, session.access_token)));
  expect(Object.keys(await metadataOf(id))).toEqual(expect.arrayContaining(names));
});

test('a new username is also the one of the profile [AU-10]', async () => {
  const { session, id } = await signUp({ data: { username: 'Mia' } });
  await put('/user', { data: { username: ' கதை 🦊 ' } }, session.access_token);
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  expect(profile?.username).toBe('கதை 🦊');
  expect((await metadataOf(id))['username']).toBe('கதை 🦊');
  const long = await put('/user', { data: { username: '🦊'.repeat(51) } }, session.access_token);
  expect(long.result).toBe('400 validation_failed');
});

test('nobody gives themselves a role, an id, a confirmation or another one’s account', async () => {
  const { session, id } = await signUp();
  const stranger = await signUp();
  const before = await rowOf(id);
  const { result } = await put(
    '/user',
    {
      id: stranger.id,
      user_id: stranger.id,
      sub: stranger.id,
      role: 'service_role',
      aud: 'admin',
      is_admin: true,
      app_metadata: { role: 'admin' },
      appMetadata: { role: 'admin' },
      user_metadata: { username: 'other' },
      email_confirmed_at: '2001-01-01',
      banned_until: '2999-01-01',
      passwordHash: 'x',
      password_hash: 'x',
      aal: 'aal2',
      data: { theme: 'night' },
    },
    session.access_token,
  );
  expect(result).toBe('200');
  expect(await rowOf(id)).toEqual({
    ...before,
    updatedAt: expect.any(Date),
    userMetadata: { ...before.userMetadata, theme: 'night' },
  });
  expect(await metadataOf(stranger.id)).not.toHaveProperty('theme');
});

test('names that objects are born with are members like any other', async () => {
  const { session, id } = await signUp();
  const data = JSON.parse('{"__proto__":{"admin":true},"constructor":"x","toString":"y"}') as object;
  expect((await put('/user', { data }, session.access_token)).result).toBe('200');
  const metadata = await metadataOf(id);
  expect(metadata).toMatchObject({ constructor: 'x', toString: 'y' });
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  expect((await get('/user', session.access_token)).result).toBe('200');
});

test('8 KB are as much as an account holds, in one go or bit by bit', async () => {
  const { session, id } = await signUp();
  const size = async () => Buffer.byteLength(JSON.stringify(await metadataOf(id)));
  const token = session.access_token;
  expect((await put('/user', { data: { a: 'x'.repeat(8192) } }, token)).result).toBe('400 validation_failed');
  expect((await put('/user', { data: { a: '🦊'.repeat(2048) } }, token)).result).toBe(
    '400 validation_failed',
  );
  expect((await put('/user', { data: { a: 'x'.repeat(5000) } }, token)).result).toBe('200');
  expect((await put('/user', { data: { b: 'x'.repeat(5000) } }, token)).result).toBe('400 validation_failed');
  expect(await size()).toBeLessThanOrEqual(8192);
  expect((await put('/user', { data: { a: null, b: 'x'.repeat(5000) } }, token)).result).toBe('200');
  expect((await metadataOf(id))['b']).toHaveLength(5000);
});

test.each([
  ['a NUL', { bio: 'a\u0000b' }],
  ['a NUL in a name', { 'a\u0000b': 1 }],
  ['a NUL deep inside', { pet: [{ name: '\u0000' }] }],
  ['half a character', { bio: 'a\ud800b' }],
  ['half a character in a name', { '\udfff': 1 }],
  ['a list', ['username']],
  ['a text', 'username'],
  ['a username that is no text', { username: { first: 'Mia' } }],
  ['a username with a NUL', { username: '\u0000' }],
  ['a username with half a character', { username: 'Mia\ud83e' }],
])('metadata with %s is refused, and nothing is changed', async (_title, data) => {
  const { session, id } = await signUp();
  const before = await metadataOf(id);
  expect((await put('/user', { data }, session.access_token)).result).toBe('400 validation_failed');
  expect(await metadataOf(id)).toEqual(before);
});

test('what PostgreSQL merely looks alike is stored as it was sent', async () => {
  const { session, id } = await signUp();
  const data = { path: 'C:\\u0000', slash: '\\', quote: `'";--` };
  expect((await put('/user', { data }, session.access_token)).result).toBe('200');
  expect(await metadataOf(id)).toMatchObject(data);
});

test('a phone cannot be set', async () => {
  const { session } = await signUp();
  expect((await put('/user', { phone: '+4670000000' }, session.access_token)).result).toBe(
    '400 phone_provider_disabled',
  );
});

test('an empty update, and one with the own address, change nothing and mail nothing', async () => {
  const { session, email } = await signUp();
  for (const body of [
    undefined,
    {},
    { email: email.toUpperCase() },
    { email: null, password: null, data: null },
  ]) {
    const answer = await put('/user', body, session.access_token);
    expect([answer.result, answer.body['new_email']]).toEqual(['200', undefined]);
  }
  expect(await mailsTo(email)).toHaveLength(0);
});

test.each(['GET', 'PUT'])('%s /user is for those who are signed in [AU-10]', async (method) => {
  const { call } = accountsOf(product);
  expect((await call(method, '/user')).result).toBe('401 no_authorization');
});
