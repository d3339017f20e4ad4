import { AuthError } from '#server/auth/auth-error.ts';
import { hashToken } from '#server/auth/tokens/random-token.ts';
import type { FineRateLimiting, RateCounter, RateLimit } from '#server/http/rate-limit.ts';

const FIVE_MINUTES = 300;

/**
 * Per address: what a school behind one router may need. Refreshing is nearly free of limits, because a client whose
 * refresh is refused signs its user out.
 */
export function createAuthLimits(limits: FineRateLimiting) {
  const perAddress = (limit: RateLimit) => limits.perAddress(limit);
  const counter = (limit: RateLimit) => limits.counter(limit);
  return {
    tokens: perAddress({ name: 'auth-token', points: 3000, seconds: FIVE_MINUTES }),
    writes: perAddress({ name: 'auth-write', points: 60, seconds: FIVE_MINUTES }),
    links: perAddress({ name: 'auth-link', points: 30, seconds: FIVE_MINUTES }),
    factors: perAddress({ name: 'auth-factor', points: 75, seconds: FIVE_MINUTES }),
    providers: perAddress({ name: 'auth-provider', points: 60, seconds: FIVE_MINUTES }),
    passwordPerAddress: counter({ name: 'auth-password-address', points: 150, seconds: FIVE_MINUTES }),
    /** Guesses at one account from one network; from elsewhere its owner signs in as ever. */
    passwordPerPlace: counter({ name: 'auth-password-place', points: 20, seconds: FIVE_MINUTES }),
    passwordPerDevice: counter({ name: 'auth-password-device', points: 20, seconds: FIVE_MINUTES }),
    /** Somebody who is signed in gives their password once more. */
    passwordPerSession: counter({ name: 'auth-password-session', points: 20, seconds: FIVE_MINUTES }),
    /** Wrong guesses at one account from everywhere. Too many refuse nobody; they make strangers queue. */
    wrongPerAccount: limits.gauge({ name: 'auth-password-wrong', points: 20, seconds: 3 * FIVE_MINUTES }),
    passwordLine: limits.line('auth-password-line'),
    codePerSession: counter({ name: 'auth-factor-session', points: 10, seconds: FIVE_MINUTES }),
    codePerPlace: counter({ name: 'auth-factor-place', points: 10, seconds: FIVE_MINUTES }),
    /** By strangers from everywhere, who know the password: six digits stand against no more than so many guesses. */
    codePerFactor: counter({ name: 'auth-factor-code', points: 100, seconds: 3600 }),
    mailedCodePerSession: counter({ name: 'auth-mail-code', points: 5, seconds: FIVE_MINUTES }),
    mailsPerMailbox: counter({ name: 'auth-mail', points: 5, seconds: 3600 }),
    /** Each writes to an address that somebody typed, which may be a stranger's. */
    emailChangesPerHour: counter({ name: 'auth-email-change-hour', points: 5, seconds: 3600 }),
    emailChangesPerDay: counter({ name: 'auth-email-change-day', points: 10, seconds: 24 * 3600 }),
  };
}

export type AuthLimits = ReturnType<typeof createAuthLimits>;

export async function requireTurn(limit: RateCounter, key: string): Promise<void> {
  requireNoWait(await limit.take(key));
}

export function requireNoWait(waitS: number): void {
  if (waitS === 0) return;
  const refusal = new AuthError(
    429,
    'over_request_rate_limit',
    `Too many attempts. Please try again in ${waitS} seconds.`,
  );
  refusal.retryAfterS = waitS;
  throw refusal;
}

/** Addresses are counted without being written down. */
export function mailboxKey(email: string): string {
  return hashToken(email.trim().toLowerCase()).toString('base64url');
}
