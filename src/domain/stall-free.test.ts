import { expect, test } from 'vitest';
import { seeded } from '#domain/random.ts';
import { waitUntilStallFree, type Awaited } from '#domain/stall-free.ts';

const sentence = (seconds: number, isReady = false): Awaited => ({ seconds, isReady });

test.each<[string, readonly Awaited[], number, number]>([
  ['all of it is ready', [sentence(4, true), sentence(5, true)], 3, 0],
  ['there is nothing', [], 3, 0],
  ['a fast machine: the first sentence', [sentence(4), sentence(4), sentence(4)], 0.5, 2.3],
  ['a fast machine, and the first is ready', [sentence(4, true), sentence(4), sentence(4)], 0.5, 0],
  ['a short one before a long one', [sentence(1), sentence(6)], 0.8, 0.8 * 1.15 * 7 - 1],
  ['a machine half as fast as the listener', [sentence(10), sentence(10)], 2, 2 * 1.15 * 20 - 10],
  ['what is ready behind a gap gains time', [sentence(2), sentence(20, true), sentence(8)], 1, 2.3],
])('%s [VO-09]', (_, sentences, pace, wait) => {
  expect(waitUntilStallFree(sentences, pace)).toBeCloseTo(wait);
});

/** Seconds that a listener who begins then stands waiting in the middle. */
function stalls(sentences: readonly Awaited[], pace: number, begin: number): number {
  let made = 0;
  let clock = begin;
  let stalled = 0;
  for (const { seconds, isReady } of sentences) {
    if (!isReady) made += seconds * pace;
    stalled += Math.max(0, made - clock);
    clock = Math.max(clock, made) + seconds;
  }
  return stalled;
}

test('nobody waits in the middle of any story on any machine, and nobody begins much too late [VO-09]', () => {
  const random = seeded(24);
  for (let story = 0; story < 500; story++) {
    const known = random() * 20;
    const sentences = Array.from({ length: 10 + Math.floor(random() * 60) }, (_, i) =>
      sentence(1 + random() * 8, i < known),
    );
    const pace = 0.3 + random() * 3;
    // The work was reckoned up to 15 per cent too low.
    const really = pace * (1 + random() * 0.15);
    const wait = waitUntilStallFree(sentences, pace);
    expect(stalls(sentences, really, wait)).toBeLessThan(1e-9);
    const left = sentences.reduce((sum, { seconds, isReady }) => sum + (isReady ? 0 : seconds), 0);
    expect(wait).toBeLessThanOrEqual(left * pace * 1.15 + 1e-9);
  }
});
