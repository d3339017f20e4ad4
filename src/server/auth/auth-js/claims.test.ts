import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT, UnsecuredJWT, base64url, decodeJwt, decodeProtectedHeader, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { openTab, signUp } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });
const hasty = await testProduct(database, { RATE_LIMIT_FACTOR: '100', AUTH_JWT_EXPIRY_S: '1' });

const JWKS = 'GET /.well-known/jwks.json';

test('claims are verified by the keys that the server publishes, without asking it about the user [AU-15]', async () => {
  const { session, storage } = await signUp(product);
  const { auth, requests } = openTab(product, { storage });
  const { data, error } = await auth.getClaims();
  expect(error).toBeNull();
  expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(data?.claims).toMatchObject({
    iss: `${product.url}/auth/v1`,
    aud: 'authenticated',
    role: 'authenticated',
    sub: session.user.id,
    email: session.user.email,
    aal: 'aal1',
    amr: [{ method: 'password' }],
    exp: session.expires_at,
    is_anonymous: false,
  });
  await auth.getClaims();
  expect(requests).toEqual([JWKS]);
});

test('the published keys are public: cacheable, for signatures only, without a private part [AU-15]', async () => {
  const answer = await product.get('/auth/v1/.well-known/jwks.json');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length);
  for (const key of keys) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(key).not.toHaveProperty('d');
  }
});

interface Token {
  header: { alg: string; kid: string; typ: string };
  payload: Record<string, unknown>;
  text: string;
}

const FORGERIES: Record<string, (token: Token) => string | Promise<string>> = {
  'signed by another key under our name': async ({ header, payload }) => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(payload).setProtectedHeader(header).sign(privateKey);
  },
  'signed by a key that it brings along': async ({ header, payload }) => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await crypto.subtle.exportKey('jwk', publicKey);
    return new SignJWT(payload).setProtectedHeader({ ...header, kid: 'mine', jwk }).sign(privateKey);
  },
  'signed with the public key as if it were a password': async ({ header, payload }) => {
    const { keys } = (await (await product.get('/auth/v1/.well-known/jwks.json')).json()) as {
      keys: { kid: string }[];
    };
    const secret = new TextEncoder().encode(JSON.stringify(keys.find(({ kid }) => kid === header.kid)));
    return new SignJWT(payload).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret);
  },
  'changed after it was signed': ({ payload, text }) => {
    const [header, , signature] = text.split('.');
    const changed = base64url.encode(JSON.stringify({ ...payload, aal: 'aal2' }));
    return [header, changed, signature].join('.');
  },
  'not signed at all': ({ payload }) => new UnsecuredJWT(payload).encode(),
  'not signed at all, but with a key named': ({ header, payload }) =>
    `${base64url.encode(JSON.stringify({ ...header, alg: 'none' }))}.${base64url.encode(JSON.stringify(payload))}.`,
};

test.each(Object.keys(FORGERIES))(
  'a token that is %s is refused by client and server [AU-15]',
  async (how) => {
    const { session } = await signUp(product);
    const text = session.access_token;
    const token: Token = {
      header: decodeProtectedHeader(text) as Token['header'],
      payload: decodeJwt(text),
      text,
    };
    const forged = (await FORGERIES[how]?.(token)) ?? '';
    const { auth } = openTab(product);
    expect((await auth.getUser(text)).error).toBeNull();
    expect((await auth.getUser(forged)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
    // With `alg: none` beside a key that it knows, the client throws instead of answering.
    const claims = await auth.getClaims(forged).catch((error: unknown) => ({ data: null, error }));
    expect(claims.data).toBeNull();
    expect(claims.error).toBeInstanceOf(Error);
  },
);

test('a token that has run out proves nothing, though its signature is right [AU-15]', async () => {
  const { auth, session } = await signUp(hasty);
  await sleep(Math.max(0, (session.expires_at ?? 0) * 1000 - Date.now()) + 20);
  const { data, error } = await auth.getClaims(session.access_token);
  expect(data).toBeNull();
  expect(error).toMatchObject({ name: 'AuthInvalidJwtError', message: 'JWT has expired' });
  const late = await auth.getClaims(session.access_token, { allowExpired: true });
  expect(late.data?.claims.sub).toBe(session.user.id);
  expect((await auth.getUser(session.access_token)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
});
