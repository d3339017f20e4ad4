import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parentConsents } from '#server/db/schema/parent-consents.ts';
import { createLog } from '#server/log.ts';
import { SWEEPERS } from '#server/retention/sweepers.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = await testDatabase();
const { db } = database;
const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

test('a consent that nobody confirmed is forgotten after a week, a confirmed one after two years [AG-10]', async () => {
  const consent = (email: string, createdAt: Date, confirmedAt: Date | null) => ({
    email,
    language: 'en' as const,
    browserHash: randomBytes(32),
    confirmHash: randomBytes(32),
    withdrawHash: randomBytes(32),
    createdAt,
    confirmedAt,
  });
  await db
    .insert(parentConsents)
    .values([
      consent('late@example.org', ago(7.1), null),
      consent('waiting@example.org', ago(6.9), null),
      consent('parent@example.org', ago(735), ago(729)),
      consent('long-ago@example.org', ago(740), ago(731)),
    ]);
  const log = createLog({ level: 'silent' });
  expect(await SWEEPERS.parentConsents({ database, dataDir: '', log, now: new Date() })).toBe(2);
  const kept = await db.select({ email: parentConsents.email }).from(parentConsents);
  expect(kept.map(({ email }) => email).toSorted()).toEqual(['parent@example.org', 'waiting@example.org']);
});
