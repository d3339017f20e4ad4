import { SpeechError } from '#engines/narrator/port.ts';

export interface Samples {
  /** One voice, from -1 to 1. */
  samples: Float32Array;
  sampleRate: number;
}

/** What a WAV says of itself. */
export interface WavSound {
  /** Where the first sample stands, and how many there are of each channel. */
  start: number;
  count: number;
  format: Format;
  /** Seconds. */
  duration: number;
}

interface Format {
  isFloat: boolean;
  channels: number;
  sampleRate: number;
  bits: number;
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** What a server writes as the size when it began to send before it knew. */
const UNKNOWN_SIZE = 0xffff_ffff;

export function isWav(bytes: Uint8Array): boolean {
  return mark(bytes, 0) === 'RIFF' && mark(bytes, 8) === 'WAVE';
}

/** Where the samples are, and how many seconds of them. Costs nothing, however long the sound is. */
export function soundIn(bytes: Uint8Array): WavSound {
  if (!isWav(bytes)) throw new SpeechError('failed', 'wrong kind of sound');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    const isOpenEnded = mark(bytes, at) === 'data' && size === UNKNOWN_SIZE;
    if (!isOpenEnded && start + size > bytes.length) throw new SpeechError('failed', 'the sound is cut off');
    if (mark(bytes, at) === 'fmt ' && size >= 16) format = readFormat(view, start, size);
    if (mark(bytes, at) === 'data' && format) {
      const end = isOpenEnded ? bytes.length : start + size;
      const count = Math.floor((end - start) / ((format.bits / 8) * format.channels));
      if (count === 0) break;
      return { start, count, format, duration: count / format.sampleRate };
    }
    at = start + size + (size % 2);
  }
  throw new SpeechError('failed', 'the sound is cut off');
}

/** Looks at every sample: for a worker. */
export function readWav(bytes: Uint8Array): Samples {
  const { start, count, format } = soundIn(bytes);
  const { isFloat, channels, sampleRate, bits } = format;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = bits / 8;
  const samples = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = start + (i * channels + channel) * width;
      sum += isFloat ? view.getFloat32(at, true) : integerAt(view, at, bits);
    }
    samples[i] = sum / channels;
  }
  return { samples, sampleRate };
}

function readFormat(view: DataView, at: number, size: number): Format {
  const tag = view.getUint16(at, true);
  const code = tag === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : tag;
  const format = {
    isFloat: code === FLOAT,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
  const isKnown = code === FLOAT ? format.bits === 32 : code === PCM && [8, 16, 24, 32].includes(format.bits);
  if (!isKnown || format.channels === 0 || format.sampleRate < 8000 || format.sampleRate > 192_000) {
    throw new SpeechError('failed', 'wrong kind of sound');
  }
  return format;
}

function integerAt(view: DataView, at: number, bits: number): number {
  if (bits === 8) return (view.getUint8(at) - 128) / 128;
  if (bits === 16) return view.getInt16(at, true) / 32_768;
  if (bits === 24) return ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608;
  return view.getInt32(at, true) / 2_147_483_648;
}

function mark(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** Another rate for the same sound: the mean of what falls into each new sample, which is enough for speech. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const step = from / to;
  const at = (place: number) => samples[Math.min(place, samples.length - 1)] ?? 0;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const start = i * step;
    if (step < 1) {
      const whole = Math.floor(start);
      return at(whole) + (at(whole + 1) - at(whole)) * (start - whole);
    }
    let sum = 0;
    for (let place = Math.floor(start); place < start + step; place++) {
      sum += at(place) * (Math.min(place + 1, start + step) - Math.max(place, start));
    }
    return sum / step;
  });
}
