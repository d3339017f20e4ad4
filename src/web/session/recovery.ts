import { updateSession } from '#web/session/session-state.ts';
import { markRecovering } from '#web/session/stored-session.ts';

/** The new password is set: from here on it is a session like any other. */
export function endRecovery(): void {
  markRecovering(null);
  updateSession({ recovering: false });
}
