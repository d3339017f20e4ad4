import type { User } from '@supabase/auth-js';
import type { CodeFactor, SessionUser } from '#web/session/session-state.ts';

export function sessionUser(user: User): SessionUser {
  const username: unknown = user.user_metadata['username'];
  return { id: user.id, email: user.email ?? null, username: typeof username === 'string' ? username : null };
}

/** The authenticator apps that can make a code; a factor without a name goes by its place in the list. */
export function codeFactors(user: User): CodeFactor[] {
  return (user.factors ?? [])
    .filter((factor) => factor.status === 'verified' && factor.factor_type === 'totp')
    .map((factor, index) => ({ id: factor.id, name: factor.friendly_name || String(index + 1) }));
}

/** Confirming an address, or coming from a provider for the first time, signs in within moments. */
const MOMENTS_MS = 60_000;

export function isFirstSignIn(user: User): boolean {
  const since = Date.parse(user.email_confirmed_at ?? user.created_at);
  return Date.parse(user.last_sign_in_at ?? user.created_at) - since < MOMENTS_MS;
}
