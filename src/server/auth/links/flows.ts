import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql, type InferSelectModel } from 'drizzle-orm';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import { hashToken, randomToken } from '#server/auth/tokens/random-token.ts';
import type { Queryable } from '#server/db/database.ts';
import { flowStates, type FLOWS } from '#server/db/schema/sessions.ts';

export type Flow = (typeof FLOWS)[number];
export type FlowState = InferSelectModel<typeof flowStates>;

/** Null: the implicit flow, in which the session comes back in the fragment of the address. */
export type CodeChallenge = string | null;

const CODE_LIFE_MS = 5 * 60_000;
const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

interface ChallengeFields {
  code_challenge?: string | null;
  code_challenge_method?: string | null;
}

/** Only hashed challenges: a plain one is readable by whoever reads the link. */
export function readChallenge({ code_challenge, code_challenge_method }: ChallengeFields): CodeChallenge {
  if (!code_challenge && !code_challenge_method) return null;
  if (!code_challenge || !code_challenge_method) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (code_challenge_method.toLowerCase() !== 's256') {
    throw validationFailed('code_challenge_method must be s256');
  }
  if (!CHALLENGE.test(code_challenge)) {
    throw validationFailed('code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 . _ ~ -');
  }
  return code_challenge;
}

export interface NewFlow {
  flow: Flow;
  challenge: CodeChallenge;
  lifeMs: number;
  userId?: string;
  /** The session that asked; the flow ends with it. */
  sessionId?: string;
  provider?: string;
  redirectTo?: string;
  stateHash?: Buffer;
  providerSecretsEncrypted?: Buffer;
}

export async function startFlow(db: Queryable, { challenge, lifeMs, ...rest }: NewFlow): Promise<string> {
  const [row] = await db
    .insert(flowStates)
    .values({
      ...rest,
      codeChallenge: challenge,
      codeChallengeMethod: challenge === null ? null : 's256',
      expiresAt: new Date(Date.now() + lifeMs),
    })
    .returning({ id: flowStates.id });
  if (!row) throw new Error('the insert returned no flow');
  return row.id;
}

/** The journey ended well: the browser that began it may fetch its session with this code, once, within minutes. */
export async function issueAuthCode(
  db: Queryable,
  flowId: string,
  { userId, providerTokensEncrypted }: { userId: string; providerTokensEncrypted?: Buffer },
): Promise<string> {
  const code = randomToken();
  await db
    .update(flowStates)
    .set({
      userId,
      authCodeHash: hashToken(code),
      authCodeIssuedAt: sql`now()`,
      stateHash: null,
      providerSecretsEncrypted: null,
      providerTokensEncrypted,
      expiresAt: new Date(Date.now() + CODE_LIFE_MS),
    })
    .where(eq(flowStates.id, flowId));
  return code;
}

/** Whose session the code stands for, if it is one of ours. */
export async function ownerOfCode(db: Queryable, code: string): Promise<string | undefined> {
  const [flow] = await db
    .select({ userId: flowStates.userId })
    .from(flowStates)
    .where(eq(flowStates.authCodeHash, hashToken(code)));
  return flow?.userId ?? undefined;
}

/** Exchanges the code; the flow is gone afterwards, so a second exchange finds nothing. */
export async function redeemAuthCode(
  db: Queryable,
  { code, verifier }: { code: string; verifier: string },
): Promise<FlowState & { userId: string }> {
  const authCodeHash = hashToken(code);
  const [flow] = await db.select().from(flowStates).where(eq(flowStates.authCodeHash, authCodeHash));
  if (!flow?.userId || !flow.codeChallenge) throw flowNotFound();
  if (flow.expiresAt.getTime() <= Date.now()) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!answers(verifier, flow.codeChallenge)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const [taken] = await db
    .delete(flowStates)
    .where(and(eq(flowStates.authCodeHash, authCodeHash), gt(flowStates.expiresAt, sql`now()`)))
    .returning({ id: flowStates.id });
  if (!taken) throw flowNotFound();
  return { ...flow, userId: flow.userId };
}

function answers(verifier: string, challenge: string): boolean {
  const expected = Buffer.from(challenge);
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}
