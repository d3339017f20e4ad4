import { randomBytes } from 'node:crypto';
import { and, eq, gt, ne, sql, type InferSelectModel } from 'drizzle-orm';
import { AuthError } from '#server/auth/auth-error.ts';
import { ACCOUNT, hasVerifiedFactor, isBanned, lockAccount, type Account } from '#server/auth/accounts.ts';
import type { Secrets } from '#server/auth/tokens/secrets.ts';
import {
  REFRESH_KEY_BYTES,
  isSealed,
  readRefreshToken,
  writeRefreshToken,
  type RefreshToken,
} from '#server/auth/tokens/refresh-tokens.ts';
import type { Visit } from '#server/auth/visit.ts';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/sessions.ts';

export type SessionRow = InferSelectModel<typeof sessions>;

const DAY_MS = 24 * 3600 * 1000;
/** However active, after so long one signs in anew. */
const LIFE_MS = 90 * DAY_MS;
/** A device that nobody used for so long is signed out. */
export const IDLE_MS = 30 * DAY_MS;
/** Shorter than anything a server of this protocol ever wrote. */
const SHORTEST_TOKEN = 12;

/** A session that was just made or refreshed: what the browser gets. */
export interface OpenSession {
  account: Account;
  session: SessionRow;
  refreshToken: string;
}

export type RefreshOutcome = OpenSession | { reused: { sessionId: string; userId: string } };

export async function startSession(
  db: Queryable,
  secrets: Secrets,
  { account, method, visit }: { account: Account; method: string; visit: Visit },
): Promise<OpenSession> {
  const key = randomBytes(REFRESH_KEY_BYTES);
  const now = new Date();
  const [session] = await db
    .insert(sessions)
    .values({
      userId: account.user.id,
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      refreshKeyEncrypted: secrets.encrypt(key),
      expiresAt: new Date(now.getTime() + LIFE_MS),
      ip: visit.ip,
      userAgent: visit.userAgent,
    })
    .returning();
  if (!session) throw new Error('the insert returned no session');
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, account.user.id));
  return {
    account: { ...account, user: { ...account.user, lastSignInAt: now } },
    session,
    refreshToken: writeRefreshToken(session.id, session.refreshCounter, key),
  };
}

/**
 * Spends a refresh token. The active one moves the session on. The one before it is answered with the active one, at
 * any time: two tabs may have asked at once, or an answer may have been lost on its way. An older one is forgiven for
 * a moment; after that somebody else holds a copy, and the session ends for both.
 */
export async function refreshSession(
  db: Queryable,
  secrets: Secrets,
  { token, reuseIntervalS }: { token: string; reuseIntervalS: number },
): Promise<RefreshOutcome> {
  if (token.length < SHORTEST_TOKEN) {
    throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
  }
  const given = readRefreshToken(token);
  if (!given) throw unknownToken();

  // Two looks are enough: whoever loses the race to move the session on finds it moved on.
  for (let look = 0; look < 2; look++) {
    const { account, session, key } = await findSession(db, secrets, given);
    const active = {
      account,
      session,
      refreshToken: writeRefreshToken(session.id, session.refreshCounter, key),
    };
    const behind = session.refreshCounter - given.counter;
    if (behind < 0) throw unknownToken();
    if (behind === 1) return active;
    if (behind > 1) {
      if (Date.now() - session.refreshedAt.getTime() <= reuseIntervalS * 1000) return active;
      await endSession(db, session.id);
      return { reused: { sessionId: session.id, userId: session.userId } };
    }
    const [moved] = await db
      .update(sessions)
      .set({ refreshCounter: given.counter + 1, refreshedAt: sql`now()` })
      .where(and(eq(sessions.id, session.id), eq(sessions.refreshCounter, given.counter)))
      .returning();
    if (moved) {
      return {
        account,
        session: moved,
        refreshToken: writeRefreshToken(moved.id, moved.refreshCounter, key),
      };
    }
  }
  throw new AuthError(409, 'conflict', 'Too many concurrent refreshes of this session');
}

