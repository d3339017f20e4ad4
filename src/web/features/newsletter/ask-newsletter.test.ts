import { expect, test } from 'vitest';
import { answerOf } from '#web/features/newsletter/ask-newsletter.ts';

test.each([
  [202, { ok: true }, 'asked'],
  [400, { code: 'validation_failed' }, 'invalid'],
  [503, { code: 'newsletter_unavailable' }, 'unavailable'],
  [403, { code: 'newsletter_grown_ups' }, 'grown_ups'],
  [429, { code: 'too_many_requests' }, 'failed'],
  [500, null, 'failed'],
])('an answer of %i %j means %s', async (status, body, answer) => {
  expect(await answerOf(Response.json(body, { status }))).toBe(answer);
});
