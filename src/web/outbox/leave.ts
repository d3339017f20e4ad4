import { deliver } from '#web/outbox/deliver.ts';
import { keepWaiting, waitingList } from '#web/outbox/outbox.ts';
import { isTold } from '#web/outbox/waiting.ts';

/** Nobody who wants to leave waits longer for what still has to be sent. */
const PATIENCE_MS = 4000;

/** Sends what can be sent; says how much of what somebody cares about would be lost with the session. */
export async function sendBeforeLeaving(userId: string): Promise<number> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (navigator.onLine) await Promise.race([deliver(userId), patience]);
  return waitingList().filter((each) => each.userId === userId && isTold(each.kind)).length;
}

/** What is left of somebody who has gone is nobody's business here. */
export function forgetWaiting(userId: string): void {
  keepWaiting(waitingList().filter((each) => each.userId !== userId));
}
