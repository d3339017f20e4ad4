import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { blogViews, newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { sweepEditorial } from '#server/jobs/sweep-editorial.ts';
import { createLog } from '#server/log.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const log = createLog({ level: 'silent' });
const ago = (hours: number) => new Date(Date.now() - hours * 3600_000);

test('who has read what is forgotten after a day', async () => {
  const { id: postId } = await make.blogPost();
  await db.insert(blogViews).values([
    { postId, visitor: randomBytes(32), createdAt: ago(25) },
    { postId, visitor: randomBytes(32), createdAt: ago(23) },
  ]);
  await sweepEditorial(database, log);
  expect(await db.$count(blogViews)).toBe(1);
});

test('an address that nobody confirmed is forgotten after a week, one that was confirmed stays', async () => {
  const address = (email: string, hours: number, confirmedAt: Date | null) => ({
    email,
    language: 'en' as const,
    tokenHash: randomBytes(32),
    mailedAt: ago(hours),
    confirmedAt,
  });
  await db
    .insert(newsletterSubscribers)
    .values([
      address('old@example.org', 169, null),
      address('new@example.org', 167, null),
      address('reader@example.org', 9999, ago(9998)),
    ]);
  await sweepEditorial(database, log);
  const kept = await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers);
  expect(kept.map(({ email }) => email).toSorted()).toEqual(['new@example.org', 'reader@example.org']);
});
