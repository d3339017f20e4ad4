import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STORAGE_KEY, openTab, signUp } from '#server/auth/auth-js/client.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_REUSE_INTERVAL_S: '10' });
const strict = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_REUSE_INTERVAL_S: '0' });

const ALREADY_USED = {
  status: 400,
  code: 'refresh_token_already_used',
  message: 'Invalid Refresh Token: Already Used',
};
const NOT_FOUND = { status: 400, code: 'refresh_token_not_found' };

test('a refresh gives a new pair of tokens for the same session [AU-11]', async () => {
  const { auth, session, stored, events } = await signUp(product);
  const { data, error } = await auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(sessionIdOf(data.session?.access_token)).toBe(sessionIdOf(session.access_token));
  expect(data.user).toEqual({ ...session.user, updated_at: expect.any(String) });
  expect(stored()).toEqual(data.session);
  expect(events).toContain('TOKEN_REFRESHED');
  expect((await auth.getUser()).error).toBeNull();
});

test('a refresh token alone is enough to open its session in another tab [AU-11]', async () => {
  const { session } = await signUp(product);
  const tab = openTab(product);
  const { data } = await tab.auth.refreshSession({ refresh_token: session.refresh_token });
  expect(data.user?.id).toBe(session.user.id);
  expect(tab.stored()).toEqual(data.session);
});

test.each([
  ['unknown', 'not-a-token-of-ours', NOT_FOUND],
  ['too short to be any', 'short', { status: 400, code: 'validation_failed' }],
])('a refresh token that is %s is refused', async (_what, refresh_token, refusal) => {
  const { error } = await openTab(product).auth.refreshSession({ refresh_token });
  expect(error).toMatchObject({ name: 'AuthApiError', ...refusal });
});

test('no part of a refresh token can be changed: not the session, not the counter, not the seal [AU-11]', async () => {
  const { session } = await signUp(product);
  const bytes = Buffer.from(session.refresh_token, 'base64url');
  for (const position of [0, 1, 16, 22, 23, bytes.length - 1]) {
    const forged = Buffer.from(bytes);
    forged.writeUInt8(forged.readUInt8(position) ^ 1, position);
    const { error } = await openTab(product).auth.refreshSession({
      refresh_token: forged.toString('base64url'),
    });
    expect(error, `byte ${position}`).toMatchObject(NOT_FOUND);
  }
});

test('many devices that refresh one session at once all get the same next token [AU-11]', async () => {
  const { session } = await signUp(strict);
  const tabs = Array.from({ length: 6 }, () =>
    openTab(strict, { storage: new Map([[STORAGE_KEY, JSON.stringify(session)]]) }),
  );
  const answers = await Promise.all(tabs.map(({ auth }) => auth.refreshSession()));
  expect(answers.map(({ error }) => error)).toEqual(tabs.map(() => null));
  const tokens = new Set(answers.map(({ data }) => data.session?.refresh_token));
  expect(tokens.size).toBe(1);
  expect(tokens).not.toContain(session.refresh_token);
});

test('two tabs with one storage that refresh at once both stay signed in [AU-08]', async () => {
  const { storage, session } = await signUp(strict);
  const [left, right] = [openTab(strict, { storage }), openTab(strict, { storage })];
  await Promise.all([left.auth.refreshSession(), right.auth.refreshSession()]);
  for (const { auth, stored } of [left, right]) {
    expect(stored()?.refresh_token).not.toBe(session.refresh_token);
    expect((await auth.getUser()).error).toBeNull();
  }
  expect((await left.auth.refreshSession()).error).toBeNull();
  expect((await right.auth.refreshSession()).error).toBeNull();
});

test('an answer that got lost costs nothing: the token before the active one brings the active one [AU-11]', async () => {
  const { session, auth } = await signUp(strict);
  const { data: active } = await auth.refreshSession();
  const again = await openTab(strict).auth.refreshSession({ refresh_token: session.refresh_token });
  expect(again.error).toBeNull();
  expect(again.data.session?.refresh_token).toBe(active.session?.refresh_token);
});

test('an older token ends the session for thief and owner alike [AU-11]', async () => {
  const owner = await signUp(strict);
  await owner.auth.refreshSession();
  const { data: active } = await owner.auth.refreshSession();
  const thief = openTab(strict);
  const stolen = await thief.auth.refreshSession({ refresh_token: owner.session.refresh_token });
  expect(stolen.error).toMatchObject(ALREADY_USED);
  expect(thief.stored()).toBeUndefined();

  const refresh_token = active.session?.refresh_token ?? '';
  expect((await openTab(strict).auth.refreshSession({ refresh_token })).error).toMatchObject(NOT_FOUND);
  expect((await owner.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect(await auditedReuse(owner.session.user.id)).toEqual([sessionIdOf(owner.session.access_token)]);
});

test('the reuse of one session leaves the other sessions of the person alone [AU-11]', async () => {
  const first = await signUp(strict);
  const second = openTab(strict);
  await second.auth.signInWithPassword(first.person);
  await first.auth.refreshSession();
  await first.auth.refreshSession();
  await openTab(strict).auth.refreshSession({ refresh_token: first.session.refresh_token });
  expect((await second.auth.getUser()).error).toBeNull();
});

test('within the interval of grace an older token still brings the active one [AU-11]', async () => {
  const { session, auth } = await signUp(product);
  await auth.refreshSession();
  const { data: active } = await auth.refreshSession();
  const { data, error } = await openTab(product).auth.refreshSession({
    refresh_token: session.refresh_token,
  });
  expect(error).toBeNull();
  expect(data.session?.refresh_token).toBe(active.session?.refresh_token);
});

function sessionIdOf(accessToken = ''): unknown {
  const [, payload = ''] = accessToken.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: unknown }).session_id;
}

async function auditedReuse(userId: string) {
  const rows = await database.db.select().from(auditLog).where(eq(auditLog.actorId, userId));
  return rows.filter(({ action }) => action === 'refresh_token_reused').map(({ subject }) => subject);
}
