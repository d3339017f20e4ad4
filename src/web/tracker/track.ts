import type { AnalyticsBatch, AnalyticsEvent, EventData, EventKind } from '#contract/analytics.ts';
import { mayTrack } from '#domain/age-gate.ts';
import { SHARED_BOOK_PATH } from '#domain/book-link.ts';
import { JOIN_PATH } from '#domain/join-path.ts';
import { letterFor, request } from '#web/api/api.ts';
import { accepted } from '#web/api/body-of.ts';
import { readAnswers } from '#web/browser/age-answers.ts';
import { isOpenedByCode } from '#web/browser/by-code.ts';
import { randomId } from '#web/browser/random-id.ts';
import { keptInTab } from '#web/browser/storage.ts';
import { currentSession } from '#web/session/session-state.ts';
import { createEventQueue, type EventQueue } from '#web/tracker/event-queue.ts';

const SESSION_KEY = 'analytics_session_id';
const DOOR = 'POST /api/events';

/**
 * Counts that something of the contract's table happened, for a visitor of 13 or older; for everyone else, and where somebody reads what was
 * shared with them, by a link or by a code, nothing leaves the browser.
 * A failure is nobody's problem but ours: it is only noted.
 */
export function track<Kind extends EventKind>(kind: Kind, data: EventData<Kind>): void {
  if (!mayTrack(readAnswers()) || UNCOUNTED.has(window.location.pathname) || isOpenedByCode()) return;
  add ??= openQueue();
  add({ session_id: sessionId(), event_type: kind, event_data: data });
}

const UNCOUNTED: ReadonlySet<string> = new Set([SHARED_BOOK_PATH, JOIN_PATH]);

let add: Queue['add'] | undefined;
type Queue = EventQueue<AnalyticsEvent>;

/**
 * A page that is left, or put aside, may never run again: what has gathered goes out with a beacon, and so does each
 * event that still comes after, such as a figure that is final only then.
 */
function openQueue(): Queue['add'] {
  const queue = createEventQueue(send);
  let away = false;
  const move = (goesAway: boolean) => {
    away = goesAway;
    if (away) queue.empty(sendBeacon);
  };
  document.addEventListener('visibilitychange', () => move(document.visibilityState === 'hidden'));
  window.addEventListener('pagehide', () => move(true));
  window.addEventListener('pageshow', () => move(false));
  return (event) => {
    queue.add(event);
    if (away) queue.empty(sendBeacon);
  };
}

function send(events: AnalyticsEvent[]): void {
  // Whoever is just signing out has a key that may not open anything any more when the events arrive.
  if (currentSession().leaving) return sendBeacon(events);
  const batch = batchOf(events);
  if (!batch) return;
  accepted(request(DOOR, { json: batch, keepalive: true })).catch(note);
}

/** A beacon cannot say who is signed in: these events are counted as nobody's. */
function sendBeacon(events: AnalyticsEvent[]): void {
  const batch = batchOf(events);
  if (!batch) return;
  const { path, body } = letterFor(DOOR, { json: batch });
  const sent = navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (!sent) note();
}

/** Undefined where the visitor has become a child since: a parent may have taken the answer back in another tab. */
function batchOf(events: AnalyticsEvent[]): AnalyticsBatch | undefined {
  return mayTrack(readAnswers()) ? { events } : undefined;
}

function note(): void {
  // oxlint-disable-next-line no-console -- the documented way: failures are only logged
  console.warn('Events were not counted');
}

function sessionId(): string {
  const known = keptInTab.read(SESSION_KEY);
  if (known) return known;
  const id = randomId();
  keptInTab.write(SESSION_KEY, id);
  return id;
}
