import { Hono } from 'hono';
import { audit } from '#server/auth/audit.ts';
import { validationFailed } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import type { Auth } from '#server/auth/service.ts';
import { endAllSessions, endOtherSessions, endSession, type SessionRow } from '#server/auth/sessions.ts';
import { visitOf } from '#server/auth/visit.ts';
import type { AppEnv } from '#server/http/app-env.ts';

type EndSessions = (db: Auth['db'], session: SessionRow) => Promise<void>;

const SCOPES = new Map<string, EndSessions>([
  ['global', (db, { userId }) => endAllSessions(db, userId)],
  ['local', (db, { id }) => endSession(db, id)],
  ['others', endOtherSessions],
]);

export function signOutRoutes(auth: Auth) {
  return new Hono<AppEnv>().post('/logout', async (c) => {
    const { account, session } = await signedIn(c.req, auth);
    const scope = c.req.query('scope') ?? 'global';
    const end = SCOPES.get(scope);
    if (!end) throw validationFailed(`Unsupported logout scope "${scope.slice(0, 20)}"`);
    await end(auth.db, session);
    await audit(auth.db, {
      action: 'sign_out',
      actorId: account.user.id,
      visit: visitOf(c, auth.config.http.trustedProxies),
      details: { scope },
    });
    return c.body(null, 204);
  });
}
