const HEAD = 44;
const PCM = 1;
const BYTES = 2;

/** One voice as a WAV file, in samples of two bytes. */
export function wavOf(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD + samples.length * BYTES);
  const view = new DataView(bytes.buffer);
  const mark = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  mark(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  mark(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES, true);
  view.setUint16(32, BYTES, true);
  view.setUint16(34, BYTES * 8, true);
  mark(36, 'data');
  view.setUint32(40, samples.length * BYTES, true);
  samples.forEach((sample, i) =>
    view.setInt16(HEAD + i * BYTES, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return bytes;
}
