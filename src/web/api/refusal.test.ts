import { expect, test } from 'vitest';
import { refusalOf, refusalWords } from '#web/api/refusal.ts';

const t = (id: string, values?: Record<string, unknown>) => (values ? `${id} ${JSON.stringify(values)}` : id);
const saidOf = async (status: number, code: string, headers: Record<string, string> = {}) =>
  refusalWords(await refusalOf(Response.json({ error: 'No', code }, { status, headers })), t);

test('a limit says when to come back, and other refusals why', async () => {
  expect(await saidOf(429, 'too_many_requests', { 'Retry-After': '130' })).toBe('refusal.wait {"minutes":3}');
  expect(await saidOf(429, 'too_many_requests')).toBe('auth.error.over_request_rate_limit');
  // A busy machine is asked again in a moment; nobody is told a minute.
  expect(await saidOf(503, 'busy', { 'Retry-After': '5' })).toBe('');
  expect(await saidOf(422, 'unsafe_text')).toBe('feedback.blocked.text');
  expect(refusalWords(new Error('no line'), t)).toBe('');
});
