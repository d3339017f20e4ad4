import { expect, test } from 'vitest';
import { countedPath, signInMethod } from '#domain/counted.ts';

test.each([
  ['/', '/'],
  ['/story-library/the-dragon-who-sneezed-buttons', '/story-library/the-dragon-who-sneezed-buttons'],
  ['/blog/a-1', '/blog/a-1'],
  ['/Mia', '/other'],
  ['/mia@example.org', '/other'],
  ['/%F0%9F%A6%8A', '/other'],
  [`/${'a'.repeat(100)}`, '/other'],
  ['', '/other'],
])('of the address %s is counted %s [AL-01]', (path, counted) => {
  expect(countedPath(path)).toBe(counted);
});

test('a way in is one of those we know [AL-01]', () => {
  expect([signInMethod('google'), signInMethod('some-other')]).toEqual(['google', 'email']);
});
