import { kept, keptInTab } from '#web/browser/storage.ts';

/** Where the account client keeps the session. `shell/before-paint.js` looks there too. */
export const STORAGE_KEY = 'fabloom.auth';

const RECOVERY_KEY = 'fabloom.recovery';

export function hasStoredSession(): boolean {
  return kept.read(STORAGE_KEY) !== null;
}

/** Kept in the tab, so that a reload still asks for the new password. */
export function isRecovering(userId: string): boolean {
  return keptInTab.read(RECOVERY_KEY) === userId;
}

export function markRecovering(userId: string | null): void {
  if (userId) keptInTab.write(RECOVERY_KEY, userId);
  else keptInTab.remove(RECOVERY_KEY);
}
