import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { z } from 'zod';
import { userUpdate } from '#contract/auth.ts';
import { findAccountByEmail, hasVerifiedFactor, reloadAccount, type Account } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import { readChallenge } from '#server/auth/links/flows.ts';
import { mayMail, sendEmailChange, type Journey } from '#server/auth/links/mailed-links.ts';
import { changePassword } from '#server/auth/passwords/change.ts';
import type { Auth } from '#server/auth/service.ts';
import { visitOf, type Visit } from '#server/auth/visit.ts';
import { wireUser } from '#server/auth/wire/objects.ts';
import { readBody } from '#server/auth/wire/read-body.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export function userRoutes(auth: Auth) {
  return new Hono<AppEnv>()
    .get('/user', async (c) => c.json(wireUser((await signedIn(c.req, auth)).account)))
    .put('/user', auth.limits.writes, async (c) => {
      const { account, session } = await signedIn(c.req, auth);
      const body = await readBody(c, userUpdate);
      const visit = visitOf(c, auth.config.http.trustedProxies);
      const { user } = account;
      const newEmail = body.email && body.email !== user.email ? body.email : undefined;

      if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone numbers are not supported');
      if ((newEmail || body.password) && hasVerifiedFactor(account) && session.aal !== 'aal2') {
        throw new AuthError(
          401,
          'insufficient_aal',
          'AAL2 session is required to update email or password when MFA is enabled.',
        );
      }
      const journey = {
        redirectTo: auth.redirectTarget(c.req.query('redirect_to'), c.req.header('referer')),
        challenge: newEmail ? readChallenge(body) : null,
      };
      // Whatever can be refused is refused before anything is changed.
      if (newEmail) await requireFreeAddress(auth, account, newEmail);
      if (body.password) {
        await changePassword(auth, {
          account,
          session,
          visit,
          password: body.password,
          currentPassword: body.current_password ?? undefined,
          nonce: body.nonce ?? undefined,
        });
      }
      if (body.data) await mergeMetadata(auth, account, body.data);
      if (newEmail) await requestEmailChange(auth, account, newEmail, journey, visit);
      return c.json(wireUser(await reloadAccount(auth.db, user.id)));
    });
}

type Metadata = NonNullable<z.infer<typeof userUpdate>['data']>;

/** Members are merged one by one; `null` removes one. */
async function mergeMetadata(auth: Auth, { user }: Account, data: Metadata): Promise<void> {
  const merged = Object.entries({ ...user.userMetadata, ...data }).filter(([, value]) => value !== null);
  await auth.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ userMetadata: Object.fromEntries(merged) })
      .where(eq(users.id, user.id));
    if (data.username !== undefined) {
      await tx.update(profiles).set({ username: data.username }).where(eq(profiles.id, user.id));
    }
  });
}

async function requireFreeAddress(auth: Auth, account: Account, newEmail: string): Promise<void> {
  if (await findAccountByEmail(auth.db, newEmail)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (!(await mayMail(auth, account, 'emailChangeSentAt', newEmail))) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${auth.settings.mailIntervalS} seconds.`,
    );
  }
}

async function requestEmailChange(
  auth: Auth,
  account: Account,
  newEmail: string,
  journey: Journey,
  visit: Visit,
): Promise<void> {
  await auth.db
    .update(users)
    .set({ newEmail, emailChangeConfirmStatus: 0, emailChangeSentAt: new Date() })
    .where(eq(users.id, account.user.id));
  await audit(auth.db, { action: 'email_change_requested', actorId: account.user.id, visit });
  await sendEmailChange(auth, account, newEmail, journey);
}
