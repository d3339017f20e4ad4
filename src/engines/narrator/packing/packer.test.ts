import { performance } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { LONGEST_RECORDING_S } from '#domain/recordings.ts';
import { openPacker } from '#engines/narrator/packing/packer.ts';
import { readMp3, sampleRateOf } from '#engines/narrator/read-mp3.ts';
import { readRecording } from '#engines/narrator/recording.ts';
import { hum, wav } from '#engines/narrator/testing/voice-server.ts';
import { WorkersBusyError } from '#workers/errors.ts';

const packer = openPacker();
afterAll(() => packer.close());
const { signal } = new AbortController();

test('three minutes that somebody recorded are made ready while everybody else is answered [OP-03]', async () => {
  const recorded = readRecording(wav(hum(LONGEST_RECORDING_S, 24_000), 24_000));
  if (!recorded) throw new Error('not a recording');
  expect(recorded.duration).toBe(LONGEST_RECORDING_S);
  await packer.speech(wav(hum(0.1, 24_000), 24_000), signal); // the program is there
  const before = performance.eventLoopUtilization();
  const packed = await packer.recording(recorded, 'a family');
  const { utilization } = performance.eventLoopUtilization(before);
  // Here is only what goes over the pipe: of the work itself nothing, however slow the machine is.
  expect(utilization).toBeLessThan(0.25);
  expect(packed.sounds.map(({ rate, audio }) => [rate, sampleRateOf(audio)])).toEqual([
    [24_000, 24_000],
    [22_050, 22_050],
  ]);
  for (const { audio } of packed.sounds) expect(readMp3(audio).duration).toBeCloseTo(packed.duration, 1);
});

test('what a service says as WAV becomes MP3 at a rate of ours', async () => {
  for (const [from, to] of [
    [16_000, 16_000],
    [22_050, 22_050],
    [48_000, 24_000],
  ] as const) {
    const { audio, duration } = await packer.speech(wav(hum(1, from), from), signal);
    expect(sampleRateOf(audio)).toBe(to);
    expect(Math.abs(duration - 1)).toBeLessThan(0.15);
  }
});

test('who comes when all hands are full is told so, and those before are served [OP-03]', async () => {
  const one = readRecording(wav(hum(1, 24_000), 24_000));
  if (!one) throw new Error('not a recording');
  const asked = await Promise.allSettled(Array.from({ length: 24 }, () => packer.recording(one, 'a class')));
  const refused = asked.filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(8);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(WorkersBusyError);
  await expect(packer.recording(one, 'a class')).resolves.toMatchObject({ duration: expect.any(Number) });
});
