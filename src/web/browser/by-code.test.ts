import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOpenedByCode, isReadByCode, markOpenedByCode } from '#web/browser/by-code.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the whole browser counts as opened by a code, as long as one of its codes is good [CL-04]', () => {
  expect(isOpenedByCode()).toBe(false);
  markOpenedByCode('2026-03-09T08:00:00Z');
  markOpenedByCode('2026-03-03T08:00:00Z');
  vi.setSystemTime(new Date('2026-03-09T07:59:00Z'));
  expect(isOpenedByCode()).toBe(true);
  vi.setSystemTime(new Date('2026-03-09T08:00:01Z'));
  expect(isOpenedByCode()).toBe(false);
  // Nothing is left of it.
  expect(stored.size).toBe(0);
});

test('what somebody wrote into the storage opens nothing [CL-04]', () => {
  stored.set('fabloom.by-code', 'for ever');
  expect(isOpenedByCode()).toBe(false);
});

test('on the page of the list nobody needs a code to be left in peace [CL-04]', () => {
  vi.stubGlobal('window', { location: { pathname: '/join' } });
  expect(isReadByCode()).toBe(true);
  vi.stubGlobal('window', { location: { pathname: '/shared' } });
  expect(isReadByCode()).toBe(false);
  markOpenedByCode('2026-03-09T08:00:00Z');
  expect(isReadByCode()).toBe(true);
});
