import { expect, test } from 'vitest';
import { dismissToast, toast, visibleToasts } from '#web/ui/toast-store.ts';

test('at most three messages are kept, the newest ones, for a few seconds each [UX-01]', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast({ title });
  expect(visibleToasts().map((shown) => shown.title)).toEqual(['two', 'three', 'four']);
  expect(visibleToasts().every((shown) => shown.durationMs === 5000)).toBe(true);
  const [first] = visibleToasts();
  dismissToast(first?.id ?? 0);
  expect(visibleToasts().map((shown) => shown.title)).toEqual(['three', 'four']);
});
