import { expect, test } from 'vitest';
import { afterReading, readUndisturbed } from '#web/news/reading.ts';

test('what is earned is told when the story is over, and at once while none is read [AC-02]', async () => {
  const told: string[] = [];
  expect(await afterReading()).toBe(false);
  readUndisturbed(true);
  const waits = Promise.all(
    ['a medal', 'a hero'].map(async (reward) => {
      const waited = await afterReading();
      told.push(`${reward}: ${waited}`);
    }),
  );
  await Promise.resolve();
  expect(told).toEqual([]);
  readUndisturbed(false);
  await waits;
  expect(told).toEqual(['a medal: true', 'a hero: true']);
  expect(await afterReading()).toBe(false);
});
