import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createGuards } from '#server/auth/guards.ts';
import { createAccessTokens } from '#server/auth/tokens/access-tokens.ts';
import { createSecrets } from '#server/auth/tokens/secrets.ts';
import { createSigningKeys } from '#server/auth/tokens/signing-keys.ts';
import { admins, users } from '#server/db/schema/accounts.ts';
import { userAnalytics } from '#server/db/schema/analytics.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError } from '#server/http/errors.ts';
import { AUTH_SECRET, UNHURRIED, accountsOf, codeOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, { ...UNHURRIED, AUTH_SECRET });
const { signUp, signIn, proveAddress, signUpWithFactor, call, tryCode, follow, recoveryLink } =
  accountsOf(product);

const accessTokens = createAccessTokens(createSigningKeys(createSecrets([AUTH_SECRET])), {
  issuer: `${product.url}/auth/v1`,
  expiryS: 3600,
});
const guards = createGuards({ accessTokens, db });
const app = new Hono<AppEnv>()
  .onError(handleError)
  .get('/mine', guards.requireUser, (c) => c.json(c.get('user')))
  .get('/open', guards.optionalUser, (c) => c.json(c.get('user')))
  .get('/admin', guards.requireAdmin, (c) => c.json(c.get('user')));

async function visit(path: string, token?: string) {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await app.request(path, { headers });
  const body = (await response.json()) as { code?: string } | null;
  return { result: response.ok ? '200' : `${response.status} ${body?.code}`, body };
}

test('a feature learns who is asking, and no more than it needs', async () => {
  const { session, id, email } = await signUp();
  for (const path of ['/mine', '/open']) {
    expect((await visit(path, session.access_token)).body, path).toEqual({ id, email });
  }
});

test('a guest passes where guests may, as nobody', async () => {
  expect(await visit('/open')).toEqual({ result: '200', body: null });
  expect((await visit('/mine')).result).toBe('401 no_authorization');
  expect((await visit('/admin')).result).toBe('401 no_authorization');
});

test('a token that is no good does not make a guest', async () => {
  for (const path of ['/open', '/mine', '/admin']) {
    expect((await visit(path, 'nonsense')).result, path).toBe('403 bad_jwt');
  }
});

test('a session that was ended is refused at once, though its token has not expired', async () => {
  const { session } = await signUp();
  expect((await visit('/mine', session.access_token)).result).toBe('200');
  await call('POST', '/logout', { token: session.access_token });
  for (const path of ['/open', '/mine', '/admin']) {
    expect((await visit(path, session.access_token)).result, path).toBe('403 session_not_found');
  }
});

test('who is banned is refused at once', async () => {
  const { session, id } = await signUp();
  await db
    .update(users)
    .set({ bannedUntil: new Date(Date.now() + 60_000) })
    .where(eq(users.id, id));
  expect((await visit('/mine', session.access_token)).result).toBe('403 user_banned');
});

test('whoever signs in with two steps has to take both', async () => {
  const person = await signUpWithFactor();
  const first = await signIn(person);
  for (const path of ['/open', '/mine', '/admin']) {
    expect((await visit(path, first.access_token)).result, path).toBe('403 insufficient_aal');
  }
  const { body } = await tryCode(person.factor.id, codeOf(person.factor.secret, 1), first.access_token);
  expect((await visit('/mine', body.access_token)).result).toBe('200');
});

test('a recovery does not get around the second step', async () => {
  const person = await signUpWithFactor();
  await proveAddress(person);
  const { fragment } = await follow(await recoveryLink(person.email));
  expect((await visit('/mine', fragment['access_token'])).result).toBe('403 insufficient_aal');
});

test('what an admin may do is decided by the database, at every request', async () => {
  const { session, id } = await signUp({ data: { role: 'admin', is_admin: true } });
  expect((await visit('/admin', session.access_token)).result).toBe('403 admin_required');
  await db.insert(admins).values({ userId: id });
  expect((await visit('/admin', session.access_token)).result).toBe('200');
  await db.delete(admins).where(eq(admins.userId, id));
  expect((await visit('/admin', session.access_token)).result).toBe('403 admin_required');
});

const askAdmin = (userId: unknown, token?: string) =>
  product.postJson(
    '/rest/v1/rpc/is_admin_user',
    { _user_id: userId },
    token === undefined ? {} : { Authorization: `Bearer ${token}` },
  );

test('is_admin_user says whether one is admin, and of nobody else [AU-17]', async () => {
  const [boss, other] = [await signUp(), await signUp()];
  await db.insert(admins).values({ userId: boss.id });
  const ask = async (userId: string, { session }: typeof boss) => {
    const response = await askAdmin(userId, session.access_token);
    return [response.status, await response.json()];
  };
  expect(await ask(boss.id, boss)).toEqual([200, true]);
  expect(await ask(other.id, other)).toEqual([200, false]);
  expect(await ask(boss.id, other)).toEqual([200, false]);
  expect(await ask(other.id, boss)).toEqual([200, false]);
});

test('is_admin_user is for those who are signed in, and wants an id [AU-17]', async () => {
  const { session } = await signUp();
  expect((await askAdmin(session.user.id)).status).toBe(401);
  expect((await askAdmin(session.user.id, 'nonsense')).status).toBe(403);
  for (const id of ['admin', "' or true --", '\u0000', undefined, null]) {
    expect((await askAdmin(id, session.access_token)).status, String(id)).toBe(400);
  }
  const person = await signUpWithFactor();
  const first = await signIn(person);
  expect((await askAdmin(person.id, first.access_token)).status).toBe(403);
});

const event = { session_id: randomUUID(), event_type: 'page_view', event_data: { path: '/' } };

test('an event carries the id of whoever is signed in, and never one that is sent [AL-01]', async () => {
  const { session, id } = await signUp();
  const send = (body: object) =>
    product.postJson('/api/events', body, { Authorization: `Bearer ${session.access_token}` });
  const shared = { ...event, event_type: 'story_shared', event_data: { method: 'email' } };
  expect((await send(shared)).status).toBe(204);
  expect((await send({ ...shared, user_id: (await signUp()).id })).status).toBe(400);
  const rows = await db.select().from(userAnalytics).where(eq(userAnalytics.eventType, 'story_shared'));
  expect(rows.map(({ userId }) => userId)).toEqual([id]);
});

test('an event with a token that is no good is refused and not counted as a guest’s [AL-01]', async () => {
  const before = await db.$count(userAnalytics);
  const response = await product.postJson('/api/events', event, { Authorization: 'Bearer nonsense' });
  expect(response.status).toBe(403);
  expect(await db.$count(userAnalytics)).toBe(before);
});

test('half a character, which PostgreSQL refuses in JSON, is bad input and not our failure', async () => {
  const response = await product.postJson('/api/events', { ...event, event_data: { path: 'a\ud800b' } });
  expect(response.status).toBe(400);
});
