import { randomBytes } from 'node:crypto';
import { assert, property, nat, string, uint8Array, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import {
  REFRESH_KEY_BYTES,
  isSealed,
  readRefreshToken,
  writeRefreshToken,
} from '#server/auth/tokens/refresh-tokens.ts';

const SESSION = '3f6f0b0e-8f2a-4c59-9a5e-0c1f6f0a2b77';
const KEY = Buffer.alloc(REFRESH_KEY_BYTES, 7);

test('what is written is read again, and its seal holds', () => {
  assert(
    property(
      uuid(),
      nat(2 ** 47),
      uint8Array({ minLength: 32, maxLength: 32 }),
      (sessionId, counter, bytes) => {
        const key = Buffer.from(bytes);
        const token = readRefreshToken(writeRefreshToken(sessionId, counter, key));
        expect(token).toMatchObject({ sessionId, counter });
        expect(isSealed(token!, key)).toBe(true);
      },
    ),
  );
});

test('the same session, counter and key make the same token: that is how a lost one is given again', () => {
  expect(writeRefreshToken(SESSION, 3, KEY)).toBe(writeRefreshToken(SESSION, 3, KEY));
  expect(writeRefreshToken(SESSION, 3, KEY)).not.toBe(writeRefreshToken(SESSION, 4, KEY));
});

test('a token can stand in an address as it is, and is longer than any that is too short', () => {
  expect(writeRefreshToken(SESSION, 0, KEY)).toMatch(/^[A-Za-z0-9_-]{52}$/);
});

test('any changed bit breaks the token or its seal', () => {
  const bytes = Buffer.from(writeRefreshToken(SESSION, 258, KEY), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    const token = readRefreshToken(changed.toString('base64url'));
    expect(token !== undefined && isSealed(token, KEY), `bit ${bit}`).toBe(false);
  }
});

test('another key seals nothing', () => {
  const token = readRefreshToken(writeRefreshToken(SESSION, 0, KEY))!;
  for (let i = 0; i < 20; i++) expect(isSealed(token, randomBytes(REFRESH_KEY_BYTES))).toBe(false);
});

test('there is one way to write a token: padding, other alphabets and more characters are not it', () => {
  const token = writeRefreshToken('ffffffff-ffff-ffff-bfff-fffffffffffb', 2 ** 47, KEY);
  expect(token).toMatch(/[-_]/);
  const others = [
    `${token}=`,
    `${token}A`,
    ` ${token}`,
    `${token}\n`,
    token.replaceAll('-', '+').replaceAll('_', '/'),
    token.slice(0, -1),
    '',
  ];
  for (const other of others) expect(readRefreshToken(other), JSON.stringify(other)).toBeUndefined();
});

test('nonsense is never read as a token', () => {
  assert(property(string({ maxLength: 80 }), (text) => readRefreshToken(text) === undefined));
});
