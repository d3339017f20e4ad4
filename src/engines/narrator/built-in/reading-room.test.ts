import { expect, test } from 'vitest';
import { readingRoom } from '#engines/narrator/built-in/reading-room.ts';

const SIZES = [1, 2, 4, 5, 6, 8, 16, 32, 64, 256].map((cores) => ({ cores, ...readingRoom(cores) }));

test('whoever is let in never meets a full queue, however many cores there are [OP-03]', () => {
  for (const { cores, listeners, queue } of SIZES) expect(queue, `${cores} cores`).toBeGreaterThan(listeners);
});

test('there is a speaker for every core, and no more than a machine can hold', () => {
  expect(SIZES.map(({ speakers }) => speakers)).toEqual([1, 2, 4, 5, 6, 8, 16, 32, 32, 32]);
  for (const { cores, speakers, listeners } of SIZES) expect(listeners / speakers, `${cores} cores`).toBe(48);
});
