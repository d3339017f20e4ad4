const HEADER = 4;
/** Where a header says at what rate it was made, and how many bits it has. */
const KILOBITS_OF_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_OF_MPEG2 = [22_050, 24_000, 16_000];
const SAMPLES = 576;
const PADDING = 0x02;

export interface Silence {
  audio: Uint8Array;
  /** Seconds: whole frames. */
  duration: number;
}

const NOTHING: Silence = { audio: new Uint8Array(), duration: 0 };

/**
 * Frames in which nothing is heard, to be joined to a sound of our own encoder. A pause that depends on what comes next is no part
 * of a sentence: the sentence can be kept, and heard again elsewhere.
 */
export function silenceLike(audio: Uint8Array, seconds: number): Silence {
  const [sync = 0, version = 0, rates = 0, mode = 0] = audio;
  const kilobits = KILOBITS_OF_MPEG2[rates >> 4];
  const sampleRate = RATES_OF_MPEG2[(rates >> 2) & 3];
  // MPEG-2, layer 3, without a checksum: what our encoder makes.
  if (sync !== 0xff || (version | 1) !== 0xf3 || !kilobits || !sampleRate || seconds <= 0) return NOTHING;
  const frame = new Uint8Array(Math.floor((SAMPLES * kilobits * 125) / sampleRate));
  frame.set([sync, version | 1, rates & ~PADDING, mode].slice(0, HEADER));
  const count = Math.round((seconds * sampleRate) / SAMPLES);
  const frames = new Uint8Array(count * frame.length);
  for (let at = 0; at < frames.length; at += frame.length) frames.set(frame, at);
  return { audio: frames, duration: (count * SAMPLES) / sampleRate };
}
