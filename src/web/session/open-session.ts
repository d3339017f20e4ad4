import { patiently } from '#web/browser/patiently.ts';
import { isLineUp } from '#web/browser/line.ts';
import { authClient, isConnected } from '#web/session/auth-client.ts';
import { carriesCallback } from '#web/session/callback.ts';
import { currentSession, subscribeToSession, updateSession } from '#web/session/session-state.ts';
import { STORAGE_KEY, hasStoredSession, storedUser } from '#web/session/stored-session.ts';

let opened = false;

/** Finds out who is here: a guest at once, anybody else as soon as the client is there and has looked. */
export function openSession(): void {
  if (opened) return;
  opened = true;
  subscribeToSession(liftMark);
  showWhoWasHere();
  if (hasStoredSession() || carriesCallback(window.location.href)) connect();
  else updateSession({ status: 'ready' });
  // Another tab has signed in, and this one had no client that would have heard of it.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null && !isConnected()) connect();
  });
}

/** Without a line the client would wait half a minute for fresh tokens; nothing here needs them to be shown. */
function showWhoWasHere(): void {
  const user = isLineUp() ? null : storedUser();
  if (user) updateSession({ status: 'ready', user });
}

/** Somebody who is signed in is not taken for a guest because a script was late; until it is there the page waits for it. */
function connect(): void {
  patiently(authClient)().catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the page goes on as a guest's; the log says why
    console.warn('The account client did not load', error);
    updateSession({ status: 'ready' });
  });
}

/** The mark that `shell/before-paint.js` set for the styles: from now on the page itself knows. */
function liftMark(): void {
  if (currentSession().status === 'ready') delete document.documentElement.dataset['session'];
}
