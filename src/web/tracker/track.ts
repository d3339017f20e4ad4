import type { AnalyticsEvent } from '#contract/events.ts';
import { mayTrack } from '#domain/age-gate.ts';
import { readAnswers } from '#web/browser/age-answers.ts';
import { randomId } from '#web/browser/random-id.ts';
import { keptInTab } from '#web/browser/storage.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';

const SESSION_KEY = 'analytics_session_id';

/**
 * Counts that something happened, for a visitor of 13 or older; for everyone else nothing leaves the browser.
 * A failure is nobody's problem but ours: it is only noted.
 */
export function track(eventType: string, eventData: AnalyticsEvent['event_data'] = {}): void {
  if (!mayTrack(readAnswers())) return;
  const event: AnalyticsEvent = { session_id: sessionId(), event_type: eventType, event_data: eventData };
  authorizedFetch('/api/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
  }).catch(() => {
    // oxlint-disable-next-line no-console -- the documented way: failures are only logged
    console.warn('An event was not counted');
  });
}

function sessionId(): string {
  const known = keptInTab.read(SESSION_KEY);
  if (known) return known;
  const id = randomId();
  keptInTab.write(SESSION_KEY, id);
  return id;
}
