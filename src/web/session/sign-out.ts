import { authClient, sessionSettled } from '#web/session/auth-client.ts';
import { updateSession } from '#web/session/session-state.ts';

/**
 * Ends the session on every device. Where the server cannot be reached, it ends at least here: whoever presses the
 * button on a borrowed tablet must be able to walk away.
 */
export async function signOut(): Promise<'everywhere' | 'here'> {
  updateSession({ leaving: true });
  const client = await authClient();
  const { error } = await client.signOut({ scope: 'global' });
  if (error) await client.signOut({ scope: 'local' });
  await sessionSettled();
  return error ? 'here' : 'everywhere';
}

/** The start page shows. */
export function haveLeft(): void {
  updateSession({ leaving: false });
}
