import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { refreshProviders, type Account, type IdentityRow } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import type { Providers } from '#server/auth/oauth/providers.ts';
import type { Auth } from '#server/auth/service.ts';
import { holdAccount, requireAllSteps } from '#server/auth/sessions.ts';
import { visitOf } from '#server/auth/visit.ts';
import { identities, users } from '#server/db/schema/accounts.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export function identityRoutes(auth: Auth, providers: Providers) {
  return new Hono<AppEnv>().delete('/user/identities/:id', async (c) => {
    const { account, session } = await signedIn(c.req, auth);
    const { user } = account;
    const removed = await auth.db.transaction(async (tx) => {
      const held = await holdAccount(tx, session);
      requireAllSteps(held, 403);
      const identity = requireSpare(held.account, c.req.param('id'));
      await tx.delete(identities).where(eq(identities.id, identity.identity_id));
      // Without the e-mail identity there is no signing in with a password.
      if (identity.provider === 'email') {
        await tx.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
      }
      await refreshProviders(tx, user.id);
      await audit(tx, {
        action: 'identity_unlinked',
        actorId: user.id,
        visit: visitOf(c, auth.config.http.trustedProxies),
        details: { method: identity.provider },
      });
      return identity;
    });
    await auth.mail(user, {
      kind: 'identity_unlinked',
      provider: providers[removed.provider]?.label ?? removed.provider,
    });
    return c.json({});
  });
}

/** The identity, if it is one of the person's and not their only way in. */
function requireSpare(account: Account, id: string): IdentityRow {
  const identity = account.identities.find(({ identity_id: each }) => each === id);
  if (!identity) throw new AuthError(422, 'identity_not_found', 'Identity does not exist');
  if (account.identities.length < 2) {
    throw new AuthError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  return identity;
}
