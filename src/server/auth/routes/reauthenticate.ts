import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { LINK_LIFE_MINUTES } from '#domain/link-life.ts';
import { signedIn } from '#server/auth/bearer.ts';
import { requireMailRoom, requireMailTurn } from '#server/auth/links/mailed-links.ts';
import { keepTokenHash } from '#server/auth/links/one-time-tokens.ts';
import { reauthenticationHash } from '#server/auth/passwords/reauthentication.ts';
import type { Auth } from '#server/auth/service.ts';
import type { AppEnv } from '#server/http/app-env.ts';

const DIGITS = 8;

/** Mails a code with which somebody who is signed in proves once more who they are. */
export function reauthenticationRoutes(auth: Auth) {
  return new Hono<AppEnv>().get('/reauthenticate', auth.limits.writes, async (c) => {
    const { account } = await signedIn(c.req, auth);
    const { user } = account;
    await requireMailRoom(auth);
    await requireMailTurn(auth, account, 'reauthenticationSentAt');
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    await keepTokenHash(auth.db, {
      userId: user.id,
      type: 'reauthentication',
      sentTo: user.email,
      lifeMinutes: LINK_LIFE_MINUTES.reauthentication_code,
      hash: reauthenticationHash(auth.secrets, user.id, code),
    });
    await auth.mail(user, { kind: 'reauthentication_code', code });
    return c.json({});
  });
}
