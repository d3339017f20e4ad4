import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { writeRefreshToken } from '#server/auth/tokens/refresh-tokens.ts';
import { createSecrets } from '#server/auth/tokens/secrets.ts';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { AUTH_SECRET, UNHURRIED, accountsOf, claimsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const settings = { ...UNHURRIED, AUTH_SECRET };
const { signUp, signIn, refresh, get, post } = accountsOf(await testProduct(database, settings));
const unforgiving = accountsOf(await testProduct(database, { ...settings, AUTH_REUSE_INTERVAL_S: '0' }));

const DAY_MS = 24 * 3600 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms);
const sessionId = (session: WireSession) => claimsOf(session)['session_id'] as string;

const rowOf = async (session: WireSession) => {
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sessionId(session)));
  return row;
};

const changeRow = (session: WireSession, values: Partial<typeof sessions.$inferInsert>) =>
  db
    .update(sessions)
    .set(values)
    .where(eq(sessions.id, sessionId(session)));

/** A session and its first tokens, oldest first; the last one is active. */
async function rotated(times: number) {
  const { session } = await signUp();
  const tokens = [session.refresh_token];
  for (let i = 0; i < times; i++) tokens.push((await refresh(tokens.at(-1)!)).body.refresh_token);
  return { session, tokens };
}

test('a refresh gives new tokens of the same session [AU-11]', async () => {
  const { session, id } = await signUp();
  const { result, body } = await refresh(session.refresh_token);
  expect(result).toBe('200');
  expect(body.refresh_token).not.toBe(session.refresh_token);
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id } });
  const { session_id, aal, amr } = claimsOf(session);
  expect(claimsOf(body)).toMatchObject({ session_id, aal, amr });
  expect((await get('/user', body.access_token)).result).toBe('200');
});

test('the token carries what the account is now', async () => {
  const { session, id } = await signUp();
  await db
    .update(users)
    .set({ userMetadata: { username: 'Mia Fox' } })
    .where(eq(users.id, id));
  const { body } = await refresh(session.refresh_token);
  expect(claimsOf(body)['user_metadata']).toEqual({ username: 'Mia Fox' });
});

test('the token before the active one is answered with the active one, at any time [AU-11]', async () => {
  const { session, tokens } = await rotated(1);
  await changeRow(session, { refreshedAt: ago(20 * DAY_MS) });
  for (let i = 0; i < 3; i++) {
    const { result, body } = await refresh(tokens[0]!);
    expect([result, body.refresh_token]).toEqual(['200', tokens[1]]);
  }
  expect((await refresh(tokens[1]!)).result).toBe('200');
});

test('twenty tabs with one token all get the same next one [AU-11]', async () => {
  const { session } = await signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['200']));
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  expect((await rowOf(session))?.refreshCounter).toBe(1);
});

test('an older token is forgiven for a moment', async () => {
  const { tokens } = await rotated(3);
  const { result, body } = await refresh(tokens[0]!);
  expect([result, body.refresh_token]).toEqual(['200', tokens[3]]);
});

test('after that moment it ends the session for everybody who holds a part of it [AU-11]', async () => {
  const { session, tokens } = await rotated(2);
  const other = (await signUp()).session;
  await changeRow(session, { refreshedAt: ago(11_000) });
  expect((await refresh(tokens[0]!)).result).toBe('400 refresh_token_already_used');
  expect(await rowOf(session)).toBeUndefined();
  expect((await refresh(tokens[2]!)).result).toBe('400 refresh_token_not_found');
  expect((await get('/user', session.access_token)).result).toBe('403 session_not_found');
  expect((await get('/user', other.access_token)).result).toBe('200');
});

test('a house may forgive nothing, and a lost answer is still no theft [AU-11]', async () => {
  const { session, tokens } = await rotated(2);
  await sleep(5);
  expect((await unforgiving.refresh(tokens[1]!)).body.refresh_token).toBe(tokens[2]);
  expect((await unforgiving.refresh(tokens[0]!)).result).toBe('400 refresh_token_already_used');
  expect(await rowOf(session)).toBeUndefined();
});

test('the end of one session is not the end of the others of a person', async () => {
  const person = await signUp();
  const tablet = await signIn(person);
  let token = person.session.refresh_token;
  for (let i = 0; i < 2; i++) token = (await refresh(token)).body.refresh_token;
  await changeRow(person.session, { refreshedAt: ago(11_000) });
  await refresh(person.session.refresh_token);
  expect((await refresh(tablet.refresh_token)).result).toBe('200');
});

