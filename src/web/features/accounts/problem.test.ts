import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
} from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { problemOf } from '#web/features/accounts/problem.ts';

const t = (id: string) => `(${id})`;
const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');

test('in English the server speaks for itself, elsewhere we do [AU-06]', () => {
  expect(problemOf(wrong, 'en', t)).toEqual({
    text: 'Invalid login credentials',
    code: 'invalid_credentials',
  });
  expect(problemOf(wrong, 'de', t).text).toBe('(auth.error.invalid_credentials)');
  const unforeseen = new AuthApiError('Something new', 400, 'something_new');
  expect(problemOf(unforeseen, 'en', t).text).toBe('Something new');
  expect(problemOf(unforeseen, 'de', t).text).toBe('(auth.error.unexpected)');
});

test.each([
  ['no network', new AuthRetryableFetchError('Failed to fetch', 0), '(auth.error.network)'],
  [
    'a client that did not load',
    new TypeError('Failed to fetch dynamically imported module'),
    '(auth.error.network)',
  ],
  ['a missing session', new AuthSessionMissingError(), '(auth.error.session_missing)'],
  ['a bad signature', new AuthApiError('invalid JWT', 403, 'bad_jwt'), '(auth.error.bad_token)'],
  [
    'a page instead of an answer',
    new AuthUnknownError('Unexpected token <', null),
    '(auth.error.unexpected)',
  ],
])('%s is said in our own words in English too [AU-16]', (_, error, text) => {
  expect(problemOf(error, 'en', t).text).toBe(text);
});
