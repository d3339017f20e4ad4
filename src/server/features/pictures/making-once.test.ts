import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createMakingOnce } from '#server/features/pictures/making-once.ts';

const anybody = async () => undefined;

test('a hundred who want the same have it made once, and one of them is counted [OP-03]', async () => {
  const once = createMakingOnce<string>();
  const count = vi.fn(() => delay(5));
  const make = vi.fn(async () => {
    await delay(5);
    return 'pixels';
  });
  const all = await Promise.all(Array.from({ length: 100 }, () => once('fox', count, make)));
  expect(new Set(all)).toEqual(new Set(['pixels']));
  expect([count, make].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await once('fox', count, make);
  await once('owl', count, make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('who must not begin holds up nobody, and what fails is tried anew', async () => {
  const once = createMakingOnce<string>();
  const make = async () => 'pixels';
  const refused = async () => {
    await delay(5);
    throw new Error('too fast');
  };
  const asked = [once('fox', refused, make), once('fox', refused, make), once('fox', anybody, make)];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  await expect(once('fox', anybody, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await once('fox', anybody, make)).toBe('pixels');
});
