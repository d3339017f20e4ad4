import { expect, test } from 'vitest';
import { rateLimits } from '#server/db/schema/operations.ts';
import { sweepRateLimits } from '#server/jobs/sweep-rate-limits.ts';
import { createLog } from '#server/log.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = await testDatabase();

test('counters that ran out are removed, the others stay', async () => {
  await database.db.insert(rateLimits).values([
    { key: 'old', points: 1, expire: Date.now() - 1 },
    { key: 'running', points: 1, expire: Date.now() + 60_000 },
    { key: 'for ever', points: 1, expire: null },
  ]);
  await sweepRateLimits(database, createLog({ level: 'silent' }));
  const left = await database.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(left.map((row) => row.key).toSorted()).toEqual(['for ever', 'running']);
});
