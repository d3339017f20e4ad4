import { AuthError } from '#server/auth/auth-error.ts';
import { consumeToken } from '#server/auth/links/one-time-tokens.ts';
import { guessOwnPassword } from '#server/auth/guesses.ts';
import { requireTurn } from '#server/auth/limits.ts';
import { reauthenticationHash } from '#server/auth/passwords/reauthentication.ts';
import { proveAsMaker } from '#server/auth/proof-of-address.ts';
import type { Auth } from '#server/auth/service.ts';
import type { SignedIn } from '#server/auth/sessions.ts';

export interface GivenProof {
  currentPassword: string | undefined;
  /** A code that was mailed. */
  nonce: string | undefined;
}

/** Which of the two was given, and is right; undefined if neither was given. */
export async function checkProof(
  auth: Auth,
  { account: { user }, session }: SignedIn,
  { currentPassword, nonce }: GivenProof,
): Promise<'password' | 'otp' | undefined> {
  if (currentPassword !== undefined) {
    const guess = await guessOwnPassword(auth, session);
    if (await auth.passwords.matches(currentPassword, user.passwordHash)) {
      await guess.right();
      return 'password';
    }
    await guess.wrong();
    throw new AuthError(400, 'current_password_invalid', 'Current password is not right');
  }
  if (nonce !== undefined) {
    await requireTurn(auth.limits.mailedCodePerSession, session.id);
    const hash = reauthenticationHash(auth.secrets, user.id, nonce);
    const token = await consumeToken(auth.db, { hash, types: ['reauthentication'] });
    if (token?.sentTo === user.email) {
      await proveAsMaker(auth.db, user.id);
      return 'otp';
    }
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  return undefined;
}
