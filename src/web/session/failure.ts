import type { AuthError } from '@supabase/auth-js';
import type { SessionFailure } from '#web/session/session-state.ts';

const BY_CODE: Readonly<Record<string, SessionFailure>> = {
  otp_expired: 'link_expired',
  flow_state_not_found: 'link_expired',
  flow_state_expired: 'link_expired',
  pkce_code_verifier_not_found: 'other_browser',
  bad_code_verifier: 'other_browser',
  access_denied: 'refused',
  child_protected: 'refused',
  session_not_found: 'session_missing',
  user_not_found: 'session_missing',
  bad_jwt: 'bad_token',
  invalid_jwt: 'bad_token',
};

const BY_NAME: Readonly<Record<string, SessionFailure>> = {
  AuthSessionMissingError: 'session_missing',
  AuthInvalidJwtError: 'bad_token',
  AuthRetryableFetchError: 'network',
};

/** Why a sign-in by link or provider, or a request of someone signed in, came to nothing. */
export function failureOf(error: AuthError): SessionFailure {
  const { error: reason, code } = detailsOf(error);
  return (
    BY_CODE[error.code ?? ''] ?? BY_CODE[code] ?? BY_NAME[error.name] ?? BY_CODE[reason] ?? byFlow(error)
  );
}

/** An error in the address travels in the details of the client's error. */
function detailsOf(error: AuthError): { error: string; code: string } {
  const details: unknown = 'details' in error ? error.details : null;
  const { error: reason = '', code = '' } = (details ?? {}) as Partial<Record<'error' | 'code', string>>;
  return { error: reason, code };
}

/** A link that was asked for over http is another kind than one over https: neither browser can read the other's. */
function byFlow(error: AuthError): SessionFailure {
  return /^Not a valid (?:PKCE|implicit grant) flow url/.test(error.message) ? 'other_browser' : 'failed';
}
