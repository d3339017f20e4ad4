import type { Context } from 'hono';
import type { Account } from '#server/auth/accounts.ts';
import { knownDevice } from '#server/auth/known-devices.ts';
import { mailboxKey, requireNoWait, requireTurn } from '#server/auth/limits.ts';
import type { Factor } from '#server/auth/mfa/factors.ts';
import type { Auth } from '#server/auth/service.ts';
import type { SessionRow } from '#server/auth/sessions.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** The longest that guesses from elsewhere make an unknown device wait for its turn. */
export const LONGEST_WAIT_S = 60;
const WAIT_STEP_S = 10;

/** How a session begins that only whoever reads the mailbox can have. */
const MAILED = new Set(['recovery', 'email/signup', 'email_change', 'magiclink']);

/** One guess at a password or a code: what becomes of it decides who waits next. */
export interface Guess {
  wrong(): Promise<void>;
  right(): Promise<void>;
}

/**
 * Wrong guesses slow the guesser, not the owner. A device that has signed in before has a limit of its own. Others are
 * counted where they are; and while many guess at the account from many places, each place waits for its turn.
 * An address without an account is treated alike.
 */
export async function guessPassword(
  { auth, c, network }: { auth: Auth; c: Context<AppEnv>; network: string },
  email: string,
  account: Account | undefined,
): Promise<Guess> {
  const { limits } = auth;
  const device = knownDevice(auth, c, account);
  if (device) {
    await requireTurn(limits.passwordPerDevice, device);
    return { wrong: async () => undefined, right: () => limits.passwordPerDevice.forget(device) };
  }
  const mailbox = mailboxKey(email);
  const place = `${mailbox} ${network}`;
  await requireTurn(limits.passwordPerAddress, network);
  const { share } = await limits.wrongPerAccount.look(mailbox);
  if (share >= 1) requireNoWait(await limits.passwordLine.turn(place, waitFor(share)));
  await requireTurn(limits.passwordPerPlace, place);
  return {
    wrong: async () => void (await limits.wrongPerAccount.take(mailbox)),
    right: () => limits.passwordPerPlace.forget(place),
  };
}

/** The more guesses, the longer, up to a time that an owner in a hurry can bear. */
function waitFor(share: number): number {
  return Math.min(LONGEST_WAIT_S, WAIT_STEP_S * Math.floor(share));
}

/** The password of somebody who is signed in: a session that was stolen uses up no limit but its own. */
export async function guessOwnPassword({ limits }: Auth, { id }: SessionRow): Promise<Guess> {
  await requireTurn(limits.passwordPerSession, id);
  return { wrong: async () => undefined, right: () => limits.passwordPerSession.forget(id) };
}

/**
 * Whoever gets so far knows the password, and need not be the owner: neither may use up what the other has. A known
 * device, and a session that began with a mailed link, have only themselves to wait for.
 */
export async function guessCode(
  { auth, c, network }: { auth: Auth; c: Context<AppEnv>; network: string },
  { factor, account, session }: { factor: Factor; account: Account; session: SessionRow },
): Promise<Guess> {
  const { limits } = auth;
  const own = `${factor.id} ${session.id}`;
  const place = `${factor.id} ${network}`;
  await requireTurn(limits.codePerSession, own);
  const isOwners =
    knownDevice(auth, c, account) !== undefined || session.amr.some(({ method }) => MAILED.has(method));
  if (!isOwners) {
    await requireTurn(limits.codePerPlace, place);
    await requireTurn(limits.codePerFactor, factor.id);
  }
  return {
    wrong: async () => undefined,
    right: async () => {
      await limits.codePerSession.forget(own);
      await limits.codePerPlace.forget(place);
    },
  };
}
