import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { hasVerifiedFactor, refreshProviders } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import type { Providers } from '#server/auth/oauth/providers.ts';
import type { Auth } from '#server/auth/service.ts';
import { visitOf } from '#server/auth/visit.ts';
import { identities, users } from '#server/db/schema/accounts.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export function identityRoutes(auth: Auth, providers: Providers) {
  return new Hono<AppEnv>().delete('/user/identities/:id', async (c) => {
    const { account, session } = await signedIn(c.req, auth);
    const { user } = account;
    if (hasVerifiedFactor(account) && session.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to unlink an identity');
    }
    const identity = account.identities.find(({ identity_id: id }) => id === c.req.param('id'));
    if (!identity) throw new AuthError(422, 'identity_not_found', 'Identity does not exist');
    if (account.identities.length < 2) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    await auth.db.transaction(async (tx) => {
      await tx
        .delete(identities)
        .where(and(eq(identities.id, identity.identity_id), eq(identities.userId, user.id)));
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
    });
    await auth.mail(user, {
      kind: 'identity_unlinked',
      provider: providers[identity.provider]?.label ?? identity.provider,
    });
    return c.json({});
  });
}
