import { dictionary } from '@zxcvbn-ts/language-common';
import { AuthError, type WeakPasswordReason } from '#server/auth/auth-error.ts';
import { BRAND } from '#domain/brand.ts';
import { characters } from '#domain/characters.ts';

const COMMON = new Set(dictionary['passwords-common']);

export interface PasswordOwner {
  email: string;
  username?: string | null | undefined;
}

/**
 * Length, and not being what everybody or this very person would be tried with first. No rules about kinds of
 * characters: they make passwords worse.
 */
export function requireGoodPassword(password: string, owner: PasswordOwner, minLength: number): void {
  const reasons: WeakPasswordReason[] = [];
  if (characters(password).length < minLength) reasons.push('length');
  else if (isGuessable(password, owner)) reasons.push('pwned');
  if (reasons.length === 0) return;
  const message = reasons.includes('length')
    ? `Password should be at least ${minLength} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.';
  throw new AuthError(422, 'weak_password', message, { reasons });
}

function isGuessable(password: string, { email, username }: PasswordOwner): boolean {
  const plain = password.toLowerCase().trim();
  const obvious = [email, email.split('@')[0], username?.trim().toLowerCase(), BRAND.toLowerCase()];
  return COMMON.has(plain) || obvious.includes(plain) || /^(.)\1*$/u.test(plain);
}
