import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthInvalidJwtError,
  AuthPKCECodeVerifierMissingError,
  AuthPKCEGrantCodeExchangeError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { failureOf } from '#web/session/failure.ts';

const inAddress = (error: string, code: string) =>
  new AuthImplicitGrantRedirectError('what the address says', { error, code });

test.each([
  ['an old link', inAddress('access_denied', 'otp_expired'), 'link_expired'],
  ['a provider that was refused', inAddress('access_denied', 'unspecified_code'), 'refused'],
  ['a provider that failed', inAddress('server_error', 'unexpected_failure'), 'failed'],
  ['a code that was redeemed already', new AuthApiError('', 404, 'flow_state_not_found'), 'link_expired'],
  ['a code of another browser', new AuthPKCECodeVerifierMissingError(), 'other_browser'],
  ['a verifier that does not fit', new AuthApiError('', 400, 'bad_code_verifier'), 'other_browser'],
  ['tokens over https', new AuthPKCEGrantCodeExchangeError('Not a valid PKCE flow url.'), 'other_browser'],
  ['no session', new AuthSessionMissingError(), 'session_missing'],
  ['a session that is gone', new AuthApiError('', 403, 'session_not_found'), 'session_missing'],
  ['a signature that does not fit', new AuthApiError('', 403, 'bad_jwt'), 'bad_token'],
  ['a token that cannot be read', new AuthInvalidJwtError(''), 'bad_token'],
  ['no line', new AuthRetryableFetchError('', 0), 'network'],
])('%s [AU-16]', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
