import { expect, test } from 'vitest';
import { copyAddress, offlineAddress, pageOfData, wayOf } from '#web/service-worker/way-of.ts';

const SITE = 'https://fabloom.example';
const way = (path: string, asked: { method?: string; mode?: string } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', ...asked, url: new URL(path, SITE).href }, SITE);

test.each([
  ['/assets/react-abc.js', 'file'],
  ['/languages/de.1f2e.json', 'file'],
  ['/manifest.webmanifest', 'file'],
  ['/art/settings/forest.webp', 'media'],
  ['/storage/v1/object/public/narrations/ab.mp3', 'media'],
  ['/pictures/00ff.svg', 'own-picture'],
  ['/api/catalogue?age=6-8&lang=de', 'public-data'],
  ['/story-library.data?_routes=x', 'page-data'],
  ['/__manifest?paths=/', 'page-data'],
] as const)('%s: %s [UX-05]', (path, expected) => expect(way(path)).toBe(expected));

test.each([
  '/auth/v1/token',
  '/auth/v1/user',
  '/rest/v1/rpc/is_admin_user',
  '/functions/v1/generate-story',
  '/api/my-stories',
  '/api/account',
  '/api/admin/overview',
  '/admin.data',
  '/auth.data?code=1',
  '/settings.data',
  '/service-worker.js',
  'https://elsewhere.example/assets/a.js',
])('what belongs to somebody, or is not ours, is never kept: %s [UX-05]', (path) =>
  expect(way(path)).toBe('network'),
);

test('nothing but reading is answered here', () => {
  for (const method of ['POST', 'PATCH', 'DELETE', 'HEAD']) expect(way('/', { method })).toBe('network');
});

test.each([
  ['/', 'page'],
  ['/?create&story=1', 'page'],
  ['/story-library/fairy-tales/rata', 'page'],
  ['/admin', 'page-without-copy'],
  ['/auth?code=1', 'page-without-copy'],
  ['/parent-consent?token=1', 'page-without-copy'],
  ['/auth/v1/verify?token=1', 'network'],
  ['/pictures/00ff.svg', 'network'],
  ['/blog/rss.xml', 'network'],
  ['/healthz', 'network'],
] as const)('opened in a tab, %s: %s', (path, expected) =>
  expect(way(path, { mode: 'navigate' })).toBe(expected),
);

test('a copy carries no query but the one that makes another page', () => {
  expect(copyAddress(`${SITE}/?create&story=7`)).toBe('/?create');
  expect(copyAddress(`${SITE}/?utm=1`)).toBe('/');
  expect(copyAddress(`${SITE}/story-library/fairy-tales?q=fox`)).toBe('/story-library/fairy-tales');
});

test('what the router asked for leads back to its page', () => {
  expect(pageOfData(`${SITE}/_.data?create=&_routes=a`)).toBe('/?create=');
  expect(pageOfData(`${SITE}/story-library.data?_routes=a,b`)).toBe('/story-library');
  expect(pageOfData(`${SITE}/blog.data`)).toBe('/blog');
});

test('the offline page knows where its reader wanted to go', () => {
  expect(offlineAddress(`${SITE}/blog/x?a=1&b`)).toBe('/offline?from=%2Fblog%2Fx%3Fa%3D1%26b');
});
