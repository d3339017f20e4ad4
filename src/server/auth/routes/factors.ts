import { Hono } from 'hono';
import { enrollRequest, factorVerifyRequest } from '#contract/auth.ts';
import { reloadAccount } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import { requireFresh } from '#server/auth/freshness.ts';
import { guessCode } from '#server/auth/guesses.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import {
  addFactor,
  challengeFactor,
  endLesserSessions,
  removeFactor,
  requireFactor,
  requireOpenChallenge,
  spend,
  wrongCode,
} from '#server/auth/mfa/factors.ts';
import { acceptedStep, enrol } from '#server/auth/mfa/totp.ts';
import type { Auth } from '#server/auth/service.ts';
import { holdAccount, raiseSession, requireAllSteps } from '#server/auth/sessions.ts';
import { visitOf } from '#server/auth/visit.ts';
import { readBody } from '#server/auth/wire/read-body.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** The second step of a sign-in: codes from an authenticator app. */
export function factorRoutes(auth: Auth) {
  return new Hono<AppEnv>()
    .use('/factors/*', auth.limits.factors) // which in Hono is `/factors` too
    .post('/factors', async (c) => {
      const { account, session } = await signedIn(c.req, auth);
      const body = await readBody(c, enrollRequest);
      requireTotp(body.factor_type);
      const { user } = account;
      const enrolment = enrol(user.email, body.issuer || undefined);
      const factor = await auth.db.transaction(async (tx) => {
        const held = await holdAccount(tx, session);
        requireAllSteps(held, 403);
        requireFresh(held.session); // else a session that somebody left open could lock its owner out for good
        return addFactor(tx, {
          userId: user.id,
          friendlyName: body.friendly_name || null,
          secretEncrypted: auth.secrets.encrypt(enrolment.secret),
        });
      });
      await audit(auth.db, {
        action: 'factor_enrolled',
        actorId: user.id,
        subject: factor.id,
        visit: visitOf(c, auth.config.http.trustedProxies),
      });
      return c.json({
        id: factor.id,
        type: factor.factorType,
        friendly_name: factor.friendlyName ?? '',
        totp: { qr_code: enrolment.qrCode, secret: enrolment.base32, uri: enrolment.uri },
      });
    })
    .post('/factors/:id/challenge', async (c) => {
      const { account } = await signedIn(c.req, auth);
      const factor = await requireFactor(auth.db, account.user.id, c.req.param('id'));
      const { ip } = visitOf(c, auth.config.http.trustedProxies);
      const challenge = await challengeFactor(auth.db, factor, ip);
      return c.json({
        id: challenge.id,
        type: factor.factorType,
        expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
      });
    })
    .post('/factors/:id/verify', async (c) => {
      const { account, session } = await signedIn(c.req, auth);
      const { challenge_id: challengeId, code } = await readBody(c, factorVerifyRequest);
      const factor = await requireFactor(auth.db, account.user.id, c.req.param('id'));
      if (!challengeId || !code) throw validationFailed('challenge_id and code are required');
      const visit = visitOf(c, auth.config.http.trustedProxies);
      const challenge = await requireOpenChallenge(auth.db, factor, { challengeId, ip: visit.ip });
      const guess = await guessCode({ auth, c, network: visit.network }, { factor, account, session });

      const actor = { actorId: account.user.id, subject: factor.id, visit };
      const secret = factor.secretEncrypted && auth.secrets.decrypt(factor.secretEncrypted);
      if (!secret) throw new Error('the secret of a factor cannot be opened: was AUTH_SECRET changed?');
      const step = acceptedStep(secret, code, factor);
      if (step === undefined) {
        await guess.wrong();
        await audit(auth.db, { action: 'factor_failed', ...actor });
        throw wrongCode();
      }
      const raised = await auth.db.transaction(async (tx) => {
        const held = await holdAccount(tx, session);
        // A first step alone proves itself by a factor that was proven before, never by a new one beside it.
        if (factor.status === 'unverified') requireAllSteps(held, 403);
        await spend(tx, factor, challenge, step);
        await endLesserSessions(tx, factor, session.id);
        await audit(tx, { action: 'factor_verified', ...actor });
        return raiseSession(tx, auth.secrets, { session, factorId: factor.id, method: 'totp' });
      });
      await guess.right();
      if (factor.status === 'unverified') await auth.mail(account.user, { kind: 'factor_added' });
      const opened = { ...raised, account: await reloadAccount(auth.db, account.user.id) };
      rememberDevice(auth, c, opened);
      return c.json(await auth.sessionAnswer(opened));
    })
    .delete('/factors/:id', async (c) => {
      const { account, session } = await signedIn(c.req, auth);
      const factor = await requireFactor(auth.db, account.user.id, c.req.param('id'));
      await auth.db.transaction(async (tx) => {
        const held = await holdAccount(tx, session);
        const now = await requireFactor(tx, account.user.id, factor.id);
        if (now.status === 'verified') {
          requireAllSteps(held, 422);
          requireFresh(held.session);
        }
        await removeFactor(tx, now);
        await audit(tx, {
          action: 'factor_removed',
          actorId: account.user.id,
          subject: factor.id,
          visit: visitOf(c, auth.config.http.trustedProxies),
        });
      });
      if (factor.status === 'verified') await auth.mail(account.user, { kind: 'factor_removed' });
      return c.json({ id: factor.id });
    });
}

function requireTotp(type: string | null | undefined): void {
  switch (type) {
    case 'totp':
      return;
    case 'phone':
      throw new AuthError(
        422,
        'mfa_phone_enroll_not_enabled',
        'MFA enroll is disabled for Phone: no SMS sender is configured',
      );
    case 'webauthn':
      throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  }
}
