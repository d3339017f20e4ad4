import { setImmediate } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';

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
/** Samples in a frame of MPEG-2, which all rates up to 24 kHz use. */
const FRAME = 576;

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
  return { audio, duration: (framesIn(audio) * FRAME) / sampleRate, delay: DELAY / sampleRate };
}

const BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [22_050, 24_000, 16_000];

/** How many frames a stream of MPEG-2 layer 3 has. */
export function framesIn(audio: Uint8Array): number {
  let frames = 0;
  for (let at = 0; at + 4 <= audio.length;) {
    const [first = 0, second = 0, third = 0] = audio.subarray(at, at + 3);
    const bitrate = BITRATES[third >> 4];
    const rate = RATES[(third >> 2) & 3];
    if (first !== 0xff || (second & 0xe0) !== 0xe0 || !bitrate || !rate) break;
    at += Math.floor((72_000 * bitrate) / rate) + ((third >> 1) & 1);
    frames += 1;
  }
  return frames;
}
