import type { Session } from '#web/session/session-state.ts';
import type { AuthTab } from '#web/sign-in/auth-address.ts';

/** What can be asked for: by the address on the page, by a button in the dialog. */
export type AskedView = AuthTab | 'reset';

export type AuthView = AskedView | 'check-mail' | 'code' | 'new-password' | 'parent';

/**
 * Which view shows. The session comes before what was asked for: whoever is half signed in finishes that first, and a
 * recovery link does not spare anybody the code.
 */
export function authView(
  session: Pick<Session, 'user' | 'factors' | 'recovering'>,
  asked: AskedView,
  unconfirmed: string | null,
  needsParent = false,
): AuthView {
  if (session.factors) return 'code';
  if (session.user && session.recovering) return 'new-password';
  if (needsParent && !session.user) return 'parent';
  return unconfirmed === null ? asked : 'check-mail';
}

/** Nothing is left to do here. */
export function isThrough(session: Pick<Session, 'user' | 'recovering'>): boolean {
  return session.user !== null && !session.recovering;
}
