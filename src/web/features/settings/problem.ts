import { useTranslate, type MessageId, type Translate } from '#web/i18n/messages.ts';
import { weakPasswordText } from '#web/passwords/weak-password.ts';
import { Refusal } from '#web/api/refusal.ts';

const WORDS: Readonly<Record<string, MessageId>> = {
  current_password_invalid: 'settings.problem.current_password_invalid',
  current_password_required: 'settings.problem.reauthentication_needed',
  reauthentication_needed: 'settings.problem.reauthentication_needed',
  reauthentication_not_valid: 'settings.problem.reauthentication_not_valid',
  confirmation_mismatch: 'settings.problem.confirmation_mismatch',
  mfa_factor_name_conflict: 'settings.problem.mfa_factor_name_conflict',
  too_many_enrolled_mfa_factors: 'settings.problem.too_many_enrolled_mfa_factors',
  insufficient_aal: 'settings.problem.insufficient_aal',
  conflict: 'settings.problem.conflict',
  same_password: 'auth.error.same_password',
  mfa_verification_failed: 'auth.error.mfa_verification_failed',
  mfa_challenge_expired: 'auth.error.mfa_challenge_expired',
  too_many_requests: 'auth.error.over_request_rate_limit',
  over_request_rate_limit: 'auth.error.over_request_rate_limit',
  over_email_send_rate_limit: 'auth.error.over_email_send_rate_limit',
  mail_limit_reached: 'auth.error.mail_limit_reached',
  session_not_found: 'auth.error.session_missing',
  user_not_found: 'auth.error.session_missing',
  bad_jwt: 'auth.error.bad_token',
  AuthSessionMissingError: 'auth.error.session_missing',
  AuthRetryableFetchError: 'auth.error.network',
};

export function useProblem(): (error: unknown) => string {
  const t = useTranslate();
  return (error) => problemText(error, t);
}

/** What went wrong, in the words of the page. Errors of the account client are told by their shape, not by its class. */
export function problemText(error: unknown, t: Translate): string {
  if (!(error instanceof Refusal) && !isAuthError(error)) return t('auth.error.network');
  if (codeOf(error) === 'weak_password') return weakPasswordText(error, t);
  return t(WORDS[codeOf(error)] ?? WORDS[error.name] ?? 'auth.error.unexpected');
}

/** It was too long ago that the person showed who they are. */
export function isProofNeeded(error: unknown): boolean {
  return codeOf(error) === 'reauthentication_needed';
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isAuthError(error: unknown): error is Error {
  return error instanceof Error && '__isAuthError' in error;
}
