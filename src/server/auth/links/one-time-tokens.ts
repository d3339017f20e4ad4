import { and, eq, gt, inArray, ne, sql, type InferSelectModel } from 'drizzle-orm';
import { hashToken, randomToken } from '#server/auth/tokens/random-token.ts';
import type { Queryable } from '#server/db/database.ts';
import { flowStates, oneTimeTokens, type TOKEN_TYPES } from '#server/db/schema/sessions.ts';

export type TokenType = (typeof TOKEN_TYPES)[number];
export type OneTimeToken = InferSelectModel<typeof oneTimeTokens>;

/** By this the client knows that a link ends in a code to exchange. */
const PKCE_PREFIX = 'pkce_';

export interface NewToken {
  userId: string;
  type: TokenType;
  sentTo: string;
  lifeMinutes: number;
  flowId?: string | undefined;
  /** Takes effect when this very link is followed. */
  choices?: { passwordHash: string; userMetadata: Record<string, unknown> } | undefined;
}

/** A token for a mailed link. It replaces an earlier one of the same kind. */
export async function issueToken(db: Queryable, given: NewToken): Promise<string> {
  const token = `${given.flowId ? PKCE_PREFIX : ''}${randomToken()}`;
  await keepTokenHash(db, { ...given, hash: hashToken(token) });
  return token;
}

/** For tokens that are hashed in another way, such as short codes. */
export async function keepTokenHash(db: Queryable, given: NewToken & { hash: Buffer }): Promise<void> {
  const values = {
    tokenHash: given.hash,
    sentTo: given.sentTo,
    flowStateId: given.flowId ?? null,
    // A mere repetition stands for what the link stood for that it replaces: anybody may ask for one.
    ...given.choices,
    createdAt: sql`now()`,
    expiresAt: new Date(Date.now() + given.lifeMinutes * 60_000),
  };
  await db
    .insert(oneTimeTokens)
    .values({ userId: given.userId, tokenType: given.type, ...values })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.tokenType], set: values });
}

/** Takes the token out of the world, if it is still in it: of two requests with one link, one finds it. */
export async function consumeToken(
  db: Queryable,
  { hash, types }: { hash: Buffer; types: readonly TokenType[] },
): Promise<OneTimeToken | undefined> {
  const [token] = await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hash),
        inArray(oneTimeTokens.tokenType, [...types]),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return token;
}

/** The links to both mailboxes: neither may speak for another address than the one it named. */
export async function dropEmailChangeLinks(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.tokenType, ['email_change_current', 'email_change_new']),
      ),
    );
}

/** Every link and half-finished journey of the user becomes worthless, but the one that is just coming to its end. */
export async function dropPendingLinks(db: Queryable, userId: string, keepFlowId?: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  const others = keepFlowId === undefined ? undefined : ne(flowStates.id, keepFlowId);
  await db.delete(flowStates).where(and(eq(flowStates.userId, userId), others));
}
