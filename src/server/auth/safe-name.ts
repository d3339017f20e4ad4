import { AuthError } from '#server/auth/auth-error.ts';
import { isSafeName, UNSAFE } from '#server/moderation/safe-text.ts';

/** A name that somebody gives themselves is shown, and travels in every token. */
export function requireSafeName({ username }: { username?: unknown }): void {
  if (typeof username === 'string' && !isSafeName(username)) throw new AuthError(422, 'unsafe_text', UNSAFE);
}
