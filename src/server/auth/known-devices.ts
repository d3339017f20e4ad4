import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Account } from '#server/auth/accounts.ts';
import { AUTH_PATH, type Auth } from '#server/auth/service.ts';
import { hasTakenAllSteps, type SignedIn } from '#server/auth/sessions.ts';
import type { AppEnv } from '#server/http/app-env.ts';

const LIFE_S = 180 * 24 * 3600;
const ID_BYTES = 12;

/** Stands in for an account that there is not, so that looking for its device takes as long. */
const NOBODY = { id: '00000000-0000-0000-0000-000000000000', passwordHash: null };

type Owner = Pick<Account['user'], 'id' | 'passwordHash'>;

/**
 * A browser in which somebody signed in to an account carries a note of it, which we sealed: strangers who guess at the
 * account do not keep it waiting. We keep nothing of it. The seal covers the password, so that a new one, chosen by the
 * owner, makes strangers of all devices but the one on which it was chosen.
 *
 * The answer is the device's own name, or undefined if it is not known.
 */
export function knownDevice(
  auth: Auth,
  c: Context<AppEnv>,
  account: Account | undefined,
): string | undefined {
  const owner = account?.user ?? NOBODY;
  const [issued = '', id = '', seal = ''] = (getCookie(c, cookieName(auth, owner)) ?? '').split('.');
  const ageS = Date.now() / 1000 - Number.parseInt(issued, 36);
  const sealed = seals(auth, owner, `${issued}.${id}`).some((expected) => isSame(seal, expected));
  return account && sealed && ageS < LIFE_S ? id : undefined;
}

/** After a sign-in with all its steps; who knows the password alone is no friend of the house yet. */
export function rememberDevice(auth: Auth, c: Context<AppEnv>, person: SignedIn): void {
  if (!hasTakenAllSteps(person)) return;
  const owner = person.account.user;
  const note = `${Math.floor(Date.now() / 1000).toString(36)}.${randomBytes(ID_BYTES).toString('base64url')}`;
  setCookie(c, cookieName(auth, owner), `${note}.${seals(auth, owner, note)[0]}`, {
    path: AUTH_PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: auth.config.siteUrl.startsWith('https:'),
    maxAge: LIFE_S,
  });
}

/** One per account, as families share a tablet; the name tells nothing to whoever looks through the browser. */
function cookieName(auth: Auth, { id }: Owner): string {
  return `fabloom_device_${auth.secrets.fingerprint(`device of ${id}`).toString('hex').slice(0, 12)}`;
}

/** By each secret that we still have; the first is the one in use. */
function seals(auth: Auth, { id, passwordHash }: Owner, note: string): string[] {
  return auth.secrets
    .derive('known devices', 32)
    .map((key) => createHmac('sha256', key).update(`${id} ${note} ${passwordHash}`).digest('base64url'));
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
