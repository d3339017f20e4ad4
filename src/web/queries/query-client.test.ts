import { QueryObserver, focusManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '#web/queries/query-client.ts';

test('data stays fresh for five minutes and coming back to the tab does not fetch again [UX-02]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'stories');
  const watch = () =>
    new QueryObserver(client, { queryKey: ['stories'], queryFn }).subscribe(() => undefined);

  const stop = watch();
  await vi.advanceTimersByTimeAsync(4.9 * 60_000);
  watch()();
  expect(queryFn).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(0.2 * 60_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(queryFn).toHaveBeenCalledTimes(1);

  watch()();
  await vi.advanceTimersByTimeAsync(10);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
  client.clear();
});
