import { expect, test } from 'vitest';
import { authView, isThrough } from '#web/features/accounts/auth-view.ts';

const noor = { id: '1', email: 'noor@example.org', username: 'Noor' };
const guest = { user: null, factors: null, recovering: false };
const factors = [{ id: 'f', name: 'Phone' }];

test.each([
  ['a guest', guest, 'sign-in', null, 'sign-in', false],
  ['a guest who wants an account', guest, 'sign-up', null, 'sign-up', false],
  ['a guest who forgot', guest, 'reset', null, 'reset', false],
  ['a new account that waits for its mail', guest, 'sign-up', 'noor@example.org', 'check-mail', false],
  ['half signed in', { ...guest, factors }, 'sign-in', null, 'code', false],
  [
    'by a recovery link, with a second factor',
    { ...guest, factors, recovering: true },
    'reset',
    null,
    'code',
    false,
  ],
  ['by a recovery link', { ...guest, user: noor, recovering: true }, 'reset', null, 'new-password', false],
  ['signed in', { ...guest, user: noor }, 'sign-in', null, 'sign-in', true],
] as const)('%s', (_, session, asked, unconfirmed, view, through) => {
  expect(authView(session, asked, unconfirmed)).toBe(view);
  expect(isThrough(session)).toBe(through);
});

test.each([
  ['a guest is led to a parent', guest, 'sign-in', 'parent'],
  ['whoever forgot the password too', guest, 'reset', 'parent'],
  ['who is half signed in finishes that', { ...guest, factors }, 'sign-in', 'code'],
  ['who is in is left alone', { ...guest, user: noor, recovering: true }, 'reset', 'new-password'],
] as const)('on a child’s browser: %s', (_, session, asked, view) => {
  expect(authView(session, asked, null, true)).toBe(view);
});
