import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { UNHURRIED, accountsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);
const { signUp, signIn, call, get, refresh } = accountsOf(product);

async function threeDevices() {
  const person = await signUp();
  const stranger = await signUp();
  const [phone, tablet, laptop] = [person.session, await signIn(person), await signIn(person)];
  return { person, stranger, phone, tablet, laptop };
}

const signOut = ({ access_token: token }: WireSession, scope?: string) =>
  call('POST', scope === undefined ? '/logout' : `/logout?scope=${scope}`, { token });

/** Both ways in which a session can be used. */
async function lives(session: WireSession): Promise<boolean> {
  const used = await get('/user', session.access_token);
  const refreshed = await refresh(session.refresh_token);
  const results = [used.result, refreshed.result];
  if (results.join() === '200,200') return true;
  expect(results).toEqual(['403 session_not_found', '400 refresh_token_not_found']);
  return false;
}

test.each([
  ['local', [false, true, true]],
  ['others', [true, false, false]],
  ['global', [false, false, false]],
  [undefined, [false, false, false]],
])('scope %s ends the sessions it names, at once [AU-03]', async (scope, expected) => {
  const { stranger, phone, tablet, laptop } = await threeDevices();
  const answer = await signOut(phone, scope);
  expect([answer.status, answer.body]).toEqual([204, {}]);
  expect([await lives(phone), await lives(tablet), await lives(laptop)]).toEqual(expected);
  expect(await lives(stranger.session)).toBe(true);
});

test.each(['', 'everything', 'LOCAL', 'constructor', 'toString', '__proto__'])(
  'scope %j is unknown and ends nothing [AU-03]',
  async (scope) => {
    const { session } = await signUp();
    expect((await signOut(session, scope)).result).toBe('400 validation_failed');
    expect(await lives(session)).toBe(true);
  },
);

test('signing out twice is told in a way that the client reads as signed out [AU-03]', async () => {
  const { session } = await signUp();
  await signOut(session);
  expect((await signOut(session)).result).toBe('403 session_not_found');
  expect((await call('POST', '/logout')).result).toBe('401 no_authorization');
});

test('a request that was begun before the end and finished after it comes too late', async () => {
  const { session, id } = await signUp();
  const headers = {
    Authorization: `Bearer ${session.access_token}`,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
  };
  const late = request(`${product.url}/auth/v1/user`, { method: 'PUT', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    late.on('error', reject).on('response', (response) => resolve(response.resume().statusCode));
  });
  late.write('{"data":');
  await sleep(100);
  await signOut(session);
  late.end('{"theme":"night"}}');
  expect(await status).toBe(403);
  const [row] = await database.db.select().from(users).where(eq(users.id, id));
  expect(row?.userMetadata).not.toHaveProperty('theme');
});

test('what the client calls JSON may be empty, and what is in it does not matter', async () => {
  const { session, id } = await signUp();
  const answer = await product.get('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { Authorization: `bearer ${session.access_token}`, 'Content-Type': 'application/json' },
    body: '{not json',
  });
  expect(answer.status).toBe(204);
  expect(await database.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
});
