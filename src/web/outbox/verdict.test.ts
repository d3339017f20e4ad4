import { expect, test } from 'vitest';
import { verdictOf } from '#web/outbox/verdict.ts';

test.each([
  [200, '', 'done'],
  [201, '', 'done'],
  [400, 'validation_failed', 'refused'],
  [404, 'not_found', 'refused'],
  [403, 'newsletter_grown_ups', 'refused'],
  [422, 'key_reused', 'refused'],
  [503, 'newsletter_unavailable', 'refused'],
  [404, '', 'refused'],
  [401, 'no_authorization', 'later'],
  [403, 'session_not_found', 'later'],
  [403, 'bad_jwt', 'later'],
  [409, 'still_being_done', 'later'],
  [429, 'too_many_requests', 'later'],
  [429, '', 'later'],
  [500, 'unexpected', 'later'],
  [502, '', 'later'],
  [503, 'away', 'later'],
  [503, 'busy', 'later'],
  [503, '', 'later'],
])('an answer of %i %s means %s [UX-03]', (status, code, verdict) => {
  expect(verdictOf({ ok: status < 300, status }, code)).toBe(verdict);
});
