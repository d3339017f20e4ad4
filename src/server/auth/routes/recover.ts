import { Hono } from 'hono';
import { LINK_LIFE_MINUTES } from '#domain/link-life.ts';
import { recoverRequest, resendRequest } from '#contract/auth.ts';
import { findAccountByEmail, type Account } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import { readChallenge } from '#server/auth/links/flows.ts';
import {
  mayMail,
  requireMailRoom,
  sendConfirmation,
  sendEmailChange,
  sendRecovery,
  type Journey,
} from '#server/auth/links/mailed-links.ts';
import type { Auth } from '#server/auth/service.ts';
import { visitOf } from '#server/auth/visit.ts';
import { readBody } from '#server/auth/wire/read-body.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/**
 * Requests for mails. The answer is the same for everybody and comes before anything is looked up, so neither its
 * words nor its time tell who has an account.
 */
export function recoverRoutes(auth: Auth) {
  return new Hono<AppEnv>()
    .post('/recover', auth.limits.writes, async (c) => {
      const body = await readBody(c, recoverRequest);
      const { email } = body;
      if (!email) throw validationFailed('Password recovery requires an email');
      const journey = {
        redirectTo: auth.redirectTarget(c.req.query('redirect_to'), c.req.header('referer')),
        challenge: readChallenge(body),
      };
      const visit = visitOf(c, auth.config.http.trustedProxies);
      await requireMailRoom(auth);
      auth.background.run('send a recovery mail', async () => {
        const account = await findAccountByEmail(auth.db, email);
        if (!account) return;
        await audit(auth.db, { action: 'recovery_requested', subject: account.user.id, visit });
        await sendRecovery(auth, account, journey);
      });
      return c.json({});
    })
    .post('/resend', auth.limits.writes, async (c) => {
      const body = await readBody(c, resendRequest);
      if (!body.type) throw validationFailed('Missing one of these types: signup, email_change');
      const resend = body.email ? RESENDS.get(body.type) : undefined;
      if (body.email && !resend) throw validationFailed(`Unsupported type to resend: ${body.type}`);
      if (!body.email && !body.phone) throw validationFailed('Type provided requires an email address');
      const { email } = body;
      const journey = {
        redirectTo: auth.redirectTarget(c.req.query('redirect_to'), c.req.header('referer')),
        challenge: readChallenge(body),
      };
      if (email && resend) {
        await requireMailRoom(auth);
        auth.background.run('send a mail again', async () => {
          const account = await findAccountByEmail(auth.db, email);
          if (account) await resend(auth, account, journey);
        });
      }
      return c.json({});
    })
    .post('/otp', () => {
      throw new AuthError(422, 'otp_disabled', 'Signing in with a mailed code or link is not enabled here');
    })
    .post('/magiclink', () => {
      throw new AuthError(422, 'otp_disabled', 'Signing in with a mailed code or link is not enabled here');
    });
}

type Resend = (auth: Auth, account: Account, journey: Journey) => Promise<void>;

const RESENDS = new Map<string, Resend>([
  [
    'signup',
    async (auth, account, journey) => {
      if (!account.user.emailConfirmedAt) await sendConfirmation(auth, account, journey);
    },
  ],
  [
    'email_change',
    async (auth, account, journey) => {
      const { newEmail, emailChangeSentAt } = account.user;
      const asked = emailChangeSentAt?.getTime() ?? 0;
      // A change that nobody finished in time is over: it has to be asked for again by who is signed in.
      if (Date.now() - asked > LINK_LIFE_MINUTES.confirm_email_change * 60_000) return;
      if (newEmail && (await mayMail(auth, account, 'emailChangeSentAt', newEmail))) {
        await sendEmailChange(auth, account, newEmail, journey);
      }
    },
  ],
]);
