import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Ties a child's browser to the consent that a parent gave for it. No script can read it. */
const CONSENT_COOKIE = 'parent_consent';
/** Browsers keep none for longer. */
const LIFE_S = 400 * 24 * 3600;
const SHAPE = /^([\da-f-]{36})\.([\w-]{43})$/;

export interface ConsentKey {
  id: string;
  hash: Buffer;
}

export function readConsentKey(c: Context): ConsentKey | undefined {
  const [, id, secret] = SHAPE.exec(getCookie(c, CONSENT_COOKIE) ?? '') ?? [];
  return id && secret ? { id, hash: hashOf(secret) } : undefined;
}

export function writeConsentCookie(c: Context, key: { id: string; secret: string }, secure: boolean): void {
  setCookie(c, CONSENT_COOKIE, `${key.id}.${key.secret}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: LIFE_S,
  });
}

/** 256 bits that nobody guesses, and the hash that the database may see of them. */
export function newKey(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
