import { useLingui } from '@lingui/react';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { useTranslate, type MessageId, type Translate } from '#web/i18n/messages.ts';
import { weakPasswordText } from '#web/passwords/weak-password.ts';

/** Something that an account form could not do. */
export interface Problem {
  text: string;
  code: string;
  /** For the count of failures: in the server's words, and without the address that some of them quote. */
  reason: string;
}

/** The server speaks English; these of its answers have words in every language. */
const TRANSLATED = [
  'invalid_credentials',
  'user_already_exists',
  'same_password',
  'email_not_confirmed',
  'email_address_invalid',
  'signup_disabled',
  'otp_expired',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'user_banned',
] as const;

/** What only a programmer would understand is said in our own words in English too. */
const OWN_WORDS: Readonly<Record<string, MessageId>> = {
  AuthRetryableFetchError: 'auth.error.network',
  AuthSessionMissingError: 'auth.error.session_missing',
  session_not_found: 'auth.error.session_missing',
  user_not_found: 'auth.error.session_missing',
  AuthInvalidJwtError: 'auth.error.bad_token',
  bad_jwt: 'auth.error.bad_token',
  AuthUnknownError: 'auth.error.unexpected',
  mail_limit_reached: 'auth.error.mail_limit_reached',
};

export function useProblem(): (error: unknown) => Problem {
  const t = useTranslate();
  const { i18n } = useLingui();
  return (error) => problemOf(error, i18n.locale, t);
}

/** Told by its shape: the class lives in the client, which is not loaded for a sentence. */
export function problemOf(error: unknown, language: string, t: Translate): Problem {
  if (!(error instanceof Error) || !('__isAuthError' in error)) {
    // The client itself did not load: the line is down.
    return { text: t('auth.error.network'), code: 'network', reason: 'network' };
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const reason = withoutAddresses(error.message);
  if (code === 'weak_password') return { text: weakPasswordText(error, t), code, reason };
  const own = OWN_WORDS[code] ?? OWN_WORDS[error.name];
  if (own) return { text: t(own), code, reason };
  const known = TRANSLATED.find((name) => name === code);
  const text = known && language !== DEFAULT_LANGUAGE ? t(`auth.error.${known}`) : error.message;
  return { text, code, reason };
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+@\S+/g, '…').slice(0, 200);
}
