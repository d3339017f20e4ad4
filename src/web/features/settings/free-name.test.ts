import { expect, test } from 'vitest';
import { freeName } from '#web/features/settings/free-name.ts';

test.each([
  [[], 'App'],
  [['Phone'], 'App'],
  [['App'], 'App 2'],
  [['App', 'App 2'], 'App 3'],
  [['App 2', 'App'], 'App 3'],
])('beside %j the next app is called %s [DB-06]', (taken, name) => {
  expect(freeName('App', taken)).toBe(name);
});
