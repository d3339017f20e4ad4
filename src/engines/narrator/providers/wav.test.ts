import { describe, expect, test } from 'vitest';
import { isWav, readWav, resample } from '#engines/narrator/providers/wav.ts';
import { hum, wav } from '#engines/narrator/testing/voice-server.ts';

/** One frame of each kind that means a half, on two channels. */
const HALVES: readonly [string, { tag: number; bits: number; extensible?: boolean }, number[]][] = [
  ['8 bit', { tag: 1, bits: 8 }, [192]],
  ['16 bit', { tag: 1, bits: 16 }, [0, 64]],
  ['24 bit', { tag: 1, bits: 24 }, [0, 0, 64]],
  ['32 bit', { tag: 1, bits: 32 }, [0, 0, 0, 64]],
  ['floating point', { tag: 3, bits: 32 }, [0, 0, 0, 63]],
  ['floating point, as newer programs write it', { tag: 3, bits: 32, extensible: true }, [0, 0, 0, 63]],
];

function stereo(
  { tag, bits, extensible = false }: { tag: number; bits: number; extensible?: boolean },
  sample: number[],
) {
  const format = Buffer.alloc(extensible ? 40 : 16);
  format.writeUInt16LE(extensible ? 0xfffe : tag, 0);
  format.writeUInt16LE(2, 2);
  format.writeUInt32LE(22_050, 4);
  format.writeUInt16LE(bits, 14);
  if (extensible) format.writeUInt16LE(tag, 24);
  return riff(['fmt ', format], ['LIST', Buffer.from('odd')], ['data', Buffer.from([...sample, ...sample])]);
}

function riff(...chunks: [string, Buffer][]): Buffer {
  const bodies = chunks.map(([mark, body]) => {
    const head = Buffer.alloc(8);
    head.write(mark, 0, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  });
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...bodies]);
}

describe('a WAV', () => {
  test.each(HALVES)('of %s is read, and its channels become one', (_, format, sample) => {
    const bytes = stereo(format, sample);
    expect(isWav(bytes)).toBe(true);
    const { samples, sampleRate } = readWav(bytes);
    expect(sampleRate).toBe(22_050);
    expect([...samples]).toEqual([0.5]);
  });

  test('of a server that did not know its length is read to the end', () => {
    const bytes = wav(hum(0.1, 16_000), 16_000);
    bytes.writeUInt32LE(0xffff_ffff, 40);
    expect(readWav(bytes).samples).toHaveLength(1600);
  });

  test('that is cut off is refused', () => {
    const bytes = wav(hum(0.1, 16_000), 16_000);
    expect(() => readWav(bytes.subarray(0, 1000))).toThrow('cut off');
    expect(() => readWav(bytes.subarray(0, 30))).toThrow('cut off');
    expect(() => readWav(wav(new Float32Array(0), 16_000))).toThrow('cut off');
  });

  test('of a kind that nobody speaks is refused', () => {
    expect(() => readWav(stereo({ tag: 6, bits: 8 }, [1]))).toThrow('wrong kind');
    expect(() => readWav(stereo({ tag: 1, bits: 12 }, [1, 1]))).toThrow('wrong kind');
  });
});

test.each([8000, 11_025, 32_000, 44_100, 48_000])('a hum at %i Hz is the same hum at 24 kHz', (rate) => {
  const wanted = hum(0.5);
  const got = resample(hum(0.5, rate), rate, 24_000);
  expect(Math.abs(got.length - wanted.length)).toBeLessThanOrEqual(1);
  const middle = got.subarray(1000, 11_000);
  const error = Math.max(...middle.map((value, i) => Math.abs(value - (wanted[i + 1000] ?? 0))));
  expect(error).toBeLessThan(0.03);
});
