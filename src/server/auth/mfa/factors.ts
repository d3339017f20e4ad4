import { and, count, eq, gt, lt, ne, or, isNull, sql, type InferSelectModel } from 'drizzle-orm';
import { AuthError } from '#server/auth/auth-error.ts';
import { isUuid } from '#server/auth/tokens/access-tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/postgres-errors.ts';
import { mfaChallenges, mfaFactors } from '#server/db/schema/mfa.ts';
import { sessions } from '#server/db/schema/sessions.ts';

export type Factor = InferSelectModel<typeof mfaFactors>;
export type Challenge = InferSelectModel<typeof mfaChallenges>;

const MAX_FACTORS = 10;
/** An enrolment that nobody finished, and a challenge that nobody answered, are gone after so long. */
export const UNFINISHED_LIFE_MS = 300_000;

export async function addFactor(
  db: Queryable,
  given: { userId: string; friendlyName: string | null; secretEncrypted: Buffer },
): Promise<Factor> {
  await db
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, given.userId),
        eq(mfaFactors.status, 'unverified'),
        lt(mfaFactors.createdAt, new Date(Date.now() - UNFINISHED_LIFE_MS)),
      ),
    );
  const [had] = await db
    .select({ factors: count() })
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, given.userId));
  if ((had?.factors ?? 0) >= MAX_FACTORS) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  try {
    const [factor] = await db
      .insert(mfaFactors)
      .values({ factorType: 'totp', ...given })
      .returning();
    if (!factor) throw new Error('the insert returned no factor');
    return factor;
  } catch (error) {
    if (!isUniqueViolation(error, 'mfa_factors_name_unique')) throw error;
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      'A factor with this friendly name already exists. Please choose another name.',
    );
  }
}

export async function requireFactor(db: Queryable, userId: string, factorId: string): Promise<Factor> {
  const [factor] = isUuid(factorId)
    ? await db
        .select()
        .from(mfaFactors)
        .where(and(eq(mfaFactors.id, factorId), eq(mfaFactors.userId, userId)))
    : [];
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

export async function challengeFactor(db: Queryable, factor: Factor, ip: string | null): Promise<Challenge> {
  const [challenge] = await db
    .insert(mfaChallenges)
    .values({ factorId: factor.id, ip, expiresAt: new Date(Date.now() + UNFINISHED_LIFE_MS) })
    .returning();
  if (!challenge) throw new Error('the insert returned no challenge');
  await db
    .update(mfaFactors)
    .set({ lastChallengedAt: sql`now()` })
    .where(eq(mfaFactors.id, factor.id));
  return challenge;
}

export async function requireOpenChallenge(
  db: Queryable,
  factor: Factor,
  { challengeId, ip }: { challengeId: string; ip: string | null },
): Promise<Challenge> {
  const [challenge] = isUuid(challengeId)
    ? await db
        .select()
        .from(mfaChallenges)
        .where(and(eq(mfaChallenges.id, challengeId), eq(mfaChallenges.factorId, factor.id)))
    : [];
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.verifiedAt || challenge.expiresAt.getTime() <= Date.now())
    throw challengeExpired(challenge.id);
  if (challenge.ip !== ip) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  }
  return challenge;
}

/**
 * Both the challenge and the time step of the code are spent here, each by a condition of the write itself: of two
 * requests with the same code one comes through.
 */
export async function spend(
  db: Queryable,
  factor: Factor,
  challenge: Challenge,
  step: number,
): Promise<void> {
  const [spentChallenge] = await db
    .update(mfaChallenges)
    .set({ verifiedAt: sql`now()` })
    .where(
      and(
        eq(mfaChallenges.id, challenge.id),
        isNull(mfaChallenges.verifiedAt),
        gt(mfaChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: mfaChallenges.id });
  if (!spentChallenge) throw challengeExpired(challenge.id);
  const [verified] = await db
    .update(mfaFactors)
    .set({ status: 'verified', lastUsedStep: step })
    .where(
      and(
        eq(mfaFactors.id, factor.id),
        or(isNull(mfaFactors.lastUsedStep), lt(mfaFactors.lastUsedStep, step)),
      ),
    )
    .returning({ id: mfaFactors.id });
  if (!verified) throw wrongCode();
}

/** After a second step: sessions that took only the first are over, and so are enrolments that were left lying. */
export async function endLesserSessions(
  db: Queryable,
  { userId, factorType }: Factor,
  sessionId: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.aal, 'aal1'), ne(sessions.id, sessionId)));
  await db
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, userId),
        eq(mfaFactors.factorType, factorType),
        eq(mfaFactors.status, 'unverified'),
      ),
    );
}

/** Sessions that stood on the factor stand on the first step alone again. */
export async function removeFactor(db: Queryable, factor: Factor): Promise<void> {
  await db
    .update(sessions)
    .set({
      aal: 'aal1',
      amr: sql`coalesce((select jsonb_agg(step) from jsonb_array_elements(${sessions.amr}) step where step->>'method' <> 'totp'), '[]')`,
    })
    .where(eq(sessions.factorId, factor.id));
  await db.delete(mfaFactors).where(eq(mfaFactors.id, factor.id));
}

export function wrongCode(): AuthError {
  return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

function challengeExpired(id: string): AuthError {
  return new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  );
}
