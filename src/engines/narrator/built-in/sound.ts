import { limited, loudnessOf, peakOf } from '#engines/narrator/loudness.ts';

/** Of every sentence and every voice, in LUFS. */
export const LOUDNESS = -19;
/** What stays below it is not clipped, whatever an encoder adds to it. */
export const PEAK = 0.84;
/** A limiter takes something of the loudness, which is given back: so often, until it is near enough. */
const MOST_ROUNDS = 4;
const NEAR = 0.1;

/** Every sentence at the same loudness, and no peak cut off. */
export function levelled(samples: Float32Array, sampleRate: number): Float32Array {
  const peak = peakOf(samples);
  let missing = LOUDNESS - loudnessOf(samples, sampleRate);
  if (!Number.isFinite(missing)) return samples;
  let gain = 1;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    gain *= 10 ** (missing / 20);
    if (peak * gain <= PEAK) break;
    missing = LOUDNESS - loudnessOf(limited(quieter(samples, gain), PEAK, sampleRate), sampleRate);
    if (Math.abs(missing) < NEAR) break;
  }
  return limited(quieter(samples, gain), PEAK, sampleRate);
}

/** A whisper, or whatever else is not to be as loud as the rest. */
export function quieter(samples: Float32Array, share: number): Float32Array {
  return share === 1 ? samples : samples.map((sample) => sample * share);
}

/** A breath after a sentence; longer after the end of a paragraph. */
export function withPause(samples: Float32Array, seconds: number, sampleRate: number): Float32Array {
  const longer = new Float32Array(samples.length + Math.round(seconds * sampleRate));
  longer.set(samples);
  return longer;
}

const SILENCE = 0.01;
/** So much of it stays before the first sound, in seconds. */
const LEAD = 0.06;

/** Voices wait before they begin; listeners should not. */
export function withoutLead(
  samples: Float32Array,
  sampleRate: number,
): { samples: Float32Array; cut: number } {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  const from = Math.max(0, first - Math.round(LEAD * sampleRate));
  return { samples: samples.subarray(from), cut: from / sampleRate };
}
