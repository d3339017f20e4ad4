import { expect, test } from 'vitest';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import { narratorContract, sayings } from '#engines/narrator/testing/contract.ts';

narratorContract('the fake', () => createFakeNarrator());

const request = { text: sayings.en, language: 'en' as const, speed: 1 };
const { signal } = new AbortController();

test('the fake is silent in real frames', async () => {
  const { audio, duration } = await clipOf(createFakeNarrator().speak(request, signal));
  expect(readMp3(audio).duration).toBeCloseTo(duration, 6);
});

test('the fake fails at once, or in the middle', async () => {
  const fail = new Error('hoarse');
  await expect(clipOf(createFakeNarrator({ fail }).speak(request, signal))).rejects.toBe(fail);
  const heard: string[] = [];
  const read = async () => {
    for await (const { text } of createFakeNarrator({ fail, failAfter: 1 }).speak(request, signal))
      heard.push(text);
  };
  await expect(read()).rejects.toBe(fail);
  expect(heard).toHaveLength(1);
});
