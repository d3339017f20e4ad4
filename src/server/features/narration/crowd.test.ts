import { expect, test } from 'vitest';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import { createCrowd, inCrowd } from '#server/features/narration/crowd.ts';
import { WorkersBusyError } from '#workers/errors.ts';

test('who comes when all places are taken is told so, and finds one when somebody has left [OP-03]', () => {
  const crowd = createCrowd({ most: 4, each: 2 });
  const leaves = ['a', 'b', 'c', 'd'].map((visitor) => crowd.enter(visitor));
  expect(() => crowd.enter('e')).toThrow(WorkersBusyError);
  leaves[0]?.();
  const leave = crowd.enter('e');
  leave();
  leaves.slice(1).forEach((each) => each());
  expect(() => crowd.enter('f')).not.toThrow();
});

test('one visitor cannot take all places from the others [OP-03]', () => {
  const crowd = createCrowd({ most: 8, each: 2 });
  for (let i = 0; i < 4; i++) crowd.enter('greedy'); // as long as there is room for everybody
  expect(() => crowd.enter('greedy')).toThrow(WorkersBusyError);
  for (const visitor of ['a', 'b', 'c', 'd']) expect(() => crowd.enter(visitor)).not.toThrow();
});

test('whoever stops listening in the middle leaves the place to others [OP-03]', async () => {
  const crowd = createCrowd({ most: 1, each: 1 });
  const narrator = inCrowd(createFakeNarrator(), crowd, 'a');
  const { signal } = new AbortController();
  const request = { text: 'One. Two. Three.', language: 'en', speed: 1 } as const;
  for await (const sentence of narrator.speak(request, signal)) {
    expect(sentence.text).toBe('One.');
    await expect(narrator.speak(request, signal)[Symbol.asyncIterator]().next()).rejects.toThrow(
      WorkersBusyError,
    );
    break;
  }
  const { done } = await narrator.speak(request, signal)[Symbol.asyncIterator]().next();
  expect(done).toBe(false);
});
