import { TIME_ZONE_HEADER } from '#domain/time-zone.ts';
import { isLineUp } from '#web/browser/line.ts';
import { ownTimeZone } from '#web/browser/time-zone.ts';
import { authClient, isConnected, sessionSettled } from '#web/session/auth-client.ts';
import { currentSession, updateSession } from '#web/session/session-state.ts';
import { hasStoredSession } from '#web/session/stored-session.ts';

/** Answers by which our server says that the session was ended elsewhere, or never was one. */
const ENDED: Readonly<Record<string, 'session_missing' | 'bad_token'>> = {
  session_not_found: 'session_missing',
  bad_jwt: 'bad_token',
};

/**
 * `fetch` for our own server that says who is asking, and from which time zone, when somebody is signed in; a guest's
 * request goes out as it is.
 * When the answer is that the session was ended elsewhere, it ends here too.
 */
export async function authorizedFetch(path: `/${string}`, init: RequestInit = {}): Promise<Response> {
  const token = await accessToken();
  if (!token) return fetch(path, init);
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  headers.set(TIME_ZONE_HEADER, ownTimeZone());
  const response = await fetch(path, { ...init, headers });
  if (response.status === 401 || response.status === 403) await endIfOver(token, response.clone());
  return response;
}

/** Fresh for a minute at least. Someone whose second factor is still to come counts as a guest. */
async function accessToken(): Promise<string | undefined> {
  if (!isConnected() && !hasStoredSession()) return undefined;
  const client = await authClient();
  await sessionSettled();
  if (!currentSession().user) return undefined;
  const asked = client.getSession().then(({ data }) => data.session?.access_token);
  return isLineUp() ? asked : Promise.race([asked, hardlyAnyPatience()]);
}

/** Without a line the client tries for half a minute to renew old tokens, and what waits for them would only fail later. */
function hardlyAnyPatience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, 1000));
}

let ending: Promise<unknown> | undefined;

async function endIfOver(token: string, response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const kind = Object.hasOwn(ENDED, code) ? ENDED[code] : undefined;
  // Somebody may have signed in anew while the answer was on its way; that session is another one.
  if (!kind || (await accessToken()) !== token) return;
  const client = await authClient();
  ending ??= client.signOut({ scope: 'local' }).finally(() => {
    ending = undefined;
    updateSession({ news: { kind } });
  });
  await ending;
}
