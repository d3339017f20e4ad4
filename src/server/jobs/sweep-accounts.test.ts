import { expect, test } from 'vitest';
import { mfaChallenges, mfaFactors } from '#server/db/schema/mfa.ts';
import { flowStates, oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import { sweepAccounts } from '#server/jobs/sweep-accounts.ts';
import { createLog } from '#server/log.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

test('what ran out is removed, what is in use stays', async () => {
  const kept = await make.session();
  await make.session({ expiresAt: daysAgo(1) });
  await make.session({ refreshedAt: daysAgo(31) });
  const link = await make.oneTimeToken();
  await make.oneTimeToken({ expiresAt: daysAgo(1) });
  const flow = await make.flowState();
  await make.flowState({ expiresAt: daysAgo(1) });
  const verified = await make.mfaFactor({ status: 'verified', createdAt: daysAgo(100) });
  await make.mfaFactor({ createdAt: daysAgo(1) });
  const challenge = await make.mfaChallenge({ factorId: verified.id });
  await make.mfaChallenge({ factorId: verified.id, expiresAt: daysAgo(1) });

  await sweepAccounts(database, createLog({ level: 'silent' }));

  const ids = async (
    table:
      | typeof sessions
      | typeof oneTimeTokens
      | typeof flowStates
      | typeof mfaFactors
      | typeof mfaChallenges,
  ) => (await db.select({ id: table.id }).from(table)).map(({ id }) => id);
  expect(await ids(sessions)).toEqual([kept.id]);
  expect(await ids(oneTimeTokens)).toEqual([link.id]);
  expect(await ids(flowStates)).toEqual([flow.id]);
  expect(await ids(mfaFactors)).toEqual([verified.id]);
  expect(await ids(mfaChallenges)).toEqual([challenge.id]);
});
