import { expect, test } from 'vitest';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import { createCachedNarrator } from '#engines/narrator/cached.ts';
import { readMyStoriesAhead } from '#server/jobs/read-my-stories-ahead.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const make = factories(database.db);

test('what people made lately is read ahead once, and old stories are left alone', async () => {
  const segments = [{ id: 'segment-1', text: 'The fox sat down. It waited for the moon.' }];
  const { userId } = await make.myStory({ segments, ageGroup: '3-5' });
  const old = [{ id: 'segment-1', text: 'Nobody listens to this one any more.' }];
  await make.myStory({ segments: old, ageGroup: '3-5', updatedAt: new Date('2020-01-01') });
  const kept = new Map<string, Uint8Array>();
  const natural = createCachedNarrator(
    createFakeNarrator(),
    {
      nameOf: ({ text }) => text,
      read: async ({ text }) => kept.get(text),
      keep: async ({ text }, bytes) => void kept.set(text, bytes),
    },
    'natural',
  );
  const asked = (text: string) => natural.knows({ text, language: 'en', speed: 1 });
  expect(await asked('The fox sat down.')).toBe(false);
  const readAhead = readMyStoriesAhead(database, (owner) => {
    expect(owner).toEqual({ kind: 'account', userId });
    return natural;
  });
  await readAhead(new AbortController().signal);
  expect(await asked('The fox sat down. It waited for the moon.')).toBe(true);
  expect(await asked('Nobody listens to this one any more.')).toBe(false);
  kept.clear();
  await readAhead(new AbortController().signal);
  expect(kept.size).toBe(0);
});
