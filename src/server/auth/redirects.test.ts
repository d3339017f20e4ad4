import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseRedirect, withFragment, withQuery } from '#server/auth/redirects.ts';

const HOME = { siteUrl: 'http://localhost:3000', origins: [] };
const PUBLIC = { siteUrl: 'https://stories.example.org', origins: ['https://beta.example.org:8443'] };

/** Only what begins with one of these is ours; said in strings, so that no parser has the last word. */
const OURS_AT_HOME = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'];
const OURS_IN_PUBLIC = ['https://stories.example.org', 'https://beta.example.org:8443'];

function isOurs(result: string, ours: readonly string[]): boolean {
  const byParser = ours.includes(new URL(result).origin);
  const byPrefix = ours.some((origin) => result === origin || result.startsWith(`${origin}/`));
  return byParser && byPrefix;
}

describe('where a journey may end', () => {
  test.each([
    ['http://localhost:3000', 'http://localhost:3000/'],
    ['http://localhost:3000/auth?mode=reset', 'http://localhost:3000/auth?mode=reset'],
    ['http://localhost:3000/a/../b#there', 'http://localhost:3000/b#there'],
    ['http://127.0.0.1:3000/auth', 'http://127.0.0.1:3000/auth'],
    ['http://[::1]:3000/auth', 'http://[::1]:3000/auth'],
    ['HTTP://LocalHost:3000/Auth', 'http://localhost:3000/Auth'],
    ['http://ｌｏｃａｌｈｏｓｔ:3000/auth', 'http://localhost:3000/auth'],
    ['http://127。0。0。1:3000/auth', 'http://127.0.0.1:3000/auth'],
    ['http://0x7f000001:3000/auth', 'http://127.0.0.1:3000/auth'],
    ['http://[0:0:0:0:0:0:0:1]:3000/auth', 'http://[::1]:3000/auth'],
  ])('at home %s is ours', (wish, expected) => {
    expect(chooseRedirect([wish], HOME)).toBe(expected);
  });

  test.each([
    ['https://stories.example.org/auth', 'https://stories.example.org/auth'],
    ['https://stories.example.org:443/auth', 'https://stories.example.org/auth'],
    ['https://STORIES.example.org/auth', 'https://stories.example.org/auth'],
    ['https://beta.example.org:8443/x', 'https://beta.example.org:8443/x'],
  ])('in public %s is ours', (wish, expected) => {
    expect(chooseRedirect([wish], PUBLIC)).toBe(expected);
  });

  test.each([
    // other sites, in many clothes
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
    'http://localhost:3000\\@evil.example',
    // our name, and then somebody else
    'http://localhost:3000@evil.example',
    'http://localhost:3000:x@evil.example/',
    'http://localhost:3000.evil.example',
    'http://localhost.evil.example:3000',
    'http://evil.example/http://localhost:3000',
    'http://evil.example#http://localhost:3000',
    'http://evil.example?http://localhost:3000',
    // our name with company
    'http://mia@localhost:3000/',
    'http://mia:secret@localhost:3000/',
    'http://:secret@localhost:3000/',
    // nearly our name
    'http://localhost:30001',
    'http://localhost:300',
    'http://localhost',
    'https://localhost:3000',
    'http://localhost.:3000',
    'http://127.0.0.2:3000',
    'http://0.0.0.0:3000',
    'http://[::ffff:127.0.0.1]:3000',
    'http://[::]:3000',
    'http://localhosт:3000', // the last letter is Cyrillic
    'http://localhost。evil.example:3000',
    // no address of a page
    'javascript:alert(1)',
    'JavaScript://localhost:3000/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost:3000/1234',
    'file:///etc/passwd',
    'ws://localhost:3000',
    'ftp://localhost:3000',
    'about:blank',
    // what browsers drop or read as something else
    'http://local\thost:3000',
    'http://localhost:3000/\n',
    'http://localhost:3000\r\nLocation: https://evil.example',
    '\u0000http://localhost:3000',
    ' http://localhost:3000',
    'http://localhost:3000/a b',
    'http://localhost:3000/\u00a0',
    'http://localhost:3000/\u2028',
    'http://localhost:3000/\\..\\evil',
    'ht\ntps://evil.example',
    // no address at all
    '',
    '/',
    '/auth',
    'auth',
    '?code=1',
    '#here',
    'http://',
    'http://[::1',
    '%68ttp://localhost:3000',
    `http://localhost:3000/${'a'.repeat(2048)}`,
  ])('%j is not', (wish) => {
    expect(chooseRedirect([wish], HOME)).toBe(HOME.siteUrl);
  });

  test.each([
    '/auth/v1/authorize?provider=google',
    '/auth/v1',
    '/AUTH/V1/authorize',
    '/api/stories',
    '/storage/v1/x',
    '/a/../auth/v1/authorize',
    '/%61uth/v1/authorize',
    '/auth/%76%31/authorize',
    '/auth/v1/%61uthorize',
    '//auth/v1/authorize',
    '/auth//v1///authorize',
    '/%61pi//%ff',
  ])('%s is ours, but no page', (path) => {
    expect(chooseRedirect([HOME.siteUrl + path], HOME)).toBe(HOME.siteUrl);
  });

  test.each(['/auth', '/auth?mode=reset', '/authors', '/apiary', '/caf%C3%A9', '/story/auth/v1'])(
    '%s is a page',
    (path) => {
      expect(chooseRedirect([HOME.siteUrl + path], HOME)).toBe(HOME.siteUrl + path);
    },
  );

  test('in public neither plain HTTP nor loopback nor another port is ours', () => {
    for (const wish of [
      'http://stories.example.org',
      'http://localhost:3000',
      'https://127.0.0.1',
      'https://stories.example.org:8443',
      'https://beta.example.org',
      'https://example.org',
      'https://stories.example.org.evil.example',
      'https://stories.example.org.',
      'https://stories。example。org.evil.example',
    ]) {
      expect(chooseRedirect([wish], PUBLIC), wish).toBe(PUBLIC.siteUrl);
    }
  });

  test('the first wish that is allowed counts', () => {
    const allowed = ['http://localhost:3000/first', 'http://localhost:3000/second'];
    expect(chooseRedirect([undefined, 'https://evil.example', ...allowed], HOME)).toBe(allowed[0]);
    expect(chooseRedirect([undefined, undefined], HOME)).toBe(HOME.siteUrl);
    expect(chooseRedirect([], HOME)).toBe(HOME.siteUrl);
  });

  test('an address of 2048 characters is not too long, one more is', () => {
    const longest = `http://localhost:3000/${'a'.repeat(2048 - 22)}`;
    expect(longest).toHaveLength(2048);
    expect(chooseRedirect([longest], HOME)).toBe(longest);
    expect(chooseRedirect([`${longest}a`], HOME)).toBe(HOME.siteUrl);
  });
});

