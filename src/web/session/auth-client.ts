import type { GoTrueClient } from '@supabase/auth-js';
import { onceMore } from '#web/browser/patiently.ts';

/** Heavy, so it comes when there is a session to look after or a form about to be sent. */
const load = onceMore(() => import('#web/session/live-session.ts'));

let connecting: Promise<GoTrueClient> | undefined;

/** The account client. The first call connects the session of this tab to it; a failed call may be repeated. */
export function authClient(): Promise<GoTrueClient> {
  connecting ??= load()
    .then((live) => live.connect())
    .catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
  return connecting;
}

export function isConnected(): boolean {
  return connecting !== undefined;
}

/** What the client has reported so far is in the session. */
export async function sessionSettled(): Promise<void> {
  await authClient();
  await (await load()).settled();
}

/** Fetches the client ahead of its use; whether that works shows when it is used. */
export function preloadAuthClient(): void {
  load().catch(() => undefined);
}
