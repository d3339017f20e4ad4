import { expect, test } from 'vitest';
import { carriesCode, withoutCallback } from '#web/session/callback-address.ts';
import { carriesCallback } from '#web/session/callback.ts';

const SITE = 'https://fabloom.example';

test.each([
  ['/auth?mode=reset&code=abc', '/auth?mode=reset'],
  ['/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', '/'],
  ['/auth?mode=reset#error=access_denied&error_code=otp_expired&sb=', '/auth?mode=reset'],
  ['/auth?returnTo=%2Fblog&code=abc#top', '/auth?returnTo=%2Fblog#top'],
  ['/#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=signup&sb=', '/'],
])('%s is a callback, and becomes %s', (address, clean) => {
  expect(carriesCallback(SITE + address)).toBe(true);
  expect(withoutCallback(SITE + address)).toBe(clean);
  expect(carriesCallback(SITE + clean)).toBe(false);
});

test.each(['/', '/auth?mode=reset', '/blog?q=code#error-handling', '/?access_token=x', '/about#code=1'])(
  '%s is none',
  (address) => expect(carriesCallback(SITE + address)).toBe(false),
);

test('a code is told from an error', () => {
  expect(carriesCode(`${SITE}/?code=abc`)).toBe(true);
  expect(carriesCode(`${SITE}/?error=x`)).toBe(false);
});
