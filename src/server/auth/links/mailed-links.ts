import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { LINK_LIFE_MINUTES } from '#domain/link-life.ts';
import type { Account } from '#server/auth/accounts.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { mailboxKey } from '#server/auth/limits.ts';
import { startFlow, type CodeChallenge, type Flow } from '#server/auth/links/flows.ts';
import { issueToken, type NewToken, type TokenType } from '#server/auth/links/one-time-tokens.ts';
import type { Auth } from '#server/auth/service.ts';
import { users } from '#server/db/schema/accounts.ts';

/** Where a link will lead, and how the browser gets its session there. */
export interface Journey {
  redirectTo: string;
  challenge: CodeChallenge;
}

type SentAt = 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt' | 'reauthenticationSentAt';

/**
 * Whether a mail of this kind may go out now: not two within the interval, and only a few an hour to one mailbox,
 * however many accounts or kinds of mail are asked for. The time is noted by the very write that asks, so of many
 * requests at once one may.
 */
export async function mayMail(
  auth: Auth,
  { user }: Account,
  sentAt: SentAt,
  to: string = user.email,
): Promise<boolean> {
  const now = new Date();
  const longAgo = new Date(now.getTime() - auth.settings.mailIntervalS * 1000);
  const [turn] = await auth.db
    .update(users)
    .set({ [sentAt]: now })
    .where(and(eq(users.id, user.id), or(isNull(users[sentAt]), lte(users[sentAt], longAgo))))
    .returning({ id: users.id });
  if (!turn) return false;
  // An e-mail change writes to both addresses, and the new one may be a stranger's.
  const turns =
    sentAt === 'emailChangeSentAt'
      ? [
          auth.limits.emailChangesPerHour.take(user.id),
          auth.limits.emailChangesPerDay.take(user.id),
          auth.limits.mailsPerMailbox.take(mailboxKey(user.email)),
          auth.limits.mailsPerMailbox.take(mailboxKey(to)),
        ]
      : [auth.limits.mailsPerMailbox.take(mailboxKey(to))];
  return (await Promise.all(turns)).every((waitS) => waitS === 0);
}

/** Asked before anything is looked up: whoever waits for a mail hears the truth, and nobody learns who has an account. */
export async function requireMailRoom(auth: Auth): Promise<void> {
  const waitS = await auth.mailWaitS();
  if (waitS === 0) return;
  const refusal = new AuthError(
    429,
    'mail_limit_reached',
    `We cannot send mails right now. Please try again in ${Math.ceil(waitS / 60)} minutes.`,
  );
  refusal.retryAfterS = waitS;
  throw refusal;
}

/** For somebody who is signed in, and may hear that it was too soon. */
export async function requireMailTurn(
  auth: Auth,
  account: Account,
  sentAt: SentAt,
  to?: string,
): Promise<void> {
  if (await mayMail(auth, account, sentAt, to)) return;
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${auth.settings.mailIntervalS} seconds.`,
  );
}

/** With what was chosen at the sign-up that asked for it; a mere repetition of the mail keeps to the one before. */
export async function sendConfirmation(
  auth: Auth,
  account: Account,
  journey: Journey,
  choices?: NewToken['choices'],
): Promise<void> {
  if (!(await mayMail(auth, account, 'confirmationSentAt'))) return;
  const { user } = account;
  const link = await makeLink(auth, {
    userId: user.id,
    sentTo: user.email,
    flow: 'signup',
    type: 'confirmation',
    lifeMinutes: LINK_LIFE_MINUTES.confirm_signup,
    journey,
    choices,
  });
  await auth.mail(user, { kind: 'confirm_signup', link });
}

export async function sendRecovery(auth: Auth, account: Account, journey: Journey): Promise<void> {
  if (!(await mayMail(auth, account, 'recoverySentAt'))) return;
  const { user } = account;
  const link = await makeLink(auth, {
    userId: user.id,
    sentTo: user.email,
    flow: 'recovery',
    type: 'recovery',
    lifeMinutes: LINK_LIFE_MINUTES.recover_password,
    journey,
  });
  await auth.mail(user, { kind: 'recover_password', link });
}

/** Two mails, and both links must be followed: neither a stolen session nor a mistyped address moves an account alone. */
export async function sendEmailChange(
  auth: Auth,
  { user }: Account,
  newEmail: string,
  journey: Journey,
): Promise<void> {
  const lifeMinutes = LINK_LIFE_MINUTES.confirm_email_change;
  const common = { userId: user.id, flow: 'email_change' as const, lifeMinutes, journey };
  if (user.emailConfirmedAt) {
    const link = await makeLink(auth, { ...common, sentTo: user.email, type: 'email_change_current' });
    await auth.mail(user, { kind: 'confirm_email_change_current', link, newEmail });
  }
  const link = await makeLink(auth, { ...common, sentTo: newEmail, type: 'email_change_new' });
  await auth.mail({ id: user.id, email: newEmail }, { kind: 'confirm_email_change_new', link, newEmail });
}

interface LinkOptions {
  userId: string;
  sentTo: string;
  flow: Flow;
  type: TokenType;
  lifeMinutes: number;
  journey: Journey;
  choices?: NewToken['choices'];
}

/** What the protocol calls the link; the browser finds it in the address. */
const WIRE_TYPES: Partial<Record<TokenType, string>> = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

async function makeLink(
  auth: Auth,
  { userId, sentTo, flow, type, lifeMinutes, journey, choices }: LinkOptions,
): Promise<string> {
  const { challenge, redirectTo } = journey;
  const flowId =
    challenge === null
      ? undefined
      : await startFlow(auth.db, { flow, challenge, userId, lifeMs: lifeMinutes * 60_000 });
  const token = await issueToken(auth.db, { userId, type, sentTo, lifeMinutes, flowId, choices });
  const query = new URLSearchParams({ token, type: WIRE_TYPES[type] ?? type, redirect_to: redirectTo });
  return auth.url(`/verify?${query}`);
}
