import { AuthError } from '#server/auth/auth-error.ts';
import { hashToken } from '#server/auth/tokens/random-token.ts';
import type { RateCounter, RateLimit, RateLimiting } from '#server/http/rate-limit.ts';

const FIVE_MINUTES = 300;

/**
 * Per address: what a school behind one router may need. Refreshing is nearly free of limits, because a client whose
 * refresh is refused signs its user out.
 */
export function createAuthLimits(limits: RateLimiting) {
  const perAddress = (limit: RateLimit) => limits.perAddress(limit);
  const counter = (limit: RateLimit) => limits.counter(limit);
  return {
    tokens: perAddress({ name: 'auth-token', points: 3000, seconds: FIVE_MINUTES }),
    writes: perAddress({ name: 'auth-write', points: 60, seconds: FIVE_MINUTES }),
    links: perAddress({ name: 'auth-link', points: 30, seconds: FIVE_MINUTES }),
    factors: perAddress({ name: 'auth-factor', points: 75, seconds: FIVE_MINUTES }),
    providers: perAddress({ name: 'auth-provider', points: 60, seconds: FIVE_MINUTES }),
    passwordPerAddress: counter({ name: 'auth-password-address', points: 150, seconds: FIVE_MINUTES }),
    passwordPerAccount: counter({ name: 'auth-password-account', points: 20, seconds: FIVE_MINUTES }),
    codePerFactor: counter({ name: 'auth-factor-code', points: 10, seconds: FIVE_MINUTES }),
    codePerAccount: counter({ name: 'auth-mail-code', points: 5, seconds: FIVE_MINUTES }),
    mailsPerMailbox: counter({ name: 'auth-mail', points: 5, seconds: 3600 }),
  };
}

export type AuthLimits = ReturnType<typeof createAuthLimits>;

export async function requireTurn(limit: RateCounter, key: string): Promise<void> {
  const waitS = await limit.take(key);
  if (waitS > 0) {
    const refusal = new AuthError(
      429,
      'over_request_rate_limit',
      `Too many attempts. Please try again in ${waitS} seconds.`,
    );
    refusal.retryAfterS = waitS;
    throw refusal;
  }
}

/** Addresses are counted without being written down. */
export function mailboxKey(email: string): string {
  return hashToken(email.trim().toLowerCase()).toString('base64url');
}