/** Strings made of what tricks are made of, besides any others. */
const SCHEMES = ['http:', 'https:', 'javascript:', 'data:', '//', '/', '\\', '@', ':', '.', '。', '#', '?'];
const HOSTS = ['localhost', '127.0.0.1', '[::1]', '0x7f.1', ':3000', ':30001', 'evil.example', 'user:pw@'];
const DIRT = ['\t', '\n', '\r', ' ', '\u0000', '\u200b', '\u202e', 'ｅ', '%2f', '%00', '..', '&', '=', ';'];
const pieces = fc.constantFrom(...SCHEMES, ...HOSTS, ...DIRT, 'stories.example.org');
const tricky = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom(...OURS_AT_HOME, ...OURS_IN_PUBLIC), fc.string({ unit: 'binary' }))
    .map(([origin, rest]) => origin + rest),
);

test('whatever is wished for, the journey ends at home', () => {
  fc.assert(
    fc.property(fc.array(fc.option(tricky, { nil: undefined }), { maxLength: 3 }), (wishes) => {
      expect(isOurs(chooseRedirect(wishes, HOME), OURS_AT_HOME)).toBe(true);
      expect(isOurs(chooseRedirect(wishes, PUBLIC), OURS_IN_PUBLIC)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('and what is added to the address does not lead it elsewhere', () => {
  const values = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'binary' }), { maxKeys: 4 });
  fc.assert(
    fc.property(tricky, values, (wish, added) => {
      const target = chooseRedirect([wish], HOME);
      const { pathname } = new URL(target);
      for (const result of [withQuery(target, added), withFragment(target, added)]) {
        expect(isOurs(result, OURS_AT_HOME)).toBe(true);
        expect(new URL(result).pathname).toBe(pathname);
      }
    }),
    { numRuns: 1000 },
  );
});

test('values come back as they were put in, and bring no others along', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => text !== 'sb');
  const values = fc.dictionary(name, fc.string({ unit: 'grapheme' }), { maxKeys: 5 });
  fc.assert(
    fc.property(values, (added) => {
      const query = new URL(withQuery('http://localhost:3000/auth', added)).searchParams;
      expect(Object.fromEntries(query)).toEqual({ ...added });
      const { hash } = new URL(withFragment('http://localhost:3000/auth', added));
      expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({ ...added, sb: '' });
    }),
    { numRuns: 1000 },
  );
});

describe('what is added to an address', () => {
  test('the query keeps what is there, replaces what has the same name, and drops a fragment', () => {
    expect(withQuery('http://localhost:3000/auth?mode=reset&x=1&x=2#old', { code: 'abc' })).toBe(
      'http://localhost:3000/auth?mode=reset&x=1&x=2&code=abc',
    );
    expect(withQuery('http://localhost:3000/?code=old&code=older', { code: 'new' })).toBe(
      'http://localhost:3000/?code=new',
    );
  });

  test('the fragment replaces the one that is there, and leaves the query', () => {
    expect(withFragment('http://localhost:3000/auth?mode=reset#old=1', { error: 'no' })).toBe(
      'http://localhost:3000/auth?mode=reset#error=no&sb=',
    );
    expect(withFragment('http://localhost:3000', { error: 'no' })).toBe(
      'http://localhost:3000/#error=no&sb=',
    );
  });

  test('a value cannot smuggle in a further one', () => {
    const sly = 'x&access_token=stolen#refresh_token=stolen\r\nSet-Cookie: a=b';
    const query = withQuery('http://localhost:3000', { error_description: sly });
    const fragment = withFragment('http://localhost:3000', { error_description: sly });
    for (const result of [query, fragment]) {
      expect(result).not.toMatch(/[&?#]access_token=|[&?#]refresh_token=|[\r\n]/);
      expect(result).toContain('x%26access_token%3Dstolen%23refresh_token%3Dstolen%0D%0ASet-Cookie');
    }
  });
});
