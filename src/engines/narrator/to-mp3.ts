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

const BITRATE = 64;
/** Samples of silence that the encoder puts first. */
const DELAY = 1105;

let encoder: ReturnType<typeof createMp3Encoder> | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** One voice as MP3. Calls take turns, since the encoder is one piece of memory, and let others in between their seconds. */
export function toMp3(samples: Float32Array, sampleRate: 16_000 | 22_050 | 24_000): Promise<EncodedSound> {
  const mine = turn.then(() => encode(samples, sampleRate));
  turn = mine.catch(() => undefined);
  return mine;
}

async function encode(samples: Float32Array, sampleRate: 16_000 | 22_050 | 24_000): Promise<EncodedSound> {
  encoder ??= createMp3Encoder();
  const mp3 = await encoder;
  mp3.configure({ sampleRate, channels: 1, bitrate: BITRATE });
  const parts: Buffer[] = [];
  for (let at = 0; at < samples.length; at += sampleRate) {
    parts.push(Buffer.from(mp3.encode([samples.subarray(at, at + sampleRate)]))); // a copy: the next call writes over it
    await setImmediate();
  }
  const audio = Buffer.concat([...parts, Buffer.from(mp3.finalize())]);
  return { audio, duration: readMp3(audio).duration, delay: DELAY / sampleRate };
}
