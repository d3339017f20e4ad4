import { levelled, withoutLead, withPause } from '#engines/narrator/built-in/sound.ts';
import { resample, soundIn, type Samples } from '#engines/narrator/providers/wav.ts';
import { KILOBITS, toMp3, type EncodedSound } from '#engines/narrator/to-mp3.ts';

/** The rates of our own voices: a page that somebody recorded stands among pages that they read, in one file. */
export const VOICE_RATES = [24_000, 22_050] as const;
export type VoiceRate = (typeof VOICE_RATES)[number];

/** What somebody recorded, as it came. */
export interface RecordedSound {
  wav: Uint8Array;
  /** Seconds. */
  duration: number;
}

/** After the last word, before somebody else reads on. */
const BREATH_S = 0.5;

/** Undefined where it is no sound, whatever it is called. Only what it says of itself is looked at. */
export function readRecording(wav: Uint8Array): RecordedSound | undefined {
  try {
    return { wav, duration: soundIn(wav).duration };
  } catch {
    return undefined;
  }
}

/** As loud as our own voices, and as soon to begin. Nobody could make it again, so less of it is left out. */
export function recordingAsMp3({ samples, sampleRate }: Samples, rate: VoiceRate): Promise<EncodedSound> {
  const spoken = withoutLead(resample(samples, sampleRate, rate), rate).samples;
  return toMp3(withPause(levelled(spoken, rate), BREATH_S, rate), rate, KILOBITS.family);
}
