import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { passwordGrant, pkceGrant, refreshGrant } from '#contract/auth.ts';
import {
  findAccount,
  findAccountByEmail,
  isBanned,
  lockAccount,
  type Account,
} from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import { guessPassword } from '#server/auth/guesses.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import { ownerOfCode, redeemAuthCode, type Flow } from '#server/auth/links/flows.ts';
import { readProviderTokens } from '#server/auth/oauth/provider-tokens.ts';
import type { Auth } from '#server/auth/service.ts';
import { refreshSession, startSession } from '#server/auth/sessions.ts';
import { visitOf, type Visit } from '#server/auth/visit.ts';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { readBody } from '#server/auth/wire/read-body.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { requireParent } from '#server/http/child-protection.ts';

type Grant = (auth: Auth, c: Context<AppEnv>) => Promise<WireSession>;

/** A map, as in a plain object every name that objects are born with would count as a grant. */
const GRANTS = new Map<string, Grant>([
  ['password', signInWithPassword],
  ['refresh_token', refresh],
  ['pkce', exchangeCode],
]);

export function tokenRoutes(auth: Auth) {
  return new Hono<AppEnv>().post('/token', auth.limits.tokens, async (c) => {
    const name = c.req.query('grant_type') ?? '';
    const grant = GRANTS.get(name);
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    // Who is in stays in.
    if (name !== 'refresh_token') await requireParent(auth.db, c);
    return c.json(await grant(auth, c));
  });
}

async function signInWithPassword(auth: Auth, c: Context<AppEnv>): Promise<WireSession> {
  const body = await readBody(c, passwordGrant);
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!body.email) throw validationFailed('missing email or phone');
  const email = body.email.trim().toLowerCase();
  const password = body.password ?? '';
  const visit = visitOf(c, auth.config.http.trustedProxies);

  const account = await findAccountByEmail(auth.db, email);
  const guess = await guessPassword({ auth, c, network: visit.network }, email, account);
  const matches = await auth.passwords.matches(password, account?.user.passwordHash);
  if (!account || !matches) {
    await guess.wrong();
    auth.background.run('note a failed sign-in', () => noteFailure(auth, account, visit));
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (isBanned(account)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!account.user.emailConfirmedAt) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const opened = await auth.db.transaction(async (tx) => {
    // The password may have been changed while it was being checked; then this one is as good as wrong.
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, account.user.id), eq(users.passwordHash, account.user.passwordHash ?? '')))
      .for('update');
    if (!unchanged) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    return startSession(tx, auth.secrets, { account, method: 'password', visit });
  });
  rememberDevice(auth, c, opened);
  auth.background.run('after a sign-in', async () => {
    await guess.right();
    await afterPassword(auth, account, password, visit);
  });
  return auth.sessionAnswer(opened);
}

async function noteFailure(auth: Auth, account: Account | undefined, visit: Visit): Promise<void> {
  await audit(auth.db, {
    action: 'sign_in_failed',
    ...(account && { subject: account.user.id }),
    visit,
    details: { method: 'password' },
  });
}

/** Mails follow the language last used. */
async function afterPassword(auth: Auth, { user }: Account, password: string, visit: Visit): Promise<void> {
  await auth.db.update(profiles).set({ language: visit.language }).where(eq(profiles.id, user.id));
  await audit(auth.db, { action: 'sign_in', actorId: user.id, visit, details: { method: 'password' } });
  if (user.passwordHash && auth.passwords.isOutdated(user.passwordHash)) {
    const passwordHash = await auth.passwords.hash(password);
    await auth.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
  }
}

async function refresh(auth: Auth, c: Context<AppEnv>): Promise<WireSession> {
  const { refresh_token: token } = await readBody(c, refreshGrant);
  if (!token) throw validationFailed('refresh_token is required');
  const outcome = await refreshSession(auth.db, auth.secrets, {
    token,
    reuseIntervalS: auth.settings.reuseIntervalS,
  });
  if ('reused' in outcome) {
    const { userId, sessionId } = outcome.reused;
    await audit(auth.db, {
      action: 'refresh_token_reused',
      actorId: userId,
      subject: sessionId,
      visit: visitOf(c, auth.config.http.trustedProxies),
    });
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return auth.sessionAnswer(outcome);
}

/** How a session begun by a journey says it was signed in to. */
const METHODS: Record<Flow, string> = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
  magiclink: 'magiclink',
  oauth: 'oauth',
  link_identity: 'oauth',
};

async function exchangeCode(auth: Auth, c: Context<AppEnv>): Promise<WireSession> {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, pkceGrant);
  if (!code || !verifier)
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  const visit = visitOf(c, auth.config.http.trustedProxies);
  const { flow, opened } = await auth.db.transaction(async (tx) => {
    // The account first: while its ways in are being ended, no code becomes a session behind their back.
    const owner = await ownerOfCode(tx, code);
    if (owner) await lockAccount(tx, owner);
    const redeemed = await redeemAuthCode(tx, { code, verifier });
    const account = await findAccount(tx, redeemed.userId);
    if (!account) throw new AuthError(403, 'user_not_found', 'User does not exist');
    if (isBanned(account)) throw new AuthError(400, 'user_banned', 'User is banned');
    const method = METHODS[redeemed.flow];
    return { flow: redeemed, opened: await startSession(tx, auth.secrets, { account, method, visit }) };
  });
  rememberDevice(auth, c, opened);
  await audit(auth.db, {
    action: 'sign_in',
    actorId: flow.userId,
    visit,
    details: { method: flow.provider ?? flow.flow },
  });
  return { ...(await auth.sessionAnswer(opened)), ...readProviderTokens(auth, flow) };
}
