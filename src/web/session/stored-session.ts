import type { User } from '@supabase/auth-js';
import { kept, keptInTab } from '#web/browser/storage.ts';
import type { SessionUser } from '#web/session/session-state.ts';
import { codeFactors, sessionUser } from '#web/session/user.ts';

/** Where the account client keeps the session. `shell/before-paint.js` looks there too. */
export const STORAGE_KEY = 'fabloom.auth';

const RECOVERY_KEY = 'fabloom.recovery';

export function hasStoredSession(): boolean {
  return kept.read(STORAGE_KEY) !== null;
}

/** Who was signed in when there was last a line; null as well for whoever had still to give a code. */
export function storedUser(): SessionUser | null {
  try {
    const { user, access_token } = JSON.parse(kept.read(STORAGE_KEY) ?? '') as StoredTokens;
    const claims = JSON.parse(fromBase64Url(access_token.split('.')[1] ?? '')) as { aal?: string };
    const awaitsCode = codeFactors(user).length > 0 && claims.aal !== 'aal2';
    return awaitsCode ? null : sessionUser(user);
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}

interface StoredTokens {
  user: User;
  access_token: string;
}

/** Kept in the tab, so that a reload still asks for the new password. */
export function isRecovering(userId: string): boolean {
  return keptInTab.read(RECOVERY_KEY) === userId;
}

export function markRecovering(userId: string | null): void {
  if (userId) keptInTab.write(RECOVERY_KEY, userId);
  else keptInTab.remove(RECOVERY_KEY);
}
