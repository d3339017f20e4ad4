import { Hono, type Context } from 'hono';
import { verifyRequest } from '#contract/auth.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError, linkExpired, validationFailed } from '#server/auth/auth-error.ts';
import { followLink, type FollowedLink } from '#server/auth/links/follow-link.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import { issueAuthCode } from '#server/auth/links/flows.ts';
import { withFragment, withQuery } from '#server/auth/redirects.ts';
import type { Auth } from '#server/auth/service.ts';
import { startSession } from '#server/auth/sessions.ts';
import { hashToken } from '#server/auth/tokens/random-token.ts';
import { visitOf, type Visit } from '#server/auth/visit.ts';
import { asAuthError } from '#server/auth/wire/handle-error.ts';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { readBody } from '#server/auth/wire/read-body.ts';
import { redirectWithError, sessionFragment } from '#server/auth/wire/redirect.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { requireParent } from '#server/http/child-protection.ts';

const HALF_WAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export function verifyRoutes(auth: Auth) {
  return new Hono<AppEnv>()
    .use('/verify', auth.limits.links)
    .get('/verify', async (c) => {
      c.header('Referrer-Policy', 'no-referrer');
      // Mail scanners look before people do, and Hono hands HEAD to GET handlers: a look must not spend the link.
      if (c.req.method === 'HEAD') return c.body(null, 200);
      return c.redirect(await openLink(auth, c), 303);
    })
    .post('/verify', async (c) => {
      await requireParent(auth.db, c);
      const body = await readBody(c, verifyRequest);
      const token = body.token_hash ?? body.token;
      if (!body.type) throw validationFailed('Verify requires a verification type');
      if (!token) throw validationFailed('Verify requires a token or a token hash');
      if (!body.token_hash && !body.email) {
        throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
      }
      const visit = visitOf(c, auth.config.http.trustedProxies);
      const link = await follow(auth, visit, {
        hash: hashToken(token),
        type: body.type,
        ...(!body.token_hash && body.email && { email: body.email.trim().toLowerCase() }),
      });
      if (link.half) return c.json({ msg: HALF_WAY, code: '200' });
      return c.json(await openSession(auth, c, link, visit));
    });
}

/** Where the browser that followed a mailed link goes next: with a code, with a session, or with what went wrong. */
async function openLink(auth: Auth, c: Context<AppEnv>): Promise<string> {
  const { token = '', type = '', redirect_to: wish } = c.req.query();
  const target = auth.redirectTarget(wish, c.req.header('referer'));
  const pkce = token.startsWith('pkce_');
  try {
    if (token === '') throw linkExpired();
    // Before the link is spent: once a parent has opened the door, it still works.
    await requireParent(auth.db, c);
    const visit = visitOf(c, auth.config.http.trustedProxies);
    const link = await follow(auth, visit, { hash: hashToken(token), type });
    if (link.half) {
      const message = { message: HALF_WAY };
      return withFragment(pkce ? withQuery(target, message) : target, message);
    }
    if (link.token.flowStateId) {
      return withQuery(target, {
        code: await issueAuthCode(auth.db, link.token.flowStateId, { userId: link.account.user.id }),
      });
    }
    return withFragment(target, sessionFragment(await openSession(auth, c, link, visit), type));
  } catch (error) {
    const known = asAuthError(error);
    if (!known) throw error;
    return redirectWithError(target, known, pkce);
  }
}

async function follow(
  auth: Auth,
  visit: Visit,
  given: { hash: Buffer; type: string; email?: string },
): Promise<FollowedLink> {
  const link = await followLink(auth, given);
  const { user } = link.account;
  await audit(auth.db, { action: 'link_followed', actorId: user.id, visit, details: { type: given.type } });
  if (link.formerEmail) {
    await audit(auth.db, { action: 'email_changed', actorId: user.id, visit });
    await auth.mail(
      { id: user.id, email: link.formerEmail },
      { kind: 'email_changed', newEmail: user.email },
    );
  }
  return link;
}

async function openSession(
  auth: Auth,
  c: Context<AppEnv>,
  { account, method }: FollowedLink,
  visit: Visit,
): Promise<WireSession> {
  const opened = await startSession(auth.db, auth.secrets, { account, method, visit });
  rememberDevice(auth, c, opened);
  return auth.sessionAnswer(opened);
}
