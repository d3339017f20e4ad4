import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#web/api/refusal.ts';
import { inTurn } from '#web/features/narration/in-turn.ts';

const busy = new Refusal('busy', 'We are very busy.', { status: 503 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('in a crowd the player asks again by itself, and says so once [OP-03]', async () => {
  const ask = vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue('heard');
  const onCrowd = vi.fn();
  const answer = inTurn(ask, { signal: new AbortController().signal, onCrowd });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe('heard');
  expect([ask.mock.calls.length, onCrowd.mock.calls.length]).toEqual([3, 1]);
});

test('it does not ask for ever, and not for what would be refused again [OP-03]', async () => {
  const { signal } = new AbortController();
  const full = vi.fn().mockRejectedValue(busy);
  const given = inTurn(full, { signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await given).toBe(busy);
  expect(full.mock.calls.length).toBeLessThan(12);
  const other = new Refusal('voice_failed', 'no', { status: 502 });
  await expect(inTurn(() => Promise.reject(other), { signal })).rejects.toBe(other);
});

test('who stops listening stops waiting [OP-03]', async () => {
  const listening = new AbortController();
  const ask = vi.fn().mockRejectedValue(busy);
  const answer = inTurn(ask, { signal: listening.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  listening.abort(new Error('gone'));
  expect(await answer).toEqual(new Error('gone'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
