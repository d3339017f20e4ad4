import { afterEach, expect, test, vi } from 'vitest';
import { sendFeedback } from '#web/features/feedback/send-feedback.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What becomes of an entry that is answered so. */
function outcomeOf(answer: () => Response) {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => answer());
  return sendFeedback({ message: 'More dragons', rating: 5, feedback_type: 'general', language: 'en' });
}

test.each([
  [201, { ok: true }, { kind: 'submitted' }],
  [429, { code: 'too_many_requests' }, { kind: 'too-many' }],
  [422, { code: 'inappropriate_content', fields: { email: 'x' } }, { kind: 'blocked', fields: ['email'] }],
  [422, { code: 'inappropriate_content' }, { kind: 'blocked', fields: [] }],
  [400, { code: 'validation_failed', fields: { message: 'x' } }, { kind: 'failed' }],
  [500, { code: 'unexpected' }, { kind: 'failed' }],
  [403, null, { kind: 'failed' }],
])('an answer of %i %j means %j [FB-04]', async (status, body, outcome) => {
  expect(await outcomeOf(() => Response.json(body, { status }))).toEqual(outcome);
});

test('a page of somebody in between is a failure too', async () => {
  expect(await outcomeOf(() => new Response('<html>', { status: 502 }))).toEqual({ kind: 'failed' });
});
