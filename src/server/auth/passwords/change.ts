import { eq } from 'drizzle-orm';
import { addIdentity, refreshProviders, type Account } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { mayChoosePassword } from '#server/auth/freshness.ts';
import { dropPendingLinks } from '#server/auth/links/one-time-tokens.ts';
import { checkProof, type GivenProof } from '#server/auth/passwords/proof.ts';
import { requireGoodPassword } from '#server/auth/passwords/rules.ts';
import type { Auth } from '#server/auth/service.ts';
import { endOtherSessions, holdAccount, requireAllSteps, type SessionRow } from '#server/auth/sessions.ts';
import type { Visit } from '#server/auth/visit.ts';
import { users } from '#server/db/schema/accounts.ts';

interface PasswordChange extends GivenProof {
  account: Account;
  session: SessionRow;
  visit: Visit;
  password: string;
}

/**
 * A new password ends every other session, makes every mailed link worthless and drops a change of the address that was
 * under way, and the owner hears of it.
 */
export async function changePassword(auth: Auth, change: PasswordChange): Promise<void> {
  const { account, session, visit, password } = change;
  const { user } = account;
  const username = user.userMetadata['username'];
  requireGoodPassword(
    password,
    { email: user.email, username: typeof username === 'string' ? username : undefined },
    auth.settings.minPassword,
  );
  await requireProof(auth, change);
  if (user.passwordHash && (await auth.passwords.matches(password, user.passwordHash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  const passwordHash = await auth.passwords.hash(password);
  await auth.db.transaction(async (tx) => {
    const held = await holdAccount(tx, session);
    requireAllSteps(held);
    // Somebody else was quicker, from a session that this request does not know of.
    if (held.account.user.passwordHash !== user.passwordHash)
      throw new AuthError(409, 'conflict', 'The password was just changed');
    await tx
      .update(users)
      .set({ passwordHash, newEmail: null, emailChangeConfirmStatus: 0 })
      .where(eq(users.id, user.id));
    // Who came by a provider so far can from now on sign in by address and password, and the account says so.
    if (!held.account.identities.some(({ provider }) => provider === 'email')) {
      await addIdentity(tx, user.id, { provider: 'email', email: user.email, data: {} });
      await refreshProviders(tx, user.id);
    }
    await endOtherSessions(tx, session);
    await dropPendingLinks(tx, user.id);
    await audit(tx, { action: 'password_changed', actorId: user.id, visit });
  });
  await auth.mail(user, { kind: 'password_changed' });
}

/** The old password, a mailed code, or having proven oneself a moment ago: a session left open is not enough. */
async function requireProof(auth: Auth, { account, session, ...given }: PasswordChange): Promise<void> {
  if ((await checkProof(auth, { account, session }, given)) || mayChoosePassword(session)) return;
  throw new AuthError(400, 'current_password_required', 'Current password is required to set a new one');
}
