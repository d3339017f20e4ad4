import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { GuessableBecause } from '#domain/password.ts';

/** `pwned` is the protocol's own word; ours, which say more, stand beside it. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned' | GuessableBecause;

/** An error in the words of the GoTrue protocol; the client acts on `code`. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly weakPassword: { reasons: WeakPasswordReason[] } | undefined;
  /** When to come back. */
  retryAfterS: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    weakPassword?: { reasons: WeakPasswordReason[] },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.weakPassword = weakPassword;
  }
}

export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}