async function findSession(db: Queryable, secrets: Secrets, given: RefreshToken) {
  const [found] = await db
    .select({ ...ACCOUNT, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, given.sessionId));
  const key = found && secrets.decrypt(found.session.refreshKeyEncrypted);
  if (!key || !isSealed(given, key)) throw unknownToken();
  const { session, ...account } = found;
  const now = Date.now();
  if (session.expiresAt.getTime() <= now || session.refreshedAt.getTime() + IDLE_MS <= now) {
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
  if (isBanned(account)) throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  return { account, session, key };
}

function unknownToken(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

/**
 * The second step of a sign-in. The session gets a new refresh key, so every token from before the step is dead: a
 * copy that was taken at the first level never reaches the second.
 */
export async function raiseSession(
  db: Queryable,
  secrets: Secrets,
  { session, factorId, method }: { session: SessionRow; factorId: string; method: string },
): Promise<{ session: SessionRow; refreshToken: string }> {
  const key = randomBytes(REFRESH_KEY_BYTES);
  const step = { method, timestamp: Math.floor(Date.now() / 1000) };
  const [raised] = await db
    .update(sessions)
    .set({
      aal: 'aal2',
      amr: [step, ...session.amr.filter((earlier) => earlier.method !== method)],
      factorId,
      refreshKeyEncrypted: secrets.encrypt(key),
      refreshCounter: session.refreshCounter + 2,
      refreshedAt: sql`now()`,
    })
    .where(eq(sessions.id, session.id))
    .returning();
  if (!raised) throw sessionGone();
  return { session: raised, refreshToken: writeRefreshToken(raised.id, raised.refreshCounter, key) };
}

export interface SignedIn {
  account: Account;
  session: SessionRow;
}

/** Whether the session of a token still lives, asked at every use: a session that was ended stops working at once. */
export async function requireSession(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<SignedIn> {
  const [found] = await db
    .select({ ...ACCOUNT, session: sessions })
    .from(users)
    .leftJoin(
      sessions,
      and(eq(sessions.userId, users.id), eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)),
    )
    .where(eq(users.id, userId));
  if (!found) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { session, ...account } = found;
  if (!session) throw sessionGone();
  if (isBanned(account)) throw new AuthError(403, 'user_banned', 'User is banned');
  return { account, session };
}

/**
 * For a transaction that changes an account: nobody else changes it meanwhile, and it is looked at once more. A request
 * may have been let in long before it acts, and been signed out since.
 */
export async function holdAccount(
  tx: Queryable,
  { userId, id }: Pick<SessionRow, 'userId' | 'id'>,
): Promise<SignedIn> {
  await lockAccount(tx, userId);
  return requireSession(tx, { userId, sessionId: id });
}

/** Whoever has set up a second step must have taken it. */
export function hasTakenAllSteps({ account, session }: SignedIn): boolean {
  return session.aal === 'aal2' || !hasVerifiedFactor(account);
}

export function requireAllSteps(person: SignedIn, status: 401 | 403 | 422 = 401): void {
  if (hasTakenAllSteps(person)) return;
  throw new AuthError(
    status,
    'insufficient_aal',
    'AAL2 session is required: please enter the code of your second step first.',
  );
}

function sessionGone(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

export async function endSession(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** False if the person has no such session. */
export async function endOwnSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return rowCount === 1;
}

/** The person has just shown once more that it is them. */
export async function refreshProof(db: Queryable, session: SessionRow, method: string): Promise<void> {
  const step = { method, timestamp: Math.floor(Date.now() / 1000) };
  const amr = [step, ...session.amr.filter((earlier) => earlier.method !== method)];
  await db.update(sessions).set({ amr }).where(eq(sessions.id, session.id));
}

export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endOtherSessions(db: Queryable, { userId, id }: SessionRow): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
}
