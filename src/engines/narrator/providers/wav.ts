import { SpeechError } from '#engines/narrator/port.ts';

export interface Samples {
  /** One voice, from -1 to 1. */
  samples: Float32Array;
  sampleRate: number;
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

export function readWav(bytes: Uint8Array): Samples {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    const isOpenEnded = mark(bytes, at) === 'data' && size === UNKNOWN_SIZE;
    if (!isOpenEnded && body + size > bytes.length) throw new SpeechError('failed', 'the sound is cut off');
    if (mark(bytes, at) === 'fmt ' && size >= 16) format = readFormat(view, body, size);
    if (mark(bytes, at) === 'data' && format) {
      return mono(view, body, isOpenEnded ? bytes.length : body + size, format);
    }
    at = body + size + (size % 2);
  }
  throw new SpeechError('failed', 'the sound is cut off');
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

function mono(
  view: DataView,
  start: number,
  end: number,
  { isFloat, channels, sampleRate, bits }: Format,
): Samples {
  const width = bits / 8;
  const samples = new Float32Array(Math.floor((end - start) / (width * channels)));
  if (samples.length === 0) throw new SpeechError('failed', 'the sound is cut off');
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = start + (i * channels + channel) * width;
      sum += isFloat ? view.getFloat32(at, true) : integerAt(view, at, bits);
    }
    samples[i] = sum / channels;
  }
  return { samples, sampleRate };
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
