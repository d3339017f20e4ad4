import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { BRAND } from '#domain/brand.ts';

const PERIOD_S = 30;
/** 160 bits, as the standard recommends for SHA-1. */
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;

export interface Enrolment {
  secret: Buffer;
  /** For those who type it. */
  base32: string;
  uri: string;
  /** An SVG for those who scan it. The client puts it into a data address as it is, so it must not hold a `#`. */
  qrCode: string;
}

export function enrol(account: string, issuer: string = BRAND): Enrolment {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({ issuer, label: account, secret, period: PERIOD_S }).toString();
  return {
    secret: Buffer.from(secret.bytes),
    base32: secret.base32,
    uri,
    qrCode: renderSVG(uri, { ecc: 'M', border: 2 }),
  };
}

/**
 * The time step that a code belongs to, one step of tolerance either way; undefined for a wrong code, and for one
 * whose step was used before: a code that was read over a shoulder is spent.
 */
export function acceptedStep(
  secret: Buffer,
  code: string,
  { lastUsedStep, now = Date.now() }: { lastUsedStep: number | null; now?: number },
): number | undefined {
  if (!CODE.test(code)) return undefined;
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD_S });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / PERIOD_S) + delta;
  return lastUsedStep !== null && step <= lastUsedStep ? undefined : step;
}
