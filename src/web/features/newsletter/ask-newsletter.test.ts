import { afterEach, expect, test, vi } from 'vitest';
import { askNewsletter } from '#web/features/newsletter/ask-newsletter.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [202, { ok: true }, 'asked'],
  [400, { code: 'validation_failed' }, 'invalid'],
  [503, { code: 'newsletter_unavailable' }, 'unavailable'],
  [403, { code: 'newsletter_grown_ups' }, 'grown_ups'],
  [429, { code: 'too_many_requests' }, 'failed'],
  [500, null, 'failed'],
])('an answer of %i %j means %s', async (status, body, answer) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await askNewsletter('noor@example.org')).toBe(answer);
});
