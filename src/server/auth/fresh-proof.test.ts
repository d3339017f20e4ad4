import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#server/db/schema/sessions.ts';
import { UNHURRIED, accountsOf, anEmail, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);
const { signUp, signUpWithFactor, call, get, put, newestMail } = accountsOf(product);

const NEEDED = '400 reauthentication_needed';

/** All that a session showed of its owner was so many minutes ago; it has still taken both steps. */
async function age(userId: string, minutes: number) {
  const timestamp = Math.floor(Date.now() / 1000) - minutes * 60;
  const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, userId));
  const amr = (row?.amr ?? []).map(({ method }) => ({ method, timestamp }));
  await database.db.update(sessions).set({ amr }).where(eq(sessions.userId, userId));
}

async function api(method: string, path: string, token: string, body?: unknown): Promise<string> {
  const response = await product.get(`/api/account${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { code } = (await response.json()) as { code?: string };
  return response.ok ? String(response.status) : `${response.status} ${code}`;
}

/** Somebody with two steps, and what only they may do, each asked from a session that has taken both. */
async function careful() {
  const person = await signUpWithFactor();
  const token = person.session.access_token;
  return {
    ...person,
    token,
    deeds: {
      removeStep: async () => (await call('DELETE', `/factors/${person.factor.id}`, { token })).result,
      exportData: () => api('GET', '/data', token),
      changeEmail: async () => (await put('/user', { email: anEmail('new') }, token)).result,
      deleteAccount: () => api('DELETE', '', token, { confirmation: person.email }),
    },
  };
}

test.each(['removeStep', 'exportData', 'changeEmail', 'deleteAccount'] as const)(
  '%s needs a proof of the last ten minutes, also in a session of two steps [TR-10]',
  async (deed) => {
    const { id, token, deeds } = await careful();
    await age(id, 11);
    expect(await deeds[deed]()).toBe(NEEDED);
    expect(await api('POST', '/proof', token, { password: 'wrong' })).toBe('400 current_password_invalid');
    expect(await deeds[deed]()).toBe(NEEDED);
    expect(await api('POST', '/proof', token, { password: PASSWORD })).toBe('200');
    expect(await deeds[deed]()).toBe('200');
  },
);

test.each(['removeStep', 'exportData', 'changeEmail', 'deleteAccount'] as const)(
  '%s is done at once nine minutes after the sign-in [TR-10]',
  async (deed) => {
    const { id, deeds } = await careful();
    await age(id, 9);
    expect(await deeds[deed]()).toBe('200');
  },
);

test('a recovery is fresh for an hour for a new password, and for nothing else [TR-10]', async () => {
  const { id, token } = await careful();
  const timestamp = Math.floor(Date.now() / 1000) - 30 * 60;
  await database.db
    .update(sessions)
    .set({ amr: [{ method: 'recovery', timestamp }] })
    .where(eq(sessions.userId, id));
  expect(await api('GET', '/data', token)).toBe(NEEDED);
  expect((await put('/user', { password: 'nine green boats' }, token)).result).toBe('200');
});

test('an e-mail change takes the password or a mailed code along [TR-10]', async () => {
  const { id, email, session } = await signUp();
  const token = session.access_token;
  const change = async (proof: object) =>
    (await put('/user', { email: anEmail('new'), ...proof }, token)).result;
  await age(id, 60);
  expect(await change({})).toBe(NEEDED);
  expect(await change({ current_password: 'wrong' })).toBe('400 current_password_invalid');
  expect(await change({ current_password: PASSWORD })).toBe('200');
  await get('/reauthenticate', token);
  const nonce = /\b\d{8}\b/.exec((await newestMail(email)).text)?.[0];
  expect(await change({ nonce })).toBe('200');
  expect(await change({ nonce })).toBe('422 reauthentication_not_valid');
});

test('a second step that was never finished may go without [TR-10]', async () => {
  const { id, session } = await signUp();
  const { id: factorId } = await accountsOf(product).enrol(session.access_token);
  await age(id, 60);
  const { result } = await call('DELETE', `/factors/${factorId}`, { token: session.access_token });
  expect(result).toBe('200');
});
