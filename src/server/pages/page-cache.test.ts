import { expect, test, vi } from 'vitest';
import { PageCache } from '#server/pages/page-cache.ts';
import { pageOf, prepare, type PreparedPage } from '#server/pages/prepared-page.ts';

function renderer() {
  let count = 0;
  return vi.fn((last?: PreparedPage) => prepare(pageOf(`render ${++count}`, ''), {}, last));
}

test('a page is rendered once while it is fresh, however many ask at once', async () => {
  const cache = new PageCache(() => 0);
  const render = renderer();
  const pages = await Promise.all(Array.from({ length: 5 }, () => cache.get('en /', render)));
  expect(pages.map((page) => page?.bytes.toString())).toEqual(Array(5).fill('render 1'));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale page is sent at once and renewed behind it', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const render = renderer();
  await cache.get('en /', render);
  now = 61_000;
  expect((await cache.get('en /', render))?.bytes.toString()).toBe('render 1');
  await vi.waitFor(async () => expect((await cache.get('en /', render))?.bytes.toString()).toBe('render 2'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that is the same when it is rendered anew is not compressed anew', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const render = vi.fn((last?: PreparedPage) => prepare(pageOf('as ever', 'policy'), {}, last));
  const first = await cache.get('en /', render);
  now = 11 * 60_000;
  expect(await cache.get('en /', render)).toBe(first);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a failed renewal keeps the page; a page past use is not sent', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  await cache.get('en /', renderer());
  now = 61_000;
  const failing = () => Promise.reject(new Error('database is away'));
  expect((await cache.get('en /', failing))?.bytes.toString()).toBe('render 1');
  now = 11 * 60_000;
  await expect(cache.get('en /', failing)).rejects.toThrow('database is away');
});

test('what must not be kept is rendered each time', async () => {
  const cache = new PageCache(() => 0);
  const render = vi.fn(async () => undefined);
  await cache.get('en /nowhere', render);
  await cache.get('en /nowhere', render);
  expect(render).toHaveBeenCalledTimes(2);
});
