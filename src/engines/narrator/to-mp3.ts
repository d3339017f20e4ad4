import { setImmediate } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import { readMp3 } from '#engines/narrator/read-mp3.ts';

export interface EncodedSound {
  audio: Uint8Array;
  /** In seconds, as a player counts it. */
  duration: number;
  /** The encoder's own silence at the beginning. */
  delay: number;
}

export type SpeechRate = 16_000 | 22_050 | 24_000;

/**
 * Kilobits a second of one voice. With 24 all above 6 kHz is gone, and with it every s; with 32 what is heard below 6.4 kHz is
 * as far from what was said as with 40 (2.3 and 1.9 dB). At a changing rate it would be no smaller, and no player could tell
 * how long sentences are that were joined.
 */
export const KILOBITS = { ours: 32, family: 64 } as const;
/** What a second of our own voices weighs. */
export const BYTES_A_SECOND = KILOBITS.ours * 125;
/** Samples of silence that the encoder puts first. */
const DELAY = 1105;

let encoder: ReturnType<typeof createMp3Encoder> | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** One voice as MP3. Calls take turns, since the encoder is one piece of memory, and let others in between their seconds. */
export function toMp3(
  samples: Float32Array,
  sampleRate: SpeechRate,
  kilobits: (typeof KILOBITS)[keyof typeof KILOBITS] = KILOBITS.ours,
): Promise<EncodedSound> {
  const mine = turn.then(() => encode(samples, sampleRate, kilobits));
  turn = mine.catch(() => undefined);
  return mine;
}

async function encode(
  samples: Float32Array,
  sampleRate: SpeechRate,
  bitrate: 32 | 64,
): Promise<EncodedSound> {
  encoder ??= createMp3Encoder();
  const mp3 = await encoder;
  // With so few bits it would choose another rate, at which nothing can be joined to what was said before.
  mp3.configure({ sampleRate, outputSampleRate: sampleRate, channels: 1, bitrate });
  const parts: Buffer[] = [];
  for (let at = 0; at < samples.length; at += sampleRate) {
    parts.push(Buffer.from(mp3.encode([samples.subarray(at, at + sampleRate)]))); // a copy: the next call writes over it
    await setImmediate();
  }
  const audio = Buffer.concat([...parts, Buffer.from(mp3.finalize())]);
  return { audio, duration: readMp3(audio).duration, delay: DELAY / sampleRate };
}
