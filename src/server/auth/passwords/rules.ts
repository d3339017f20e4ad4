import { AuthError, type WeakPasswordReason } from '#server/auth/auth-error.ts';
import { whyGuessable, type PasswordOwner } from '#server/auth/passwords/guessable.ts';
import { characters } from '#domain/characters.ts';
import type { GuessableBecause } from '#domain/password.ts';

const BECAUSE: Record<GuessableBecause, string> = {
  common: 'many people use it',
  product: 'it holds our own name and little else',
  personal: 'it holds your name or address and little else',
  pattern: 'it is a row of keys, letters or digits',
};

/**
 * Length, and not being what everybody or this very person would be tried with first. No rules about kinds of
 * characters: they make passwords worse. The protocol knows only that a password is `pwned`; why is said beside it.
 */
export function requireGoodPassword(password: string, owner: PasswordOwner, minLength: number): void {
  if (characters(password).length < minLength) {
    throw weak(`Password should be at least ${minLength} characters.`, ['length']);
  }
  const because = whyGuessable(password, owner);
  if (because) {
    throw weak(`Password is easy to guess: ${BECAUSE[because]}. Please choose a different one.`, [
      'pwned',
      because,
    ]);
  }
}

function weak(message: string, reasons: WeakPasswordReason[]): AuthError {
  return new AuthError(422, 'weak_password', message, { reasons });
}
