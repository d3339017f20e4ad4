import { useLingui } from '@lingui/react';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { useTranslate, type MessageId, type Translate } from '#web/i18n/messages.ts';
import { weakPasswordText } from '#web/passwords/weak-password.ts';
import { useMailSends } from '#web/installation/installation.ts';

/** Something that an account form could not do. */
export interface Problem {
  text: string;
  /** This is what failures are counted by: the server's words may quote an address. */
  code: string;
}

/** The server speaks English; these of its answers have words in every language. */
const TRANSLATED = [
  'invalid_credentials',
  'user_already_exists',
  'same_password',
  'email_not_confirmed',
  'email_address_invalid',
  'validation_failed',
  'signup_disabled',
  'otp_expired',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'user_banned',
  'child_protected',
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
  unexpected_failure: 'auth.error.unexpected',
  unsafe_text: 'feedback.blocked.text',
  mail_limit_reached: 'auth.error.mail_limit_reached',
};

export function useProblem(): (error: unknown) => Problem {
  const t = useTranslate();
  const { i18n } = useLingui();
  const mailSends = useMailSends();
  return (error) => {
    const problem = problemOf(error, i18n.locale, t);
    // The usual words speak of a mail that was sent.
    return !mailSends && problem.code === 'email_not_confirmed'
      ? { ...problem, text: t('auth.error.email_not_confirmed.no_mail') }
      : problem;
  };
}

/** Told by its shape: the class lives in the client, which is not loaded for a sentence. */
export function problemOf(error: unknown, language: string, t: Translate): Problem {
  if (!(error instanceof Error) || !('__isAuthError' in error)) {
    // The client itself did not load: the line is down.
    return { text: t('auth.error.network'), code: 'network' };
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (code === 'weak_password') return { text: weakPasswordText(error, t), code };
  const own = OWN_WORDS[code] ?? OWN_WORDS[error.name];
  if (own) return { text: t(own), code };
  if (language === DEFAULT_LANGUAGE) return { text: error.message, code };
  const known = TRANSLATED.find((name) => name === code);
  // What nobody foresaw is said in few words, rather than in a language that the reader need not know.
  return { text: t(known ? `auth.error.${known}` : 'auth.error.unexpected'), code };
}
