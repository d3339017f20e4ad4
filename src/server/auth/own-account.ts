import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AccountRemoval, Proof, Standing } from '#contract/account.ts';
import { setUsername, type Account } from '#server/auth/accounts.ts';
import { audit } from '#server/auth/audit.ts';
import { AuthError } from '#server/auth/auth-error.ts';
import { signedIn } from '#server/auth/bearer.ts';
import { isFresh, proofNeeded, requireFresh } from '#server/auth/freshness.ts';
import { checkProof } from '#server/auth/passwords/proof.ts';
import type { Auth } from '#server/auth/service.ts';
import {
  endOwnSession,
  holdAccount,
  refreshProof,
  requireAllSteps,
  type SessionRow,
  type SignedIn,
} from '#server/auth/sessions.ts';
import { isUuid } from '#server/auth/tokens/access-tokens.ts';
import { visitOf } from '#server/auth/visit.ts';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { ForgetAccount } from '#server/retention/forget-account.ts';

/** What people may do with their account that the protocol has no words for. Errors are those of our own API. */
export function ownAccount(auth: Auth, forget: ForgetAccount) {
  const person = async (c: Context<AppEnv>): Promise<SignedIn> => {
    const found = await signedIn(c.req, auth);
    requireAllSteps(found, 403);
    return found;
  };

  return {
    setUsername,

    standing: (c: Context<AppEnv>): Promise<Standing & { userId: string; sessionId: string }> =>
      inOurWords(async () => {
        const { account, session } = await person(c);
        return {
          hasPassword: account.user.passwordHash !== null,
          fresh: isFresh(session),
          userId: account.user.id,
          sessionId: session.id,
        };
      }),

    /** For what a session that was left open may not do. */
    requireFresh: (c: Context<AppEnv>): Promise<{ userId: string }> =>
      inOurWords(async () => {
        const { session } = await person(c);
        requireFresh(session);
        return { userId: session.userId };
      }),

    /** From now on, for a while, what only its owner may do can be done from this session. */
    prove: (c: Context<AppEnv>, proof: Proof): Promise<void> =>
      inOurWords(async () => {
        const { account, session } = await person(c);
        const method = await checkProof(auth, { account, session }, given(proof));
        if (!method) throw proofNeeded();
        await auth.db.transaction(async (tx) => {
          const held = await holdSame(tx, account, session);
          await refreshProof(tx, held.session, method);
        });
      }),

    /** False if the person has no such session. */
    endSession: (c: Context<AppEnv>, sessionId: string): Promise<boolean> =>
      inOurWords(async () => {
        const { account } = await person(c);
        const ended = isUuid(sessionId) && (await endOwnSession(auth.db, account.user.id, sessionId));
        if (ended) {
          await audit(auth.db, {
            action: 'sign_out',
            actorId: account.user.id,
            visit: visitOf(c, auth.config.http.trustedProxies),
            details: { scope: 'one' },
          });
        }
        return ended;
      }),

    /** For good, with everything that the table of what is kept says; what is only counted stays without them. */
    remove: (c: Context<AppEnv>, { confirmation, ...proof }: AccountRemoval): Promise<void> =>
      inOurWords(async () => {
        const { account, session } = await person(c);
        const { user } = account;
        if (confirmation.trim().toLowerCase() !== user.email) {
          throw new AuthError(400, 'confirmation_mismatch', 'The address is not the one of this account');
        }
        if (!(await checkProof(auth, { account, session }, given(proof)))) requireFresh(session);
        await auth.db.transaction(async (tx) => {
          requireAllSteps(await holdSame(tx, account, session), 403);
          await forget.within(tx, user);
          await tx.delete(users).where(eq(users.id, user.id));
          // No address, no device and no id: of somebody who has left, only that somebody has.
          await audit(tx, { action: 'account_deleted' });
        });
        await forget.afterwards(user);
      }),
  };
}

function given({ password, code }: Proof) {
  return { currentPassword: password, nonce: code };
}

/** A password that was changed while it was being checked proves nothing any more. */
async function holdSame(tx: Queryable, { user }: Account, session: SessionRow): Promise<SignedIn> {
  const held = await holdAccount(tx, session);
  if (held.account.user.passwordHash === user.passwordHash) return held;
  throw new AuthError(409, 'conflict', 'The password was just changed');
}

async function inOurWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AuthError ? new AppError(error.status, error.code, error.message) : error;
  }
}
