import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { z } from 'zod';
import { METADATA_TOO_LARGE, metadataFits, userUpdate } from '#contract/auth.ts';
import { findAccountByEmail, lockAccount, reloadAccount, type Account } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import { requireFresh } from '#server/auth/freshness.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import { readChallenge } from '#server/auth/links/flows.ts';
import {
  requireMailRoom,
  requireMailTurn,
  sendEmailChange,
  type Journey,
} from '#server/auth/links/mailed-links.ts';
import { dropEmailChangeLinks } from '#server/auth/links/one-time-tokens.ts';
import { requireSafeName } from '#server/auth/safe-name.ts';
import { changePassword } from '#server/auth/passwords/change.ts';
import { checkProof } from '#server/auth/passwords/proof.ts';
import type { Auth } from '#server/auth/service.ts';
import { requireAllSteps } from '#server/auth/sessions.ts';
import { visitOf, type Visit } from '#server/auth/visit.ts';
import { wireUser } from '#server/auth/wire/objects.ts';
import { readBody } from '#server/auth/wire/read-body.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import type { AppEnv } from '#server/http/app-env.ts';

export function userRoutes(auth: Auth) {
  return new Hono<AppEnv>()
    .get('/user', async (c) => c.json(wireUser((await signedIn(c.req, auth)).account)))
    .put('/user', auth.limits.writes, async (c) => {
      await signedIn(c.req, auth);
      const body = await readBody(c, userUpdate);
      // Once more: while the body was held back, the session may have been ended.
      const person = await signedIn(c.req, auth);
      const { account, session } = person;
      const visit = visitOf(c, auth.config.http.trustedProxies);
      const { user } = account;
      const newEmail = body.email && body.email !== user.email ? body.email : undefined;

      if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone numbers are not supported');
      if (newEmail || body.password) requireAllSteps(person);
      const proof = { currentPassword: body.current_password ?? undefined, nonce: body.nonce ?? undefined };
      const journey = {
        redirectTo: auth.redirectTarget(c.req.query('redirect_to'), c.req.header('referer')),
        challenge: newEmail ? readChallenge(body) : null,
      };
      // Whatever can be refused is refused before anything is changed.
      if (body.data && !metadataFits({ ...user.userMetadata, ...body.data }))
        throw validationFailed(METADATA_TOO_LARGE);
      if (body.data) requireSafeName(body.data);
      if (newEmail) {
        // With a new password the proof is looked at there, and a code can be used only once.
        if (body.password || !(await checkProof(auth, person, proof))) requireFresh(session);
        await requireMailableAddress(auth, account, newEmail);
      }
      if (body.password) {
        await changePassword(auth, { account, session, visit, password: body.password, ...proof });
        rememberDevice(auth, c, { account: await reloadAccount(auth.db, user.id), session });
      }
      if (body.data) await mergeMetadata(auth, account, body.data);
      if (newEmail) await requestEmailChange(auth, account, newEmail, journey, visit);
      // Naming the present address takes a change back that was under way.
      if (body.email === user.email && user.newEmail !== null) await cancelEmailChange(auth, user.id);
      return c.json(wireUser(await reloadAccount(auth.db, user.id)));
    });
}

type Metadata = NonNullable<z.infer<typeof userUpdate>['data']>;

/** Members are merged one by one; `null` removes one. */
async function mergeMetadata(auth: Auth, { user }: Account, data: Metadata): Promise<void> {
  await auth.db.transaction(async (tx) => {
    const mine = eq(users.id, user.id);
    // Another tab may have changed it since the request began.
    const [now] = await tx.select({ metadata: users.userMetadata }).from(users).where(mine).for('update');
    const userMetadata = Object.fromEntries(
      Object.entries({ ...now?.metadata, ...data }).filter(([, value]) => value !== null),
    );
    if (!metadataFits(userMetadata)) throw validationFailed(METADATA_TOO_LARGE);
    await tx.update(users).set({ userMetadata }).where(mine);
    if (data.username !== undefined) {
      await tx.update(profiles).set({ username: data.username }).where(eq(profiles.id, user.id));
    }
  });
}

async function requireMailableAddress(auth: Auth, account: Account, newEmail: string): Promise<void> {
  if (await findAccountByEmail(auth.db, newEmail)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await requireMailRoom(auth);
  await requireMailTurn(auth, account, 'emailChangeSentAt', newEmail);
}

async function requestEmailChange(
  auth: Auth,
  account: Account,
  newEmail: string,
  journey: Journey,
  visit: Visit,
): Promise<void> {
  await auth.db.transaction(async (tx) => {
    await lockAccount(tx, account.user.id);
    await dropEmailChangeLinks(tx, account.user.id);
    await tx
      .update(users)
      .set({ newEmail, emailChangeConfirmStatus: 0 })
      .where(eq(users.id, account.user.id));
    await audit(tx, { action: 'email_change_requested', actorId: account.user.id, visit });
  });
  await sendEmailChange(auth, account, newEmail, journey);
}

async function cancelEmailChange(auth: Auth, userId: string): Promise<void> {
  await auth.db.transaction(async (tx) => {
    await dropEmailChangeLinks(tx, userId);
    await tx.update(users).set({ newEmail: null, emailChangeConfirmStatus: 0 }).where(eq(users.id, userId));
  });
}
