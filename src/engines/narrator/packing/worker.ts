import { recordingAsMp3, VOICE_RATES, type VoiceRate } from '#engines/narrator/recording.ts';
import { readWav, resample } from '#engines/narrator/providers/wav.ts';
import type { Mp3 } from '#engines/narrator/read-mp3.ts';
import { toMp3 } from '#engines/narrator/to-mp3.ts';

export interface PackingTask {
  /** What a service said, or what a family recorded. */
  pack: 'speech' | 'recording';
  wav: Uint8Array;
}

export interface RatedSound {
  rate: VoiceRate;
  audio: Uint8Array;
}

export interface PackedRecording {
  /** Seconds, the pause behind it included. */
  duration: number;
  sounds: RatedSound[];
}

/** Runs in a process of its own: minutes of sound are looked at sample by sample. */
export default async function work({ pack, wav }: PackingTask): Promise<Mp3 | PackedRecording> {
  return pack === 'speech' ? speech(wav) : recording(wav);
}

async function speech(wav: Uint8Array): Promise<Mp3> {
  const { samples, sampleRate } = readWav(wav);
  if (sampleRate === 16_000 || sampleRate === 22_050) return toMp3(samples, sampleRate);
  return toMp3(resample(samples, sampleRate, 24_000), 24_000);
}

async function recording(wav: Uint8Array): Promise<PackedRecording> {
  const recorded = readWav(wav);
  const packed: PackedRecording = { duration: 0, sounds: [] };
  for (const rate of VOICE_RATES) {
    const { audio, duration } = await recordingAsMp3(recorded, rate);
    packed.sounds.push({ rate, audio });
    packed.duration = duration;
  }
  return packed;
}
