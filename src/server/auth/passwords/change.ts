import { eq } from 'drizzle-orm';
import type { Account } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { consumeToken, dropPendingLinks } from '#server/auth/links/one-time-tokens.ts';
import { mailboxKey, requireTurn } from '#server/auth/limits.ts';
import { reauthenticationHash } from '#server/auth/passwords/reauthentication.ts';
import { requireGoodPassword } from '#server/auth/passwords/rules.ts';
import type { Auth } from '#server/auth/service.ts';
import { endOtherSessions, type SessionRow } from '#server/auth/sessions.ts';
import type { Visit } from '#server/auth/visit.ts';
import { users } from '#server/db/schema/accounts.ts';

const MINUTE_S = 60;
/** For so long after signing in, one is believed to be oneself. */
const FRESH_S = 15 * MINUTE_S;
/** Whoever came by a recovery mail does not know the old password: that is why they came. They may take their time. */
const RECOVERY_FRESH_S = 60 * MINUTE_S;

interface PasswordChange {
  account: Account;
  session: SessionRow;
  visit: Visit;
  password: string;
  currentPassword: string | undefined;
  nonce: string | undefined;
}

/** A new password ends every other session and makes every mailed link worthless, and the owner hears of it. */
export async function changePassword(auth: Auth, change: PasswordChange): Promise<void> {
  const { account, session, visit, password } = change;
  const { user } = account;
  await requireProof(auth, change);
  const username = user.userMetadata['username'];
  requireGoodPassword(
    password,
    { email: user.email, username: typeof username === 'string' ? username : undefined },
    auth.settings.minPassword,
  );
  if (user.passwordHash && (await auth.passwords.matches(password, user.passwordHash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  const passwordHash = await auth.passwords.hash(password);
  await auth.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endOtherSessions(tx, session);
    await dropPendingLinks(tx, user.id);
    await audit(tx, { action: 'password_changed', actorId: user.id, visit });
  });
  await auth.mail(user, { kind: 'password_changed' });
}

/** The old password, a mailed code, or having proven oneself a moment ago: a session left open is not enough. */
async function requireProof(
  auth: Auth,
  { account, session, currentPassword, nonce }: PasswordChange,
): Promise<void> {
  const { user } = account;
  if (currentPassword !== undefined) {
    await requireTurn(auth.limits.passwordPerAccount, mailboxKey(user.email));
    if (await auth.passwords.matches(currentPassword, user.passwordHash)) return;
    throw new AuthError(400, 'current_password_invalid', 'Current password is not right');
  }
  if (nonce !== undefined) {
    await requireTurn(auth.limits.codePerAccount, user.id);
    const hash = reauthenticationHash(auth.secrets, user.id, nonce);
    if (await consumeToken(auth.db, { hash, types: ['reauthentication'] })) return;
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  if (!isFresh(session)) {
    throw new AuthError(400, 'current_password_required', 'Current password is required to set a new one');
  }
}

function isFresh({ amr }: SessionRow): boolean {
  const nowS = Date.now() / 1000;
  return amr.some(
    ({ method, timestamp }) => nowS - timestamp < (method === 'recovery' ? RECOVERY_FRESH_S : FRESH_S),
  );
}
