/**
 * How loud somebody is heard, in LUFS: as the ear weighs it (ITU-R BS.1770), and without what is silent, so that a sentence with
 * long pauses counts like one without.
 */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const powers = blocksOf(samples, sampleRate);
  const audible = powers.filter((power) => decibels(power) > SILENT);
  if (audible.length === 0) return -Infinity;
  const gate = decibels(meanOf(audible)) - FAR_BELOW;
  return decibels(meanOf(audible.filter((power) => decibels(power) > gate)));
}

/** Blocks of 0.4 seconds, one every 0.1. */
const STEP_S = 0.1;
const STEPS_IN_BLOCK = 4;
const SILENT = -70;
const FAR_BELOW = 10;

function decibels(power: number): number {
  return 10 * Math.log10(power) - 0.691;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The power of each block; a sound that is shorter than one is one. */
function blocksOf(samples: Float32Array, sampleRate: number): number[] {
  const steps = stepsOf(samples, sampleRate);
  if (steps.length < STEPS_IN_BLOCK) return steps.length === 0 ? [] : [meanOf(steps)];
  return steps
    .slice(STEPS_IN_BLOCK - 1)
    .map((_, block) => meanOf(steps.slice(block, block + STEPS_IN_BLOCK)));
}

/** Weighed in one go, without a copy: every sentence of every listener comes through here. */
function stepsOf(samples: Float32Array, sampleRate: number): number[] {
  const size = Math.max(1, Math.min(samples.length, Math.round(sampleRate * STEP_S)));
  const {
    b: [h0, h1, h2],
    a: [k1, k2],
  } = shelf(1500, 4, sampleRate);
  const {
    b: [l0, l1, l2],
    a: [m1, m2],
  } = highPass(38, sampleRate);
  let [one, two, three, four, sum] = [0, 0, 0, 0, 0];
  const steps: number[] = [];
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at] ?? 0;
    const bright = h0 * sample + one;
    one = h1 * sample - k1 * bright + two;
    two = h2 * sample - k2 * bright;
    const heard = l0 * bright + three;
    three = l1 * bright - m1 * heard + four;
    four = l2 * bright - m2 * heard;
    sum += heard * heard;
    if ((at + 1) % size !== 0) continue;
    steps.push(sum / size);
    sum = 0;
  }
  return steps;
}

/** A filter of the second order. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The head makes high tones louder. */
function shelf(hertz: number, gain: number, sampleRate: number): Biquad {
  const amplitude = 10 ** (gain / 40);
  const turn = (2 * Math.PI * hertz) / sampleRate;
  const cos = Math.cos(turn);
  const slope = Math.SQRT2 * Math.sqrt(amplitude) * Math.sin(turn);
  const [more, less] = [amplitude + 1, amplitude - 1];
  return normal(
    [
      amplitude * (more + less * cos + slope),
      -2 * amplitude * (less + more * cos),
      amplitude * (more + less * cos - slope),
    ],
    [more - less * cos + slope, 2 * (less - more * cos), more - less * cos - slope],
  );
}

/** The lowest tones nobody hears. */
function highPass(hertz: number, sampleRate: number): Biquad {
  const turn = (2 * Math.PI * hertz) / sampleRate;
  const cos = Math.cos(turn);
  const alpha = Math.sin(turn); // a quality of one half
  const side = (1 + cos) / 2;
  return normal([side, -2 * side, side], [1 + alpha, -2 * cos, 1 - alpha]);
}

function normal(b: [number, number, number], [a0, a1, a2]: [number, number, number]): Biquad {
  return { b: [b[0] / a0, b[1] / a0, b[2] / a0], a: [a1 / a0, a2 / a0] };
}

const BLOCK_S = 0.001;
/** So many blocks before a peak the sound begins to give way, and so many behind it is itself again. */
const AROUND = 4;

/** No sample is louder than the ceiling; what is near a peak gives way with it, so that nothing is cut off. */
export function limited(samples: Float32Array, ceiling: number, sampleRate: number): Float32Array {
  const size = Math.max(1, Math.round(sampleRate * BLOCK_S));
  const needed = Array.from({ length: Math.ceil(samples.length / size) }, (_, block) =>
    Math.min(1, ceiling / peakOf(samples.subarray(block * size, (block + 1) * size))),
  );
  if (needed.every((gain) => gain === 1)) return samples;
  const gains = needed.map((_, block) =>
    Math.min(...needed.slice(Math.max(0, block - AROUND), block + AROUND + 1)),
  );
  return samples.map((sample, at) => {
    // Between two blocks both of which have seen the peak of either.
    const place = at / size - 0.5;
    const block = Math.floor(place);
    const from = gains[Math.max(0, block)] ?? 1;
    const to = gains[Math.min(gains.length - 1, block + 1)] ?? 1;
    return sample * (from + (to - from) * (place - block));
  });
}

export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}
