import type { Secrets } from '#server/auth/tokens/secrets.ts';

/** So short a code could be found from a plain hash by trying them all. */
export function reauthenticationHash(secrets: Secrets, userId: string, code: string): Buffer {
  return secrets.fingerprint(`reauthentication ${userId} ${code.trim()}`);
}
