import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Earned } from '#contract/rewards.ts';
import { users } from '#server/db/schema/accounts.ts';
import { createDeeds } from '#server/deeds/deeds.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const { db } = await testDatabase();
const { user } = factories(db);

const STAR: Earned = { kind: 'achievement', id: 'first-page', name: 'First Page', emoji: '📄' };
const STREAK: Earned = { kind: 'streak', id: 'streak-3', days: 3 };

test('where nobody listens nothing is earned', async () => {
  const { id: userId } = await user();
  const deeds = createDeeds();
  expect(await db.transaction((tx) => deeds.publish(tx, { name: 'tutorial_completed', userId }))).toEqual([]);
});

test('those who listen are asked one after the other, and what they give is collected', async () => {
  const { id: userId } = await user();
  const deeds = createDeeds();
  const steps: string[] = [];
  for (const [name, earned] of [
    ['first', STAR],
    ['second', STREAK],
  ] as const) {
    deeds.subscribe('reading_activity', async (_, deed) => {
      steps.push(`${name} begins for ${deed.userId}`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return [earned];
    });
  }
  deeds.subscribe('favorite_added', () => Promise.reject(new Error('nobody asked this one')));
  expect(await db.transaction((tx) => deeds.publish(tx, { name: 'reading_activity', userId }))).toEqual([
    STAR,
    STREAK,
  ]);
  expect(steps).toEqual([
    `first begins for ${userId}`,
    'first ends',
    `second begins for ${userId}`,
    'second ends',
  ]);
});

test('they write in the transaction of what happened, and who fails undoes it', async () => {
  const { id: userId, email } = await user();
  const deeds = createDeeds();
  deeds.subscribe('favorite_added', async (tx, deed) => {
    await tx.update(users).set({ email: 'changed@example.org' }).where(eq(users.id, deed.userId));
    return [STAR];
  });
  deeds.subscribe('favorite_added', () => Promise.reject(new Error('no star was left')));
  const published = db.transaction((tx) => deeds.publish(tx, { name: 'favorite_added', userId }));
  await expect(published).rejects.toThrow('no star was left');
  expect(await db.select({ email: users.email }).from(users).where(eq(users.id, userId))).toEqual([
    { email },
  ]);
});
