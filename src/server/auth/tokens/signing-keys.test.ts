import { createPublicKey, sign, verify } from 'node:crypto';
import { calculateJwkThumbprint, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { createAccessTokens, type AccessClaims } from '#server/auth/tokens/access-tokens.ts';
import { createSecrets } from '#server/auth/tokens/secrets.ts';
import { createSigningKeys } from '#server/auth/tokens/signing-keys.ts';

const DAY_MS = 24 * 3600 * 1000;
const PERIOD_MS = 30 * DAY_MS;
/** The first moment of some month of the service. */
const START = 700 * PERIOD_MS;
const OLD = 'an-older-secret-that-is-long-enough-to-be-one';
const NEW = 'a-newer-secret-that-is-long-enough-to-be-one';

function keysAt(time: number, secrets = [NEW]) {
  return createSigningKeys(createSecrets(secrets), () => time);
}

const kids = (keys: { kid: string }[]) => keys.map(({ kid }) => kid);

test('each month has a key of its own, from its first moment to its last', () => {
  const first = keysAt(START).current().kid;
  expect(keysAt(START + PERIOD_MS - 1).current().kid).toBe(first);
  expect(keysAt(START + PERIOD_MS).current().kid).not.toBe(first);
  expect(keysAt(START - 1).current().kid).not.toBe(first);
});

test('over three months, no key signs that was not published a month before', () => {
  for (let day = 0; day < 90; day++) {
    const now = START + day * DAY_MS;
    const { kid } = keysAt(now).current();
    for (const before of [1, 60_000, DAY_MS, PERIOD_MS]) {
      expect(kids(keysAt(now - before).published()), `day ${day}, ${before} ms before`).toContain(kid);
    }
  }
});

test('a key is known for a month after it stopped signing, and not for longer', () => {
  const { kid } = keysAt(START).current();
  const stops = START + PERIOD_MS;
  expect(keysAt(stops).find(kid)?.kid).toBe(kid);
  expect(keysAt(stops + PERIOD_MS - 1).find(kid)?.kid).toBe(kid);
  expect(keysAt(stops + PERIOD_MS).find(kid)).toBeUndefined();
  expect(kids(keysAt(stops + PERIOD_MS).published())).not.toContain(kid);
});

test('one clock that moves on sees the same as many that start anew', () => {
  let now = START;
  const running = createSigningKeys(createSecrets([NEW]), () => now);
  for (let month = 0; month < 4; month++) {
    now = START + month * PERIOD_MS;
    expect(running.current().kid).toBe(keysAt(now).current().kid);
    expect(kids(running.published())).toEqual(kids(keysAt(now).published()));
  }
});

test('this month, the next and the last are published, this one first', () => {
  const published = keysAt(START).published();
  expect(kids(published)).toEqual([
    keysAt(START).current().kid,
    keysAt(START + PERIOD_MS).current().kid,
    keysAt(START - PERIOD_MS).current().kid,
  ]);
});

test('all replicas with one secret have the same keys, and nobody with another one', () => {
  expect(kids(keysAt(START).published())).toEqual(kids(keysAt(START + 1).published()));
  const strangers = kids(keysAt(START, [OLD]).published());
  for (const kid of kids(keysAt(START).published())) expect(strangers).not.toContain(kid);
});

test('with two secrets the first signs and both are known', () => {
  const both = keysAt(START, [NEW, OLD]);
  expect(both.current().kid).toBe(keysAt(START).current().kid);
  expect(both.find(keysAt(START, [OLD]).current().kid)).toBeDefined();
  expect(both.published()).toHaveLength(6);
  expect(keysAt(START).find(keysAt(START, [OLD]).current().kid)).toBeUndefined();
});

test('without a secret there is no service', () => {
  expect(() => createSecrets([])).toThrow('needs a secret');
});

test('what is published is a public key on P-256 that belongs to the private one', async () => {
  for (let month = 0; month < 24; month++) {
    const { jwk, privateKey, publicKey } = keysAt(START + month * PERIOD_MS).current();
    expect(jwk).not.toHaveProperty('d');
    const data = Buffer.from('a story');
    const published = createPublicKey({ format: 'jwk', key: { ...jwk } });
    expect(verify('sha256', data, published, sign('sha256', data, privateKey))).toBe(true);
    expect(publicKey.equals(createPublicKey(privateKey))).toBe(true);
    await expect(importJWK(jwk, 'ES256')).resolves.toBeDefined();
    expect(await calculateJwkThumbprint(jwk)).toMatch(/^[\w-]{43}$/); // which reads kty, crv, x and y
  }
});

test('a token outlives the change of the month, but not its key', async () => {
  const options = { issuer: 'https://stories.example.org/auth/v1', expiryS: 3600 };
  let now = START + PERIOD_MS - 1000;
  const tokens = createAccessTokens(
    createSigningKeys(createSecrets([NEW]), () => now),
    options,
  );
  const sub = '7a1d7c62-5f0e-4c7c-8a35-0d9f3a1f2b3c';
  const claims = { sub, session_id: sub } as AccessClaims;
  // jose looks at the real clock for `exp`; only the keys live in our time.
  const token = await tokens.sign(claims, Math.floor(Date.now() / 1000));
  const bearer = { userId: sub, sessionId: sub };
  now = START + PERIOD_MS + 1000;
  expect(await tokens.verify(token)).toEqual(bearer);
  now = START + 2 * PERIOD_MS - 1;
  expect(await tokens.verify(token)).toEqual(bearer);
  now = START + 2 * PERIOD_MS;
  await expect(tokens.verify(token)).rejects.toMatchObject({ status: 403, code: 'bad_jwt' });
});
