import type { User } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { codeFactors, isFirstSignIn, sessionUser } from '#web/session/user.ts';

const noor: User = {
  id: '7d0c',
  aud: 'authenticated',
  email: 'noor@example.org',
  app_metadata: { provider: 'email' },
  user_metadata: { username: 'Noor' },
  created_at: '2026-11-01T08:00:00Z',
};

test('a user as pages know them [AU-07]', () => {
  expect(sessionUser(noor)).toEqual({ id: '7d0c', email: 'noor@example.org', username: 'Noor' });
  expect(sessionUser({ ...noor, email: undefined, user_metadata: { username: 7 } })).toEqual({
    id: '7d0c',
    email: null,
    username: null,
  });
});

test('only verified apps can make a code [AU-14]', () => {
  const factor = { created_at: '', updated_at: '', last_challenged_at: '' };
  const factors: User['factors'] = [
    { ...factor, id: 'a', friendly_name: 'Phone', factor_type: 'totp', status: 'verified' },
    { ...factor, id: 'b', friendly_name: 'Old', factor_type: 'totp', status: 'unverified' },
    { ...factor, id: 'c', factor_type: 'totp', status: 'verified' },
    { ...factor, id: 'd', friendly_name: 'SMS', factor_type: 'phone', status: 'verified' },
  ];
  expect(codeFactors({ ...noor, factors })).toEqual([
    { id: 'a', name: 'Phone' },
    { id: 'c', name: '2' },
  ]);
  expect(codeFactors(noor)).toEqual([]);
});

test.each([
  [
    'confirmed just now',
    { email_confirmed_at: '2026-11-03T10:00:00Z', last_sign_in_at: '2026-11-03T10:00:01Z' },
    true,
  ],
  [
    'confirmed long ago',
    { email_confirmed_at: '2026-11-01T10:00:00Z', last_sign_in_at: '2026-11-03T10:00:00Z' },
    false,
  ],
  ['made just now by a provider', { last_sign_in_at: '2026-11-01T08:00:02Z' }, true],
])('the first sign-in: %s', (_, times, first) => {
  expect(isFirstSignIn({ ...noor, ...times })).toBe(first);
});
