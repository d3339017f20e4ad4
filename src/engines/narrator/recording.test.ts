import { expect, test } from 'vitest';
import { wavOf } from '#domain/wav.ts';
import { readWav } from '#engines/narrator/providers/wav.ts';

test('what a browser writes the server reads, and what is too loud is cut [RB-09]', () => {
  const { samples, sampleRate } = readWav(wavOf(Float32Array.from([0, 0.5, -0.5, 2, -2]), 24_000));
  expect(sampleRate).toBe(24_000);
  expect([...samples].map((sample) => Math.round(sample * 100) / 100)).toEqual([0, 0.5, -0.5, 1, -1]);
});
