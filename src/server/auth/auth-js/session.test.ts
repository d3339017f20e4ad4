import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { aPerson, openTab, signIn, signUp } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_JWT_EXPIRY_S: '3600' });
const hasty = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_JWT_EXPIRY_S: '1' });
/** Its access token has run out by the time it is needed. */
const old = (await (await hasty.postJson('/auth/v1/signup', aPerson())).json()) as Session;

test('the user is read from the server, with times, identities and metadata [AU-10]', async () => {
  const { auth, session, requests } = await signUp(product);
  const { data, error } = await auth.getUser();
  expect(error).toBeNull();
  expect(data.user).toEqual({ ...session.user, updated_at: expect.any(String) });
  expect(requests).toContain('GET /user');
});

test('the session is read from the storage and asks nothing while it lasts', async () => {
  const { auth, session, requests } = await signUp(product);
  const before = requests.length;
  expect((await auth.getSession()).data.session).toEqual(session);
  expect(requests).toHaveLength(before);
});

test('a tab without a session has no user, and says so', async () => {
  const { auth, requests } = openTab(product);
  expect((await auth.getSession()).data.session).toBeNull();
  expect((await auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await auth.refreshSession()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await auth.updateUser({ data: {} })).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect(requests).toEqual([]);
});

test('a tab can be given a session that was made elsewhere', async () => {
  const { session } = await signUp(product);
  const tab = openTab(product);
  const { data, error } = await tab.auth.setSession(session);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(session.user.id);
  expect(tab.stored()?.refresh_token).toBe(session.refresh_token);
});

test('a session whose access token has run out is refreshed when it is handed over', async () => {
  await hasRunOut(old);
  const tab = openTab(hasty);
  const { data, error } = await tab.auth.setSession(old);
  expect(error).toBeNull();
  expect(data.session?.access_token).not.toBe(old.access_token);
  expect(tab.requests).toEqual(['POST /token?grant_type=refresh_token']);
});

test('an expired access token with a made-up refresh token opens nothing', async () => {
  await hasRunOut(old);
  const tab = openTab(hasty);
  const { data, error } = await tab.auth.setSession({
    access_token: old.access_token,
    refresh_token: 'invalid-refresh-token',
  });
  expect(error).toMatchObject({
    name: 'AuthApiError',
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  });
  expect(data.session).toBeNull();
  expect(tab.stored()).toBeUndefined();
});

test('what is no token is refused without asking', async () => {
  const tab = openTab(product);
  const { error } = await tab.auth.setSession({
    access_token: 'invalid-access-token',
    refresh_token: 'invalid-refresh-token',
  });
  expect(error).toMatchObject({ name: 'AuthInvalidJwtError', message: 'Invalid JWT structure' });
  expect(tab.requests).toEqual([]);
});

test('an access token that has run out is not believed, however young its session is', async () => {
  await hasRunOut(old);
  const { error } = await openTab(hasty).auth.getUser(old.access_token);
  expect(error).toMatchObject({ name: 'AuthApiError', status: 403, code: 'bad_jwt' });
  expect(error?.message).toContain('expired');
});

test('a token of one installation means nothing to another', async () => {
  const { session } = await signUp(hasty);
  const { error } = await openTab(product).auth.getUser(session.access_token);
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
});

test('a session that was ended elsewhere ends here as soon as anybody looks', async () => {
  const here = await signUp(product);
  const there = await signIn(product, here.person);
  await there.auth.signOut({ scope: 'others' });
  expect((await here.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect(here.stored()).toBeUndefined();
  expect(here.events.at(-1)).toBe('SIGNED_OUT');
});

async function hasRunOut({ expires_at: atS = 0 }: Session): Promise<void> {
  await sleep(Math.max(0, atS * 1000 - Date.now()) + 20);
}
