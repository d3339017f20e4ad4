import { useSyncExternalStore } from 'react';
import { openSession } from '#web/session/open-session.ts';
import {
  UNKNOWN_SESSION,
  currentSession,
  subscribeToSession,
  type Session,
} from '#web/session/session-state.ts';

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => UNKNOWN_SESSION);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToSession(listener);
  openSession();
  return unsubscribe;
}
