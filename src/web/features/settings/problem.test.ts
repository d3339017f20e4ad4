import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { problemText } from '#web/features/settings/problem.ts';
import { Refusal } from '#web/api/refusal.ts';

test.each([
  [new Refusal('current_password_invalid', ''), 'settings.problem.current_password_invalid'],
  [new AuthApiError('', 400, 'current_password_invalid'), 'settings.problem.current_password_invalid'],
  [new AuthApiError('', 422, 'same_password'), 'auth.error.same_password'],
  [new AuthRetryableFetchError('', 0), 'auth.error.network'],
  [new TypeError('Failed to fetch'), 'auth.error.network'],
  [new Refusal('something new', 'in English'), 'auth.error.unexpected'],
  [new AuthSessionMissingError(), 'auth.error.session_missing'],
])('%s is told as %s [DB-06]', (error, message) => {
  expect(problemText(error, (id) => id)).toBe(message);
});
