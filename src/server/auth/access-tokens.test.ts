import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT, createRemoteJWKSet, jwtVerify, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { createSecrets } from '#server/auth/tokens/secrets.ts';
import { createSigningKeys } from '#server/auth/tokens/signing-keys.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { AUTH_SECRET, UNHURRIED, accountsOf, claimsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { ...UNHURRIED, AUTH_SECRET });
const { signUp, get, call } = accountsOf(product);

/** The very keys of the product: what is forged here is wrong in nothing but what the test says. */
const keys = createSigningKeys(createSecrets([AUTH_SECRET]));
const ours = keys.current();
const theirs = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const JWKS = '/auth/v1/.well-known/jwks.json';

const { session } = await signUp();
const real = claimsOf(session) as JWTPayload;
const now = Math.floor(Date.now() / 1000);

const sign = (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key = ours.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: ours.kid, typ: 'JWT', ...header }).sign(key);

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(real).filter(([name]) => !names.includes(name)));

const accepted = async (token: string) => (await get('/user', token)).result;

test('a token verifies against the published keys, as any library does it [AU-15]', async () => {
  const published = createRemoteJWKSet(new URL(product.url + JWKS));
  const { payload, protectedHeader } = await jwtVerify(session.access_token, published, {
    issuer: `${product.url}/auth/v1`,
    audience: 'authenticated',
    algorithms: ['ES256'],
  });
  expect(payload.sub).toBe(session.user.id);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: ours.kid, typ: 'JWT' });
});

test('the keys are public and nothing else of them is, and may be kept for ten minutes [AU-15]', async () => {
  const response = await product.get(JWKS);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=600');
  const { keys: published } = (await response.json()) as { keys: Record<string, unknown>[] };
  expect(published.length).toBeGreaterThanOrEqual(2);
  for (const key of published) {
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] });
  }
  expect(new Set(published.map(({ kid }) => kid)).size).toBe(published.length);
});

test('what is forged below would be accepted if it were right', async () => {
  expect(await accepted(await sign(real))).toBe('200');
});

test.each([
  ['the key that signs next', 1],
  ['the key of last month', -1],
])('a token of %s is known [AU-15]', async (_title, months) => {
  const then = Date.now() + months * 30 * 24 * 3600 * 1000;
  const other = createSigningKeys(createSecrets([AUTH_SECRET]), () => then).current();
  expect(other.kid).not.toBe(ours.kid);
  expect(await accepted(await sign(real, { kid: other.kid }, other.privateKey))).toBe('200');
});

test('a token without a signature is refused, however it says so', async () => {
  for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
    for (const signature of ['', 'AAAA', session.access_token.split('.')[2]]) {
      const token = `${encode({ alg, kid: ours.kid, typ: 'JWT' })}.${encode(real)}.${signature}`;
      expect(await accepted(token), `${alg} ${signature}`).toMatch(/^(403 bad_jwt|401 no_authorization)$/);
    }
  }
});

test('the public key is no shared secret', async () => {
  const secrets = [
    ours.publicKey.export({ type: 'spki', format: 'pem' }),
    ours.publicKey.export({ type: 'spki', format: 'der' }),
    JSON.stringify(ours.jwk),
    String(ours.jwk.x),
  ];
  for (const secret of secrets) {
    const body = `${encode({ alg: 'HS256', kid: ours.kid, typ: 'JWT' })}.${encode(real)}`;
    const seal = createHmac('sha256', secret).update(body).digest('base64url');
    expect(await accepted(`${body}.${seal}`)).toBe('403 bad_jwt');
  }
});

const jwk = theirs.publicKey.export({ format: 'jwk' });
const elsewhere = 'http://127.0.0.1:9/keys.json';

test.each<[string, Partial<JWTHeaderParameters>]>([
  ['our key id', {}],
  ['no key id', { kid: undefined }],
  ['an unknown key id', { kid: 'unknown' }],
  ['a key id that objects are born with', { kid: 'constructor' }],
  ['a key id that is a path', { kid: '../../../../dev/null' }],
  ['its key along with it', { jwk }],
  ['its key along with it and no key id', { jwk, kid: undefined }],
  ['an address of keys', { jku: elsewhere }],
  ['an address of a certificate', { x5u: elsewhere }],
  ['a certificate', { x5c: ['MIIB'] }],
])('a token that somebody else signed is refused, with %s', async (_title, header) => {
  expect(await accepted(await sign(real, header, theirs.privateKey))).toBe('403 bad_jwt');
});

test('what a good token says about keys is not followed', async () => {
  expect(await accepted(await sign(real, { jku: elsewhere, x5u: elsewhere, jwk }))).toBe('200');
});

