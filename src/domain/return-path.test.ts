import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from '#domain/return-path.ts';

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/story-library?age=6-8#fox', '/story-library?age=6-8#fox'],
  ['/?create', '/?create'],
  ['/search?next=https://example.org//x', '/search?next=https://example.org//x'],
  ['/a/../dashboard', '/dashboard'],
  ['/authors', '/authors'],
  ['/geschichten/füchse', '/geschichten/f%C3%BCchse'],
])('%s is kept as %s [AU-05]', (value, path) => {
  expect(safeReturnPath(value)).toBe(path);
});

test.each([
  undefined,
  null,
  42,
  {},
  ['/dashboard'],
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/a\\b',
  '/a\u0000b',
  '/a\u0085b',
  '/a\u2028b',
  'javascript:alert(1)',
  '/auth',
  '/auth/',
  '/AUTH?returnTo=/x',
  '/auth?mode=reset',
  '/auth/v1/logout',
  '/%61uth',
  '/./auth',
])('%j leads home [AU-05]', (value) => {
  expect(safeReturnPath(value)).toBe('/');
});

const SITE = 'https://fabloom.example';
const tricky = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '\t',
        '\n',
        ' ',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
        'auth',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom('/', '.', '..', '%2e', '%2f', 'evil.example', 'a', '?', '#'), { maxLength: 12 })
    .map((parts) => `/${parts.join('')}`),
);

test('whatever is asked for, the way stays on this site and never leads back to sign-in [AU-05]', () => {
  fc.assert(
    fc.property(tricky, (value) => {
      const path = safeReturnPath(value);
      expect(path).toMatch(/^\/(?![/\\])/);
      const url = new URL(path, SITE);
      expect(url.origin).toBe(SITE);
      expect(url.pathname).not.toMatch(/^\/auth(\/|$)/i);
      expect(safeReturnPath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});

test('a plain path comes back as it is [AU-05]', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== 'auth');
  fc.assert(
    fc.property(
      fc.array(segment, { maxLength: 4 }),
      fc.stringMatching(/^[a-z0-9=&]{0,20}$/),
      (segments, query) => {
        const path = `/${segments.join('/')}${query && `?${query}`}`;
        expect(safeReturnPath(path)).toBe(path);
      },
    ),
  );
});
