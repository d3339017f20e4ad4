import type { AuthError } from '#server/auth/auth-error.ts';
import { withFragment, withQuery } from '#server/auth/redirects.ts';
import type { WireSession } from '#server/auth/wire/objects.ts';

/** How OAuth names what HTTP numbers. */
const OAUTH_ERRORS: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'invalid_request',
  500: 'server_error',
};

export function redirectWithError(target: string, error: AuthError, alsoInQuery: boolean): string {
  const values = {
    error: OAUTH_ERRORS[error.status] ?? 'access_denied',
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(alsoInQuery ? withQuery(target, values) : target, values);
}

/** A session as the implicit flow hands it over. */
export function sessionFragment(session: WireSession, type?: string): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    ...(session.provider_token && { provider_token: session.provider_token }),
    ...(session.provider_refresh_token && { provider_refresh_token: session.provider_refresh_token }),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...(type && { type }),
  };
}
