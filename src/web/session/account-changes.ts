import { authClient, sessionSettled } from '#web/session/auth-client.ts';
import { NOBODY, currentSession, updateSession } from '#web/session/session-state.ts';
import { codeFactors } from '#web/session/user.ts';

/** The name was saved: it shows at once, before fresh tokens say so too. */
export function showUsername(username: string | null): void {
  const { user } = currentSession();
  if (user) updateSession({ user: { ...user, username } });
}

/**
 * Fresh tokens after the account has changed on the server, here and for the other tabs. Whoever removed the very app
 * that this session stood on, and has another, is asked for a code of that one.
 */
export async function renewSession(): Promise<void> {
  const client = await authClient();
  const { data, error } = await client.refreshSession();
  if (error) throw error;
  await sessionSettled();
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
  if (data.user && level?.nextLevel === 'aal2' && level.currentLevel !== 'aal2') {
    updateSession({ ...NOBODY, factors: codeFactors(data.user) });
  }
}