test('a token with demands that we do not know is refused', async () => {
  const header = { ...JSON.parse('{"crit":["b64x"],"b64x":true}'), alg: 'ES256', kid: ours.kid };
  const body = `${encode(header)}.${encode(real)}`;
  const { sign: seal } = await import('node:crypto');
  const signature = seal('sha256', Buffer.from(body), { key: ours.privateKey, dsaEncoding: 'ieee-p1363' });
  expect(await accepted(`${body}.${signature.toString('base64url')}`)).toBe('403 bad_jwt');
});

test.each<[string, JWTPayload]>([
  ['has expired', { ...real, iat: now - 7200, exp: now - 1 }],
  ['never expires', without('exp')],
  ['does not say when it was issued', without('iat')],
  ['is for later', { ...real, nbf: now + 3600 }],
  ['comes from another issuer', { ...real, iss: 'https://evil.example/auth/v1' }],
  ['comes from the same house under another path', { ...real, iss: `${product.url}/auth/v2` }],
  ['names no issuer', without('iss')],
  ['is for another audience', { ...real, aud: 'anon' }],
  ['is for nobody', without('aud')],
  ['has no subject', without('sub')],
  ['has a subject that is no id', { ...real, sub: 'admin' }],
  ['has a subject with a quote', { ...real, sub: `${real.sub}' or true --` }],
  ['has no session', without('session_id')],
  ['has a session that is no id', { ...real, session_id: 'x' }],
  ['has a list of sessions', { ...real, session_id: [real['session_id']] }],
])('a token that %s is refused', async (_title, payload) => {
  expect(await accepted(await sign(payload))).toBe('403 bad_jwt');
});

test('an expired token is called so', async () => {
  const token = await sign({ ...real, exp: now - 1 });
  expect((await get('/user', token)).body['message']).toContain('token is expired');
});

test('a session speaks for its own person only', async () => {
  const stranger = await signUp();
  expect(await accepted(await sign({ ...real, sub: stranger.id }))).toBe('403 session_not_found');
  expect(await accepted(await sign({ ...real, session_id: randomUUID() }))).toBe('403 session_not_found');
  expect(await accepted(await sign({ ...real, sub: randomUUID() }))).toBe('403 user_not_found');
});

test('what the token says about the person is not believed: the database is asked', async () => {
  const claims = {
    ...real,
    aal: 'aal2',
    role: 'service_role',
    email: 'boss@example.org',
    app_metadata: { role: 'admin' },
  };
  const { body } = await get('/user', await sign(claims));
  expect(body).toMatchObject({
    email: session.user.email,
    role: 'authenticated',
    app_metadata: { provider: 'email' },
  });
});

test('a changed token is refused, whichever part was changed', async () => {
  const parts = session.access_token.split('.');
  for (const [i, part] of parts.entries()) {
    const changed = parts.with(i, part.slice(0, -3) + (part.at(-3) === 'A' ? 'B' : 'A') + part.slice(-2));
    expect(await accepted(changed.join('.')), `part ${i}`).toBe('403 bad_jwt');
  }
});

test.each([
  ['no header', undefined, '401 no_authorization'],
  ['an empty header', '', '401 no_authorization'],
  ['no token', 'Bearer ', '401 no_authorization'],
  ['another scheme', `Basic ${session.access_token}`, '401 no_authorization'],
  ['two tokens', `Bearer ${session.access_token} ${session.access_token}`, '401 no_authorization'],
  ['a word', 'Bearer undefined', '403 bad_jwt'],
  ['five parts', 'Bearer a.b.c.d.e', '403 bad_jwt'],
  ['a very long token', `Bearer ${'a'.repeat(10_000)}`, '403 bad_jwt'],
  ['a scheme in small letters', `bearer ${session.access_token}`, '200'],
])('with %s the answer is clear', async (_title, authorization, result) => {
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  expect((await call('GET', '/user', { headers })).result).toBe(result);
});

test('a token stops working when its person is banned or gone', async () => {
  const { id, session } = await signUp();
  const bannedUntil = new Date(Date.now() + 60_000);
  await database.db.update(users).set({ bannedUntil }).where(eq(users.id, id));
  expect(await accepted(session.access_token)).toBe('403 user_banned');
  await database.db.delete(users).where(eq(users.id, id));
  expect(await accepted(session.access_token)).toBe('403 user_not_found');
});

test('a token does not outlive its session', async () => {
  const { id, session } = await signUp();
  const expiresAt = new Date(Date.now() - 1000);
  await database.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, id));
  expect(await accepted(session.access_token)).toBe('403 session_not_found');
});

test('a house may make tokens shorter', async () => {
  const brief = accountsOf(await testProduct(database, { ...UNHURRIED, AUTH_JWT_EXPIRY_S: '900' }));
  const short = (await brief.signUp()).session;
  const { iat, exp } = claimsOf(short) as { iat: number; exp: number };
  expect([short.expires_in, exp - iat, short.expires_at]).toEqual([900, 900, exp]);
});