test.each([
  ['nothing', undefined, '400 validation_failed'],
  ['an empty text', '', '400 validation_failed'],
  ['a number', 42, '400 validation_failed'],
  ['eleven characters', 'abcdefghijk', '400 validation_failed'],
  ['more than we ever write', 'a'.repeat(513), '400 validation_failed'],
  ['what another server would write', 'abcdefghijkl', '400 refresh_token_not_found'],
  ['a NUL', `${'a'.repeat(51)}\u0000`, '400 refresh_token_not_found'],
  ['half a character', `${'a'.repeat(51)}\ud800`, '400 refresh_token_not_found'],
])('as a token, %s is refused', async (_title, token, result) => {
  expect((await post('/token?grant_type=refresh_token', { refresh_token: token })).result).toBe(result);
});

test('a token that somebody changed, anywhere, is unknown', async () => {
  const { session } = await signUp();
  const bytes = Buffer.from(session.refresh_token, 'base64url');
  // version, session, counter, seal
  for (const at of [0, 1, 16, 17, 22, 23, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect((await refresh(changed.toString('base64url'))).result, `byte ${at}`).toBe(
      '400 refresh_token_not_found',
    );
  }
  for (const text of [
    `${session.refresh_token}=`,
    ` ${session.refresh_token}`,
    session.refresh_token.slice(0, -1),
  ]) {
    expect((await refresh(text)).result, JSON.stringify(text)).toBe('400 refresh_token_not_found');
  }
  expect((await refresh(session.refresh_token)).result).toBe('200');
});

test('a seal of one session is worth nothing for another, nor for a counter that is yet to come', async () => {
  const mine = (await signUp()).session;
  const yours = (await signUp()).session;
  const key = createSecrets([AUTH_SECRET]).decrypt((await rowOf(mine))!.refreshKeyEncrypted)!;
  expect(writeRefreshToken(sessionId(mine), 0, key)).toBe(mine.refresh_token);
  for (const token of [
    writeRefreshToken(sessionId(yours), 0, key),
    writeRefreshToken(sessionId(mine), 1, key),
  ]) {
    expect((await refresh(token)).result).toBe('400 refresh_token_not_found');
  }
  expect((await refresh(yours.refresh_token)).result).toBe('200');
});

test('nothing in the database opens a session', async () => {
  const { session } = await signUp();
  const row = await rowOf(session);
  expect(JSON.stringify(row)).not.toContain(session.refresh_token);
  // The key is locked: 32 bytes, and what the lock needs.
  expect(row?.refreshKeyEncrypted).toHaveLength(12 + 32 + 16);
  expect((await refresh(writeRefreshToken(sessionId(session), 0, row!.refreshKeyEncrypted))).result).toBe(
    '400 refresh_token_not_found',
  );
});

test.each([
  ['has lived for long enough', { expiresAt: ago(1000) }],
  ['was not used for thirty days', { refreshedAt: ago(30 * DAY_MS + 1000) }],
])('a session that %s is over', async (_title, values) => {
  const { session } = await signUp();
  await changeRow(session, values);
  expect((await refresh(session.refresh_token)).result).toBe('400 session_expired');
});

test('a session lives for ninety days at most, however often it is refreshed', async () => {
  const { session } = await signUp();
  const days = async () => ((await rowOf(session))!.expiresAt.getTime() - Date.now()) / DAY_MS;
  expect(await days()).toBeCloseTo(90, 1);
  await changeRow(session, { expiresAt: new Date(Date.now() + DAY_MS) });
  await refresh(session.refresh_token);
  expect(await days()).toBeCloseTo(1, 1);
});

test('who is banned, and who is gone, does not get on', async () => {
  const banned = await signUp();
  await db
    .update(users)
    .set({ bannedUntil: new Date(Date.now() + DAY_MS) })
    .where(eq(users.id, banned.id));
  expect((await refresh(banned.session.refresh_token)).result).toBe('400 user_banned');
  const gone = await signUp();
  await db.delete(users).where(eq(users.id, gone.id));
  expect((await refresh(gone.session.refresh_token)).result).toBe('400 refresh_token_not_found');
});

test('tokens that were made under an older secret are read as long as it is known', async () => {
  const newer = 'another-secret-of-the-tests-long-enough';
  const { session } = await signUp();
  const moved = accountsOf(
    await testProduct(database, { ...settings, AUTH_SECRET: `${newer} ${AUTH_SECRET}` }),
  );
  // The address is part of a token's issuer, so only the refresh token can be tried at another product.
  expect((await moved.refresh(session.refresh_token)).result).toBe('200');
  const forgetful = accountsOf(await testProduct(database, { ...settings, AUTH_SECRET: newer }));
  expect((await forgetful.refresh(session.refresh_token)).result).toBe('400 refresh_token_not_found');
});
