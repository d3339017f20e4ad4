import type { Session } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STORAGE_KEY, openTab, signIn, signUp } from '#server/auth/auth-js/client.ts';
import { users } from '#server/db/schema/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

interface Prepared {
  session: Session;
  url?: string;
}

async function threeDevices() {
  const first = await signUp(product);
  return [first, await signIn(product, first.person), await signIn(product, first.person)] as const;
}

/** Whether the server still knows the session, asked with its access token and with its refresh token. */
async function lives({ access_token, refresh_token }: { access_token: string; refresh_token: string }) {
  const { auth } = openTab(product);
  const user = await auth.getUser(access_token);
  const refreshed = await auth.refreshSession({ refresh_token });
  expect(user.error === null, 'both tokens say the same').toBe(refreshed.error === null);
  return user.error === null;
}

test.each([
  { scope: 'local', alive: [false, true, true] },
  { scope: 'others', alive: [true, false, false] },
  { scope: 'global', alive: [false, false, false] },
  { scope: undefined, alive: [false, false, false] },
] as const)('signing out with scope $scope ends the right sessions [AU-03]', async ({ scope, alive }) => {
  const devices = await threeDevices();
  const stranger = await signUp(product);
  const { error } = await devices[0].auth.signOut(scope && { scope });
  expect(error).toBeNull();
  expect(await Promise.all(devices.map(({ session }) => lives(session)))).toEqual(alive);
  expect(await lives(stranger.session)).toBe(true);
});

test.each([
  ['local', undefined],
  ['global', undefined],
  ['others', 'kept'],
] as const)('after signing out with scope %s this tab holds the right thing [AU-03]', async (scope, left) => {
  const { auth, stored, events, session } = await signUp(product);
  await auth.signOut({ scope });
  expect(stored()).toEqual(left && session);
  expect(events.includes('SIGNED_OUT')).toBe(!left);
});

test('nothing of a person stays in the storage', async () => {
  const { auth, storage, person } = await signUp(product);
  await auth.resetPasswordForEmail(person.email); // leaves a verifier
  expect(storage.size).toBeGreaterThan(1);
  await auth.signOut();
  expect([...storage]).toEqual([]);
});

test.each(['global', 'local'] as const)(
  'signing out (%s) of a session that is already gone is no error [AU-03]',
  async (scope) => {
    const here = await signUp(product);
    const there = await signIn(product, here.person);
    await there.auth.signOut();
    expect(await here.auth.signOut({ scope })).toEqual({ error: null });
    expect(here.stored()).toBeUndefined();
    expect(here.requests.at(-1)).toBe(`POST /logout?scope=${scope}`);
  },
);

test.each<{ status: number; because: string; prepare: (session: Session) => Promise<Prepared> }>([
  {
    status: 403,
    because: 'the account is gone',
    prepare: async (session) => {
      await database.db.delete(users).where(eq(users.id, session.user.id));
      return { session };
    },
  },
  {
    status: 401,
    because: 'the token is none',
    prepare: async (session) => ({ session: { ...session, access_token: 'no token at all' } }),
  },
  {
    status: 404,
    because: 'nothing answers there',
    prepare: async (session) => ({ session, url: `${product.url}/auth/v1/elsewhere` }),
  },
])('signing out is no error when the server says $status because $because [AU-03]', async (refusal) => {
  const { session, ...options } = await refusal.prepare((await signUp(product)).session);
  const statuses: number[] = [];
  const tab = openTab(product, {
    ...options,
    storage: new Map([[STORAGE_KEY, JSON.stringify(session)]]),
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      statuses.push(answer.status);
      return answer;
    },
  });
  expect(await tab.auth.signOut()).toEqual({ error: null });
  expect(statuses).toEqual([refusal.status]);
  expect(tab.stored()).toBeUndefined();
});

test('a scope that does not exist is refused', async () => {
  const { session } = await signUp(product);
  for (const scope of ['all', 'constructor', 'toString', '__proto__']) {
    const answer = await product.get(`/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${session.access_token}` },
    });
    expect(answer.status, scope).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  }
  expect(await lives(session)).toBe(true);
});
