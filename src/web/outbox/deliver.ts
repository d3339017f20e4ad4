import { refusalOf } from '#web/api/refusal.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { keepWaiting, waitingList } from '#web/outbox/outbox.ts';
import { tellOutboxNews, type SentChange } from '#web/outbox/outbox-news.ts';
import { post, type Post } from '#web/outbox/post.ts';
import { MOST_FAILURES, verdictOf } from '#web/outbox/verdict.ts';
import { isTooOld, sendableBy, type Waiting } from '#web/outbox/waiting.ts';

const LOCK = 'fabloom.outbox';
const TOO_OLD = 'too_old';

/**
 * Sends what waits, in its order, one after the other. Of several tabs one does it. What the line or the server cannot take
 * now stays, and keeps its place.
 */
export async function deliver(userId: string | null, send: Post = post): Promise<void> {
  if (sendableBy(waitingList(), userId).length === 0) return;
  await alone(async () => {
    const sent: SentChange[] = [];
    for (const change of sendableBy(waitingList(), userId)) {
      const outcome = await attempt(change, send);
      if (outcome === 'later') break;
      if (outcome) sent.push(outcome);
    }
    if (sent.length > 0) tellOutboxNews({ kind: 'sent', changes: sent });
  });
}

async function attempt(change: Waiting, send: Post): Promise<'later' | SentChange | null> {
  // Another tab may have taken it back, or put something else in its place.
  if (!waitingList().some(({ key }) => key === change.key)) return null;
  if (isTooOld(change, Date.now())) return refuse(change, TOO_OLD);
  let response: Response;
  try {
    response = await send(change);
  } catch {
    return 'later';
  }
  const code = response.ok ? '' : (await refusalOf(response)).code;
  const verdict = verdictOf(response, code);
  if (verdict === 'refused') return refuse(change, code);
  if (verdict === 'later') return failAgain(change, response.status, code);
  drop(change);
  if (change.changes) tellOtherTabs(change.changes);
  return { change, answer: await response.json().catch(() => null) };
}

/** What the server fails at again and again must not keep everything behind it waiting. */
function failAgain(change: Waiting, status: number, code: string): 'later' | null {
  if (status !== 500) return 'later';
  const failures = change.failures + 1;
  if (failures >= MOST_FAILURES) return refuse(change, code);
  keepWaiting(waitingList().map((each) => (each.key === change.key ? { ...each, failures } : each)));
  return 'later';
}

function refuse(change: Waiting, code: string): null {
  drop(change);
  tellOutboxNews({ kind: 'refused', change, code });
  return null;
}

function drop({ key }: Waiting): void {
  keepWaiting(waitingList().filter((each) => each.key !== key));
}

let busy = false;

/** The lock is missing where the page came without TLS; the server does what it gets twice once all the same. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    if (busy) return;
    busy = true;
    await work().finally(() => {
      busy = false;
    });
    return;
  }
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
