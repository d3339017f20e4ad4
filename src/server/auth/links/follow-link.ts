import { and, eq, ne } from 'drizzle-orm';
import {
  confirmEmail,
  findAccount,
  isBanned,
  lockAccount,
  reloadAccount,
  usernameOf,
  type Account,
} from '#server/auth/accounts.ts';
import { AuthError, linkExpired } from '#server/auth/auth-error.ts';
import {
  consumeToken,
  dropPendingLinks,
  type OneTimeToken,
  type TokenType,
} from '#server/auth/links/one-time-tokens.ts';
import { PROVEN_NOW, endOlderWays } from '#server/auth/proof-of-address.ts';
import type { Auth } from '#server/auth/service.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/postgres-errors.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';

/** What the protocol calls a link, and what we keep for it. */
const TYPES = new Map<string, readonly TokenType[]>([
  ['signup', ['confirmation']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['email', ['confirmation', 'magiclink']],
  ['invite', ['magiclink']],
  ['magiclink', ['magiclink']],
]);

/** How a session that begins with a link was signed in to. */
const METHODS: Partial<Record<TokenType, string>> = {
  confirmation: 'email/signup',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  magiclink: 'magiclink',
};

export interface FollowedLink {
  account: Account;
  token: OneTimeToken;
  method: string;
  /** One of the two links of an e-mail change: the other one is still to be followed. */
  half: boolean;
  /** The address that the account had before. */
  formerEmail: string | undefined;
}

/** Spends a link and does what it stands for, both or neither. */
export async function followLink(
  auth: Auth,
  { hash, type, email }: { hash: Buffer; type: string; email?: string },
): Promise<FollowedLink> {
  const types = TYPES.get(type);
  if (!types) throw linkExpired();
  try {
    return await auth.db.transaction(async (tx) => {
      const token = await consumeToken(tx, { hash, types });
      // Nobody else changes the account until this link has done its work.
      if (token) await lockAccount(tx, token.userId);
      const account = token && (await findAccount(tx, token.userId));
      if (!account || (email !== undefined && email !== token.sentTo)) throw linkExpired();
      if (isBanned(account)) throw new AuthError(403, 'user_banned', 'User is banned');
      const outcome = await take(tx, account, token);
      return {
        ...outcome,
        token,
        account: await reloadAccount(tx, token.userId),
        method: METHODS[token.tokenType] ?? 'otp',
      };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    throw error;
  }
}

type ChangeToken = OneTimeToken & { tokenType: keyof typeof SIDES };
type Outcome = Pick<FollowedLink, 'half' | 'formerEmail'>;

const DONE: Outcome = { half: false, formerEmail: undefined };

async function take(tx: Queryable, account: Account, token: OneTimeToken): Promise<Outcome> {
  switch (token.tokenType) {
    case 'email_change_current':
    case 'email_change_new':
      return changeEmail(tx, account, { ...token, tokenType: token.tokenType });
    default:
      await proveAddress(tx, account, token);
      return DONE;
  }
}

/**
 * Somebody who reads the mailbox opened the link. If nobody ever had, what is in the account, the password too, may be a
 * stranger's who signed up with the address: what counts is what was chosen at the sign-up that sent this very link.
 */
async function proveAddress(tx: Queryable, account: Account, token: OneTimeToken): Promise<void> {
  const { user } = account;
  if (token.sentTo !== user.email) throw linkExpired();
  const isFirstProof = user.emailProvenAt === null;
  if (isFirstProof || token.tokenType === 'recovery') {
    await endOlderWays(tx, account, { keepFlowId: token.flowStateId });
  }
  if (!isFirstProof) return;
  await confirmEmail(tx, account, {
    emailProvenAt: PROVEN_NOW,
    ...(token.tokenType !== 'confirmation' && { passwordHash: null }),
    ...(token.passwordHash && { passwordHash: token.passwordHash }),
    ...(token.userMetadata && { userMetadata: { ...token.userMetadata, email_verified: true } }),
  });
  if (token.userMetadata) {
    const username = usernameOf(token.userMetadata, user.email);
    await tx.update(profiles).set({ username }).where(eq(profiles.id, user.id));
  }
}

/** Which mailbox has agreed to a change. It takes both: one that is asked twice says yes twice. */
const SIDES = {
  email_change_current: { side: 1, other: 2 },
  email_change_new: { side: 2, other: 1 },
};

async function changeEmail(tx: Queryable, account: Account, token: ChangeToken): Promise<Outcome> {
  const { user } = account;
  const expected = token.tokenType === 'email_change_new' ? user.newEmail : user.email;
  if (user.newEmail === null || token.sentTo !== expected) throw linkExpired();

  if (user.emailConfirmedAt) {
    const { side, other } = SIDES[token.tokenType];
    const [waiting] = await tx
      .update(users)
      .set({ emailChangeConfirmStatus: side })
      .where(and(eq(users.id, user.id), ne(users.emailChangeConfirmStatus, other)))
      .returning({ id: users.id });
    if (waiting) return { half: true, formerEmail: undefined };
  }
  await confirmEmail(tx, account, {
    email: user.newEmail,
    newEmail: null,
    emailChangeConfirmStatus: 0,
    emailProvenAt: PROVEN_NOW, // of the new address; what the account holds stays, for its owner asked for the move
  });
  if (token.flowStateId === null) await dropPendingLinks(tx, user.id);
  return { half: false, formerEmail: user.email };
}
