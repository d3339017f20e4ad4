import { levelled, quieter, withoutLead, withPause } from '#engines/narrator/built-in/sound.ts';
import { toMp3 } from '#engines/narrator/to-mp3.ts';

/** What a voice said, as it is heard. */
export interface FinishedSound {
  audio: Uint8Array;
  /** In seconds, as a player counts it, the pause included. */
  duration: number;
  /** So many seconds later than the voice said it everything is heard: silence was put before it, or taken away. */
  shift: number;
  /** When the last word is over. */
  spoken: number;
}

interface Ending {
  /** Seconds of silence behind it. */
  pause: number;
  /** The share of the usual loudness. */
  softness?: number | undefined;
}

/** Done in the process of the voice: it costs as much as the speaking, and nobody else is to wait for it. */
export async function finishedSound(
  said: Float32Array,
  sampleRate: 22_050 | 24_000,
  { pause, softness = 1 }: Ending,
): Promise<FinishedSound> {
  const { samples, cut } = withoutLead(said, sampleRate);
  const { audio, duration, delay } = await toMp3(
    withPause(quieter(levelled(samples, sampleRate), softness), pause, sampleRate),
    sampleRate,
  );
  return { audio, duration, shift: delay - cut, spoken: samples.length / sampleRate + delay };
}
