import { letterFor, type Manner } from '#web/api/api.ts';
import type { AnswerAt, Door, Wish } from '#web/api/doors.ts';
import { randomId } from '#web/browser/random-id.ts';
import { keepWaiting, waitingList } from '#web/outbox/outbox.ts';
import { tellOutboxNews } from '#web/outbox/outbox-news.ts';
import { post } from '#web/outbox/post.ts';
import { withWaiting, withoutAbout, type Change, type Waiting } from '#web/outbox/waiting.ts';
import { currentSession } from '#web/session/session-state.ts';

/** It lies in this browser and is sent as soon as it can be. */
export const WAITS = 'waits';

/** Nothing of ours has answered: the line is down, or somebody between us and the server says that it is away. */
const NOBODY_THERE = new Set([502, 504]);

/**
 * Sends a change now, or keeps it until the line is back. Rejects where neither is possible, and where whoever asked has
 * given up themselves.
 */
export async function sendOrKeep<At extends Door>(
  door: At,
  wish: Wish<At> & Pick<Manner, 'keepalive' | 'signal'>,
  change: Change,
): Promise<AnswerAt<At> | typeof WAITS> {
  const waiting: Waiting = {
    ...change,
    ...letterFor(door, wish),
    key: randomId(),
    userId: currentSession().user?.id ?? null,
    since: Date.now(),
    failures: 0,
  };
  // An older wish must not arrive after this one.
  const others = withoutAbout(waitingList(), waiting);
  if (others.length < waitingList().length) keepWaiting(others);
  // A browser that knows that there is no line need not try, which with an old session takes half a minute.
  if (!navigator.onLine && keep(waiting)) return WAITS;
  try {
    const response = await post(waiting, wish);
    if (NOBODY_THERE.has(response.status) && keep(waiting)) return WAITS;
    return response as AnswerAt<At>;
  } catch (error) {
    if (wish.signal?.aborted || !keep(waiting)) throw error;
    return WAITS;
  }
}

function keep(waiting: Waiting): boolean {
  const next = withWaiting(waitingList(), waiting);
  if (!next || !keepWaiting(next)) return false;
  tellOutboxNews({ kind: 'waits', change: waiting });
  return true;
}
