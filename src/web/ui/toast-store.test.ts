import { beforeEach, expect, test } from 'vitest';
import { dismissToast, toast, visibleToasts, type ToastOptions } from '#web/ui/toast-store.ts';

beforeEach(() => {
  for (const { id } of visibleToasts()) dismissToast(id);
});

test('at most three messages are kept, the newest ones, for a few seconds each [UX-01]', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast({ title });
  expect(visibleToasts().map((shown) => shown.title)).toEqual(['two', 'three', 'four']);
  expect(visibleToasts().every((shown) => shown.durationMs === 5000)).toBe(true);
  const [first] = visibleToasts();
  dismissToast(first?.id ?? 0);
  expect(visibleToasts().map((shown) => shown.title)).toEqual(['three', 'four']);
});

test.each<[string, ToastOptions, ToastOptions, number]>([
  ['the same message twice is one message', { title: 'Saved' }, { title: 'Saved' }, 1],
  [
    'of a failure the latest news counts',
    { title: 'Sign in failed', description: 'The password is wrong.', look: 'danger' },
    { title: 'Sign in failed', description: 'Too many tries.', look: 'danger' },
    1,
  ],
  [
    'two rewards are two messages',
    { title: 'Achievement', description: 'First story', look: 'success' },
    { title: 'Achievement', description: 'Night owl', look: 'success' },
    2,
  ],
  [
    'a failure is not the success of the same name',
    { title: 'Favorites', look: 'success' },
    { title: 'Favorites', look: 'danger' },
    2,
  ],
])('%s [UX-01]', (_title, first, second, count) => {
  toast(first);
  const [before] = visibleToasts();
  toast(second);
  expect(visibleToasts()).toHaveLength(count);
  // It comes anew: its time begins again, and screen readers say it again.
  expect(visibleToasts().at(-1)).toMatchObject(second);
  expect(visibleToasts().at(-1)?.id).toBeGreaterThan(before?.id ?? 0);
});
