import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { signUpRequest } from '#contract/auth.ts';
import {
  confirmEmail,
  createAccount,
  findAccountByEmail,
  reloadAccount,
  usernameOf,
  type Account,
} from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import { readChallenge } from '#server/auth/links/flows.ts';
import { dropPendingLinks } from '#server/auth/links/one-time-tokens.ts';
import { mayMail, requireMailRoom, sendConfirmation, type Journey } from '#server/auth/links/mailed-links.ts';
import { requireSafeName } from '#server/auth/safe-name.ts';
import { requireGoodPassword } from '#server/auth/passwords/rules.ts';
import type { Auth } from '#server/auth/service.ts';
import { startSession } from '#server/auth/sessions.ts';
import { visitOf, type Visit } from '#server/auth/visit.ts';
import { wireUser, type WireUser } from '#server/auth/wire/objects.ts';
import { readBody } from '#server/auth/wire/read-body.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { isUniqueViolation } from '#server/db/postgres-errors.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { requireParent } from '#server/http/child-protection.ts';

interface SignUp {
  email: string;
  password: string;
  metadata: { username?: string | null; [name: string]: unknown };
  journey: Journey;
  visit: Visit;
}

export function signUpRoutes(auth: Auth) {
  return new Hono<AppEnv>().post('/signup', auth.limits.writes, async (c) => {
    if (!auth.settings.signupsEnabled) {
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    }
    await requireParent(auth.db, c);
    const body = await readBody(c, signUpRequest);
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    if (!body.email && !body.password) {
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (!body.email) throw validationFailed('Unable to validate email address: invalid format');
    if (!body.password) throw validationFailed('Signup requires a valid password');
    const metadata = body.data ?? {};
    requireSafeName(metadata);
    requireGoodPassword(
      body.password,
      { email: body.email, username: metadata.username },
      auth.settings.minPassword,
    );
    const signUp: SignUp = {
      email: body.email,
      password: body.password,
      metadata,
      journey: {
        redirectTo: auth.redirectTarget(c.req.query('redirect_to'), c.req.header('referer')),
        challenge: readChallenge(body),
      },
      visit: visitOf(c, auth.config.http.trustedProxies),
    };
    if (!auth.settings.autoconfirm) return c.json(await signUpToConfirm(auth, signUp));

    const account = await signUpAtOnce(auth, signUp);
    const opened = await startSession(auth.db, auth.secrets, {
      account,
      method: 'password',
      visit: signUp.visit,
    });
    rememberDevice(auth, c, opened);
    return c.json(await auth.sessionAnswer(opened));
  });
}

async function signUpAtOnce(auth: Auth, signUp: SignUp): Promise<Account> {
  const existing = await findAccountByEmail(auth.db, signUp.email);
  if (existing?.user.emailConfirmedAt) throw alreadyRegistered();
  const passwordHash = await auth.passwords.hash(signUp.password);
  const account = existing
    ? await claimUnconfirmed(auth, existing, signUp, passwordHash)
    : await insert(auth, signUp, passwordHash, true);
  await audit(auth.db, {
    action: 'sign_up',
    actorId: account.user.id,
    visit: signUp.visit,
    details: { method: 'email' },
  });
  return account;
}

/** Nobody ever proved to own the address, so nothing of the first attempt is kept: not its password, not its names. */
async function claimUnconfirmed(
  auth: Auth,
  existing: Account,
  { metadata, email, visit }: SignUp,
  passwordHash: string,
): Promise<Account> {
  return auth.db.transaction(async (tx) => {
    const userId = existing.user.id;
    const [unclaimed] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
      .for('update');
    if (!unclaimed) throw alreadyRegistered();
    await dropPendingLinks(tx, userId);
    const username = usernameOf(metadata, email);
    await confirmEmail(tx, existing, {
      passwordHash,
      userMetadata: { ...metadata, username, email_verified: true },
    });
    await tx.update(profiles).set({ username, language: visit.language }).where(eq(profiles.id, userId));
    return reloadAccount(tx, userId);
  });
}

/**
 * Confirmation by mail. A stranger must not learn who has an account or what it holds: whoever owns the address hears
 * the truth by mail, and the answer says nothing but what was asked.
 */
async function signUpToConfirm(auth: Auth, signUp: SignUp): Promise<WireUser> {
  await requireMailRoom(auth);
  const passwordHash = await auth.passwords.hash(signUp.password);
  const account = await findOrInsert(auth, signUp, passwordHash);
  if (account.user.emailConfirmedAt) {
    auth.background.run('tell about an existing account', () => tellOwner(auth, account));
    return madeUpUser(signUp);
  }
  const username = usernameOf(signUp.metadata, signUp.email);
  const userMetadata = { ...signUp.metadata, username };
  auth.background.run('send a confirmation', async () => {
    await audit(auth.db, { action: 'sign_up', subject: account.user.id, visit: signUp.visit });
    await sendConfirmation(auth, account, signUp.journey, { passwordHash, userMetadata });
  });
  const now = new Date();
  return wireUser({
    ...account,
    user: { ...account.user, confirmationSentAt: now, createdAt: now, updatedAt: now, userMetadata },
  });
}

async function findOrInsert(auth: Auth, signUp: SignUp, passwordHash: string): Promise<Account> {
  const existing = await findAccountByEmail(auth.db, signUp.email);
  if (existing) return existing;
  try {
    return await insert(auth, signUp, passwordHash, false);
  } catch (error) {
    const other = await findAccountByEmail(auth.db, signUp.email); // somebody was quicker
    if (other) return other;
    throw error;
  }
}

async function insert(
  auth: Auth,
  signUp: SignUp,
  passwordHash: string,
  confirmed: boolean,
): Promise<Account> {
  try {
    return await auth.db.transaction((tx) =>
      createAccount(tx, {
        email: signUp.email,
        passwordHash,
        confirmed,
        proven: false,
        metadata: signUp.metadata,
        language: signUp.visit.language,
        identity: { provider: 'email', email: signUp.email, data: {} },
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw alreadyRegistered();
    throw error;
  }
}

async function tellOwner(auth: Auth, account: Account): Promise<void> {
  if (!(await mayMail(auth, account, 'confirmationSentAt'))) return;
  await auth.mail(account.user, {
    kind: 'already_registered',
    signInLink: `${auth.config.siteUrl}/auth`,
    resetLink: `${auth.config.siteUrl}/auth?mode=reset`,
  });
}

/** What the protocol answers for an address that is taken: a user that does not exist. */
function madeUpUser({ email, metadata }: SignUp): WireUser {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function alreadyRegistered(): AuthError {
  return new AuthError(422, 'user_already_exists', 'User already registered');
}
