import { useSyncExternalStore } from 'react';
import { onWaiting, waitingList } from '#web/outbox/outbox.ts';
import type { Waiting } from '#web/outbox/waiting.ts';

const NONE: readonly Waiting[] = [];

/** What this person wished about something and could not be sent yet. It is drawn as if it had been. */
export function useWaiting(about: string, userId: string | undefined): Waiting | undefined {
  const list = useSyncExternalStore(onWaiting, waitingList, () => NONE);
  return list.find((each) => each.about === about && each.userId === userId);
}
