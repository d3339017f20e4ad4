import { expect, test } from 'vitest';
import { BEDS, makeBed } from '#web/features/book/sounds/beds.ts';
import { highPass, seconds } from '#web/features/book/sounds/filters.ts';
import { loudnessOf } from '#web/features/book/sounds/loop.ts';
import { makeRustle } from '#web/features/book/sounds/rustle.ts';

const beds = BEDS.map((bed) => [bed, makeBed(bed)] as const);

test('one bed is as loud as the other, and none is ever clipped [VO-11]', () => {
  for (const [bed, samples] of beds) {
    expect(loudnessOf(samples), bed).toBeCloseTo(0.12, 2);
    expect(
      samples.every((sample) => Math.abs(sample) <= 0.7),
      bed,
    ).toBe(true);
    // Nothing in it pushes a loudspeaker out of its rest.
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length), bed).toBeLessThan(
      0.005,
    );
  }
});

test('nobody hears where it begins anew: across its end it moves as it does everywhere [VO-11]', () => {
  for (const [bed, samples] of beds) {
    const leaps = samples.map((sample, i) => sample - (samples[i - 1] ?? samples.at(-1) ?? 0));
    expect(Math.abs(leaps[0] ?? 1), bed).toBeLessThan(4 * loudnessOf(leaps));
    // The quarter of a second before and after is as loud as it is a moment later.
    const quarter = seconds(0.25);
    const [before, after] = [samples.subarray(-quarter), samples.subarray(0, quarter)].map(loudnessOf);
    expect((after ?? 0) / (before ?? 1), bed).toBeGreaterThan(0.6);
    expect((after ?? 0) / (before ?? 1), bed).toBeLessThan(1.6);
  }
});

test('each is known by its sound: rain hisses, waves come and go, a fire crackles, crickets sing [VO-11]', () => {
  const [rain, waves, fire, night] = beds.map(([, samples]) => samples);
  if (!rain || !waves || !fire || !night) throw new Error('a bed is missing');
  const hiss = (samples: Float32Array) => loudnessOf(samples.map(highPass(2000))) / loudnessOf(samples);
  expect(hiss(rain)).toBeGreaterThan(1.5 * hiss(waves));
  /** How unlike its loudest and its quietest seconds are. */
  const coming = (samples: Float32Array) => {
    const each = Array.from({ length: 24 }, (_, i) =>
      loudnessOf(samples.subarray(seconds(i), seconds(i + 1))),
    );
    return Math.max(...each) / Math.min(...each);
  };
  expect(coming(waves)).toBeGreaterThan(2.5);
  for (const steady of [rain, night]) expect(coming(steady)).toBeLessThan(2.2);
  /** How far the highest stands out. */
  const peak = (samples: Float32Array) => {
    const high = samples.map(highPass(2000));
    return high.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / loudnessOf(high);
  };
  expect(peak(fire)).toBeGreaterThan(2 * peak(rain));
  expect(cricket(night)).toBeGreaterThan(5 * cricket(waves));
});

test('a page is heard for half a second, begins and ends in silence, and is never twice the same [VO-11]', () => {
  const [first, second] = [makeRustle(0), makeRustle(1)];
  expect(first.length).toBeLessThan(seconds(0.7));
  expect(Math.abs(first[0] ?? 1)).toBeLessThan(0.01);
  expect(Math.abs(first.at(-1) ?? 1)).toBeLessThan(0.01);
  expect(loudnessOf(first)).toBeGreaterThan(0.01);
  expect(first).not.toEqual(second);
});

/** How much of a sound is at the pitch of the nearer cricket, beside what is a little higher. */
function cricket(samples: Float32Array): number {
  const power = (pitch: number) => {
    const step = (2 * Math.PI * pitch) / seconds(1);
    let [real, imaginary] = [0, 0];
    // By pieces: one cricket does not sing in step with the next.
    let sum = 0;
    samples.forEach((sample, i) => {
      real += sample * Math.cos(step * i);
      imaginary += sample * Math.sin(step * i);
      if (i % 600 === 599) {
        sum += real ** 2 + imaginary ** 2;
        [real, imaginary] = [0, 0];
      }
    });
    return sum;
  };
  return power(3900) / power(4600);
}
