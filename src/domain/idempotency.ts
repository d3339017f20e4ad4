/** Names a change, so that it is done once however often it arrives. A browser that heard no answer sends it again under the same key. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key);
}
