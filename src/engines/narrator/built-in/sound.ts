/** As loud as it may be without clipping, and no louder than its neighbours. */
const PEAK = 0.92;
const LOUDNESS = 0.11;

/** Every sentence at the same loudness. */
export function levelled(samples: Float32Array): Float32Array {
  let [sum, peak] = [0, 0];
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  if (peak === 0) return samples;
  const loudness = Math.sqrt(sum / samples.length);
  const gain = Math.min(LOUDNESS / loudness, PEAK / peak);
  return samples.map((sample) => sample * gain);
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
