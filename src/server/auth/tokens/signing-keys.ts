import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { Secrets } from '#server/auth/tokens/secrets.ts';

export const ALGORITHM = 'ES256';

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: JWK;
}

export interface SigningKeys {
  /** The key that signs now. */
  current(): SigningKey;
  /** Undefined for a key that we do not vouch for (any more). */
  find(kid: string): SigningKey | undefined;
  /** Every key whose tokens may be about, and the one that will sign next. */
  published(): SigningKey[];
}

/**
 * Each key signs for a month. The next one is published a month before it signs, the last one stays for a month after,
 * so no client ever meets a token whose key it could not have known.
 */
const PERIOD_MS = 30 * 24 * 3600 * 1000;

/** The order of the curve P-256: private keys are numbers from 1 to one less than it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Keys are derived from the secret and the month instead of being stored: all replicas agree on them with nothing to
 * share, none is ever in a dump of the database, and rotation needs no job that could fail to run.
 */
export function createSigningKeys(secrets: Secrets, now: () => number = Date.now): SigningKeys {
  const known = new Map<number, SigningKey[]>();
  const keysOf = (period: number): SigningKey[] => {
    let keys = known.get(period);
    if (!keys) {
      // More bits than the order has, so that the remainder is as good as uniform.
      keys = secrets.derive(`signing key ${period}`, 48).map(signingKey);
      known.set(period, keys);
    }
    return keys;
  };
  const published = () => {
    const period = Math.floor(now() / PERIOD_MS);
    return [period, period + 1, period - 1].flatMap(keysOf);
  };
  return {
    published,
    find: (kid) => published().find((key) => key.kid === kid),
    current: () => {
      const [key] = published();
      if (!key) throw new Error('there is no signing key');
      return key;
    },
  };
}

function signingKey(material: Buffer): SigningKey {
  const scalar = (BigInt(`0x${material.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey(); // 0x04, x, y
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const shape = { kty: 'EC', crv: 'P-256', x, y };
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 22);
  return {
    kid,
    privateKey: createPrivateKey({ format: 'jwk', key: { ...shape, d: d.toString('base64url') } }),
    publicKey: createPublicKey({ format: 'jwk', key: shape }),
    jwk: { ...shape, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] },
  };
}
