/** The person behind the session, as far as pages need to know. */
export interface SessionUser {
  id: string;
  email: string | null;
  username: string | null;
}

/** An authenticator app that the person has set up. */
export interface CodeFactor {
  id: string;
  name: string;
}

/** How a sign-in by link or by provider ended, or why a session did. */
export type SessionNews =
  | { kind: 'signed_in' | 'signed_up'; method: string }
  | { kind: 'recovery' }
  | { kind: SessionFailure };

export type SessionFailure =
  | 'link_expired'
  | 'other_browser'
  | 'refused'
  | 'failed'
  | 'network'
  | 'session_missing'
  | 'bad_token';

export interface Session {
  /** Loading until the browser has said whether there is a session. */
  status: 'loading' | 'ready';
  /** Null for a guest, and for someone whose second factor is still to come. */
  user: SessionUser | null;
  isAdmin: boolean;
  /** The password was right and a code is still to come: the apps that can make one. */
  factors: readonly CodeFactor[] | null;
  /** Came by a mailed link in order to choose a new password. */
  recovering: boolean;
  /** From the press of the button until the start page shows: a page for members need not send anybody away. */
  leaving: boolean;
  /** Something to tell the visitor once. */
  news: SessionNews | null;
}

export const NOBODY = {
  user: null,
  isAdmin: false,
  factors: null,
  recovering: false,
} satisfies Partial<Session>;

export const UNKNOWN_SESSION: Session = { status: 'loading', ...NOBODY, leaving: false, news: null };

let session = UNKNOWN_SESSION;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The client repeats itself, for example whenever the tab comes to the front; what is not new disturbs nobody. */
export function updateSession(change: Partial<Session>): void {
  const next = { ...session, ...change };
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  for (const listener of listeners) listener();
}
