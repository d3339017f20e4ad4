import type { Random } from '#domain/random.ts';
import { SAMPLE_RATE, seconds, type Filter } from '#web/features/book/sounds/filters.ts';

/** So long its beginning and what would have come after its end lie over each other. */
const SEAM_S = 2;
/** So loud every loop is on the whole, and so loud none of it ever gets. */
const LOUDNESS = 0.12;
const CEILING = 0.7;

export class Loop {
  readonly samples: Float32Array<ArrayBuffer>;

  constructor(length: number) {
    this.samples = new Float32Array(seconds(length));
  }

  /** Hiss, filtered, and as strong as it is said for each moment (of whole turns of the loop, 0 to 1). Nobody hears where it begins anew. */
  hiss(random: Random, filter: Filter, strength: (turn: number) => number): this {
    const { samples } = this;
    const seam = seconds(SEAM_S);
    const hiss = Float32Array.from({ length: samples.length + seam }, () => filter(random() * 2 - 1));
    samples.forEach((sample, i) => {
      const share = Math.min(1, i / seam);
      // What is not alike keeps its loudness when its powers, not its heights, add up to one.
      const before = share < 1 ? (hiss[samples.length + i] ?? 0) * Math.sqrt(1 - share) : 0;
      const heard = (hiss[i] ?? 0) * Math.sqrt(share) + before;
      samples[i] = sample + heard * strength(i / samples.length);
    });
    return this;
  }

  /** A short sound at some moment, of which each sample is told by how long it has been heard. What goes over the end is heard at the beginning. */
  event(at: number, length: number, sampleAt: (time: number) => number): this {
    const { samples } = this;
    const from = seconds(at);
    for (let i = 0; i < seconds(length); i++) {
      const place = (from + i) % samples.length;
      samples[place] = (samples[place] ?? 0) + sampleAt(i / SAMPLE_RATE);
    }
    return this;
  }

  /** As loud as all others; what stands out is rounded off. */
  levelled(): Float32Array<ArrayBuffer> {
    const scale = LOUDNESS / loudnessOf(this.samples);
    return this.samples.map((sample) => CEILING * Math.tanh((sample * scale) / CEILING));
  }
}

export function loudnessOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
