import { AuthError } from '#server/auth/auth-error.ts';
import type { SessionRow } from '#server/auth/sessions.ts';

const MINUTE_S = 60;
/** For so long after showing who one is, one is believed. */
const FRESH_S = 10 * MINUTE_S;
/** Whoever came by a recovery mail does not know the old password: that is why they came. They may take their time. */
const RECOVERY_FRESH_S = 60 * MINUTE_S;

/** Somebody proved who they are a moment ago: a session that was left open, or stolen, is not enough for some things. */
export function isFresh({ amr }: SessionRow): boolean {
  return amr.some(({ timestamp }) => isWithin(FRESH_S, timestamp));
}

/** For a new password, and for nothing else, a recovery is fresh for longer. */
export function mayChoosePassword(session: SessionRow): boolean {
  const { amr } = session;
  return (
    isFresh(session) ||
    amr.some(({ method, timestamp }) => method === 'recovery' && isWithin(RECOVERY_FRESH_S, timestamp))
  );
}

function isWithin(seconds: number, timestamp: number): boolean {
  return Date.now() / 1000 - timestamp < seconds;
}

export function requireFresh(session: SessionRow): void {
  if (!isFresh(session)) throw proofNeeded();
}

export function proofNeeded(): AuthError {
  return new AuthError(
    400,
    'reauthentication_needed',
    'Please enter your password, or a code that we mail you.',
  );
}
