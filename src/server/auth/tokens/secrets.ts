import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'auth-secret';

/**
 * What the account service knows and the database does not. Whoever steals a copy of the database can neither sign
 * tokens nor read what is encrypted in it.
 */
export interface Secrets {
  /** For text or bytes that must be read again: a TOTP secret, a session's refresh key. */
  encrypt(plain: Uint8Array): Buffer;
  /** Undefined when it was not locked by any secret that we still have. */
  decrypt(locked: Uint8Array): Buffer | undefined;
  /** A fingerprint for values too short to be hashed alone, such as a mailed code. */
  fingerprint: (value: string) => Buffer;
  /** Key material for one purpose, from each secret; the first is the one in use. */
  derive(purpose: string, bytes: number): Buffer[];
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export function createSecrets(secrets: readonly string[]): Secrets {
  const derive = (purpose: string, bytes: number) =>
    secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'fabloom accounts', purpose, bytes)));
  const [key, ...olderKeys] = derive('encryption', 32);
  const [fingerprintKey] = derive('fingerprint', 32);
  if (!key || !fingerprintKey) throw new Error('the account service needs a secret');

  return {
    derive,
    encrypt(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(locked) {
      for (const candidate of [key, ...olderKeys]) {
        const plain = open(candidate, locked);
        if (plain) return plain;
      }
      return undefined;
    },
    fingerprint: (value) => createHmac('sha256', fingerprintKey).update(value).digest(),
  };
}

function open(key: Buffer, locked: Uint8Array): Buffer | undefined {
  if (locked.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, locked.subarray(0, IV_BYTES));
  decipher.setAuthTag(locked.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(locked.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The configured secrets, or one of our own making that stays in the data folder. */
export async function findSecrets(
  configured: readonly string[],
  dataDir: string,
): Promise<readonly string[]> {
  if (configured.length > 0) return configured;
  const file = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) {
    throw new Error(
      `${file} is damaged. Put back the copy from your backup, or delete it to make a new one.`,
    );
  }
  return [secret];
}
