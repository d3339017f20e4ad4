import { levelled, withoutLead, withPause } from '#engines/narrator/built-in/sound.ts';
import { isWav, readWav, resample } from '#engines/narrator/providers/wav.ts';
import { toMp3, type EncodedSound } from '#engines/narrator/to-mp3.ts';

/** The rates of our own voices: a page that somebody recorded stands among pages that they read, in one file. */
export const VOICE_RATES = [24_000, 22_050] as const;
export type VoiceRate = (typeof VOICE_RATES)[number];

/** What somebody recorded, as it is heard. */
export interface RecordedSound {
  samples: Float32Array;
  sampleRate: number;
  /** Seconds. */
  duration: number;
}

/** After the last word, before somebody else reads on. */
const BREATH_S = 0.5;

/** Undefined where it is no sound, whatever it is called. */
export function readRecording(bytes: Uint8Array): RecordedSound | undefined {
  if (!isWav(bytes)) return undefined;
  try {
    const { samples, sampleRate } = readWav(bytes);
    return { samples, sampleRate, duration: samples.length / sampleRate };
  } catch {
    return undefined;
  }
}

/** As loud as our own voices, and as soon to begin. */
export function recordingAsMp3(
  { samples, sampleRate }: RecordedSound,
  rate: VoiceRate,
): Promise<EncodedSound> {
  const spoken = withoutLead(resample(samples, sampleRate, rate), rate).samples;
  return toMp3(withPause(levelled(spoken, rate), BREATH_S, rate), rate);
}
