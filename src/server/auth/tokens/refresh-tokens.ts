import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is its session, a counter and a seal over both under the session's own key. Nothing that could be
 * used is stored, and the active token can be written again for a tab that asks with the one before it.
 */
export interface RefreshToken {
  sessionId: string;
  counter: number;
  seal: Buffer;
}

export const REFRESH_KEY_BYTES = 32;

const VERSION = 2;
const SESSION_BYTES = 16;
const COUNTER_BYTES = 6;
const SEAL_BYTES = 16;
const LENGTH = 1 + SESSION_BYTES + COUNTER_BYTES + SEAL_BYTES;

export function writeRefreshToken(sessionId: string, counter: number, key: Buffer): string {
  const body = bodyOf(sessionId, counter);
  return Buffer.concat([body, sealOf(body, key)]).toString('base64url');
}

/** Undefined for anything that we cannot have written. Whether the seal is right is another question. */
export function readRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const wellFormed = bytes.length === LENGTH && bytes[0] === VERSION && bytes.toString('base64url') === token;
  if (!wellFormed) return undefined;
  const hex = bytes.toString('hex', 1, 1 + SESSION_BYTES);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUIntBE(1 + SESSION_BYTES, COUNTER_BYTES),
    seal: bytes.subarray(-SEAL_BYTES),
  };
}

export function isSealed({ sessionId, counter, seal }: RefreshToken, key: Buffer): boolean {
  return timingSafeEqual(seal, sealOf(bodyOf(sessionId, counter), key));
}

function bodyOf(sessionId: string, counter: number): Buffer {
  const body = Buffer.alloc(1 + SESSION_BYTES + COUNTER_BYTES);
  body[0] = VERSION;
  body.write(sessionId.replaceAll('-', ''), 1, 'hex');
  body.writeUIntBE(counter, 1 + SESSION_BYTES, COUNTER_BYTES);
  return body;
}

function sealOf(body: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest().subarray(0, SEAL_BYTES);
}
