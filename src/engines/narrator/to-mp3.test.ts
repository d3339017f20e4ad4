import { expect, test } from 'vitest';
import { readMp3, sampleRateOf } from '#engines/narrator/read-mp3.ts';
import { BYTES_A_SECOND, KILOBITS, toMp3 } from '#engines/narrator/to-mp3.ts';
import { hum } from '#engines/narrator/testing/voice-server.ts';

test.each([16_000, 22_050, 24_000] as const)(
  'a voice at %i Hz stays at its rate, is as long as it was, and weighs four kilobytes a second',
  async (rate) => {
    const { audio, duration } = await toMp3(hum(5, rate), rate);
    expect(sampleRateOf(audio)).toBe(rate);
    expect(readMp3(audio).duration).toBe(duration);
    expect(duration).toBeGreaterThanOrEqual(5);
    expect(duration).toBeLessThan(5.2);
    expect(BYTES_A_SECOND).toBe(4000);
    expect(audio.length / duration).toBeGreaterThan(BYTES_A_SECOND * 0.97);
    expect(audio.length / duration).toBeLessThan(BYTES_A_SECOND * 1.03);
  },
);

test('what a family recorded loses less of itself', async () => {
  const { audio, duration } = await toMp3(hum(5, 24_000), 24_000, KILOBITS.family);
  expect(audio.length / duration / BYTES_A_SECOND).toBeCloseTo(2, 1);
});
