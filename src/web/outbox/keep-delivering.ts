import { deliver } from '#web/outbox/deliver.ts';
import { onWaiting, waitingList } from '#web/outbox/outbox.ts';
import { sendableBy, type Waiting } from '#web/outbox/waiting.ts';
import { currentSession, subscribeToSession } from '#web/session/session-state.ts';

const PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** As long as the page is there: at once when the browser says that the line is back, else now and then. */
export function keepDelivering(signal: AbortSignal): void {
  let pauseMs = PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void go(), ms);
  };
  const go = async () => {
    clearTimeout(timer);
    timer = undefined;
    const { status, user } = currentSession();
    if (status === 'ready' && navigator.onLine) await deliver(user?.id ?? null);
    if (signal.aborted || mine().length === 0) return;
    plan(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const goNow = () => {
    pauseMs = PAUSE_MS;
    void go();
  };
  /** Something new waits; it was just tried, so that it has time. */
  const wait = () => {
    if (timer === undefined && mine().length > 0) plan(PAUSE_MS);
  };
  window.addEventListener('online', goNow, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && goNow(), {
    signal,
  });
  const stops = [subscribeToSession(goNow), onWaiting(wait)];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  });
  goNow();
}

/** What waits and can be sent by whoever is here. */
export function mine(): readonly Waiting[] {
  return sendableBy(waitingList(), currentSession().user?.id ?? null);
}
