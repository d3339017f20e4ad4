import type { Account } from '#server/auth/accounts.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { consumeToken } from '#server/auth/links/one-time-tokens.ts';
import { mailboxKey, requireTurn } from '#server/auth/limits.ts';
import { reauthenticationHash } from '#server/auth/passwords/reauthentication.ts';
import type { Auth } from '#server/auth/service.ts';

export interface GivenProof {
  currentPassword: string | undefined;
  /** A code that was mailed. */
  nonce: string | undefined;
}

/** Which of the two was given, and is right; undefined if neither was given. */
export async function checkProof(
  auth: Auth,
  { user }: Account,
  { currentPassword, nonce }: GivenProof,
): Promise<'password' | 'otp' | undefined> {
  if (currentPassword !== undefined) {
    await requireTurn(auth.limits.passwordPerAccount, mailboxKey(user.email));
    if (await auth.passwords.matches(currentPassword, user.passwordHash)) return 'password';
    throw new AuthError(400, 'current_password_invalid', 'Current password is not right');
  }
  if (nonce !== undefined) {
    await requireTurn(auth.limits.codePerAccount, user.id);
    const hash = reauthenticationHash(auth.secrets, user.id, nonce);
    if (await consumeToken(auth.db, { hash, types: ['reauthentication'] })) return 'otp';
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  return undefined;
}
