import { afterEach, expect, test, vi } from 'vitest';
import { isLineFault, isLineUp } from '#web/browser/line.ts';

afterEach(() => vi.unstubAllGlobals());

test('a server, which is asked too, is never without a line', () => {
  expect(isLineUp()).toBe(true);
  expect(isLineFault(new Error('a fault of ours'))).toBe(false);
});

test.each([
  ['a browser that says so', false, new Error('anything'), true],
  ['Chromium', true, new TypeError('Failed to fetch'), true],
  ['Firefox', true, new TypeError('NetworkError when attempting to fetch resource.'), true],
  ['Safari', true, new TypeError('Load failed'), true],
  ['a fault of ours', true, new TypeError('x is not a function'), false],
])('%s [UX-03]', (_, onLine, error, down) => {
  vi.stubGlobal('navigator', { onLine });
  expect(isLineFault(error)).toBe(down);
});
