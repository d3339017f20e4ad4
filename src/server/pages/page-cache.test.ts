import { expect, test, vi } from 'vitest';
import { PageCache } from '#server/pages/page-cache.ts';
import { pageOf, prepare, type PreparedPage } from '#server/pages/prepared-page.ts';

const keyOf = (path: string, query = '') => ({ language: 'en', path, query });
const HOME = keyOf('/');

function renderer() {
  let count = 0;
  return vi.fn((last?: PreparedPage) => prepare(pageOf(`render ${++count}`, ''), {}, last));
}

test('a page is rendered once while it is fresh, however many ask at once', async () => {
  const cache = new PageCache(() => 0);
  const render = renderer();
  const pages = await Promise.all(Array.from({ length: 5 }, () => cache.get(HOME, render)));
  expect(pages.map((page) => page?.bytes.toString())).toEqual(Array(5).fill('render 1'));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale page is sent at once and renewed behind it', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const render = renderer();
  await cache.get(HOME, render);
  now = 61_000;
  expect((await cache.get(HOME, render))?.bytes.toString()).toBe('render 1');
  await vi.waitFor(async () => expect((await cache.get(HOME, render))?.bytes.toString()).toBe('render 2'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that is the same when it is rendered anew is not compressed anew', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const render = vi.fn((last?: PreparedPage) => prepare(pageOf('as ever', 'policy'), {}, last));
  const first = await cache.get(HOME, render);
  now = 11 * 60_000;
  expect(await cache.get(HOME, render)).toBe(first);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a failed renewal keeps the page; a page past use is not sent', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  await cache.get(HOME, renderer());
  now = 61_000;
  const failing = () => Promise.reject(new Error('database is away'));
  expect((await cache.get(HOME, failing))?.bytes.toString()).toBe('render 1');
  now = 11 * 60_000;
  await expect(cache.get(HOME, failing)).rejects.toThrow('database is away');
});

test('what must not be kept is rendered each time', async () => {
  const cache = new PageCache(() => 0);
  const render = vi.fn(async () => undefined);
  await cache.get(keyOf('/nowhere'), render);
  await cache.get(keyOf('/nowhere'), render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that something changed on is rendered anew for the next visitor, but never more than once a second [OP-03]', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const render = renderer();
  const tale = keyOf('/story-library/fairy-tales/fox');
  const ask = async () => (await cache.get(tale, render))?.bytes.toString();
  await ask();
  cache.outdate(['/story-library/fairy-tales/owl', '/blog/']);
  now = 2_000;
  expect(await ask()).toBe('render 1');
  cache.outdate(['/story-library/']);
  expect(await ask()).toBe('render 2');
  cache.outdate([tale.path]);
  expect(await ask()).toBe('render 2');
  now = 3_100;
  expect(await ask()).toBe('render 3');
  expect(await ask()).toBe('render 3');
});

test('what changes while a page is rendered is not missed for long', async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const held = Promise.withResolvers<void>();
  const slow = cache.get(HOME, async (last) => {
    await held.promise;
    return prepare(pageOf('before', ''), {}, last);
  });
  cache.outdate(['/']);
  held.resolve();
  await slow;
  now = 1_500;
  expect((await cache.get(HOME, renderer()))?.bytes.toString()).toBe('render 1');
});

test('addresses without end take no more room than they may, and crowd out nobody [OP-03]', async () => {
  const cache = new PageCache(() => 0, 2_000);
  const render = renderer();
  await cache.get(HOME, render);
  for (let i = 0; i < 200; i++) await cache.get(keyOf('/', `?q=${i}`), render);
  expect(cache.fresh(HOME)).toBeDefined();
  expect(cache.fresh(keyOf('/', '?q=199'))).toBeDefined();
  expect(cache.fresh(keyOf('/', '?q=0'))).toBeUndefined();
});
