import { GUESSABLE_BECAUSE } from '#domain/password.ts';
import type { Translate } from '#web/i18n/messages.ts';

/**
 * Why the server does not take a password, and what would be better. The account client hands the reasons on as they
 * came; they are told by their shape, as its class is not loaded for a sentence.
 */
export function weakPasswordText(error: unknown, t: Translate): string {
  const reasons = error instanceof Error && 'reasons' in error ? error.reasons : undefined;
  const because = GUESSABLE_BECAUSE.find((each) => Array.isArray(reasons) && reasons.includes(each));
  if (!because) return t('auth.error.weak_password');
  return `${t(`auth.error.weak_password.${because}`)} ${t('auth.error.weak_password.hint')}`;
}
