import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, for a link or a code; the database only ever sees the hash. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
