/** Our voices are made at this rate. */
const SAMPLE_RATE = 24_000;
const HEADER = 44;
const BYTES = 2;

/**
 * The same sound, deeper and slower by as much, as a WAV: its samples, said to be fewer a second. Whoever plays it gives it back its pace;
 * the depth stays.
 */
export async function lowered(audio: Blob, share: number): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await context.decodeAudioData(await audio.arrayBuffer());
  return wavOf(sound.getChannelData(0), Math.round(SAMPLE_RATE * share));
}

function wavOf(samples: Float32Array, sampleRate: number): Blob {
  const size = samples.length * BYTES;
  const view = new DataView(new ArrayBuffer(HEADER + size));
  const write = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) view.setUint8(at + i, letters.charCodeAt(i));
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES, true);
  view.setUint16(32, BYTES, true);
  view.setUint16(34, 8 * BYTES, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  samples.forEach((sample, i) => {
    view.setInt16(HEADER + i * BYTES, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true);
  });
  return new Blob([view.buffer], { type: 'audio/wav' });
}
