import { afterAll, expect, test } from 'vitest';
import { openEspeak } from '#engines/narrator/built-in/programs/open-programs.ts';
import { createQuickNarrator } from '#engines/narrator/built-in/quick.ts';
import { PARAGRAPH, SCENE, withRests } from '#engines/narrator/built-in/rests.ts';
import { createCachedNarrator, type Said } from '#engines/narrator/cached.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import { silenceLike } from '#engines/narrator/silence.ts';
import { toMp3 } from '#engines/narrator/to-mp3.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());

async function read(narrator: Narrator, wish: Partial<SpeechRequest> & { text: string }) {
  const sentences: SpokenSentence[] = [];
  const request: SpeechRequest = { language: 'en', speed: 1, ...wish };
  for await (const each of narrator.speak(request, new AbortController().signal)) sentences.push(each);
  return sentences;
}

/** How much longer each sentence is than it was, to the frame. */
async function restsIn(wish: Partial<SpeechRequest> & { text: string }) {
  const plain = await read(createFakeNarrator(), wish);
  const rested = await read(withRests(createFakeNarrator()), wish);
  expect(rested.map(({ words, offset }) => ({ words, offset }))).toEqual(
    plain.map(({ words, offset }) => ({ words, offset })),
  );
  return rested.map(({ duration }, i) => {
    const more = duration - (plain[i]?.duration ?? 0);
    return [0, PARAGRAPH, SCENE].find((rest) => Math.abs(more - rest) < 0.02) ?? more;
  });
}

test.each([
  ['One. Two.\n\nThree.', [0, PARAGRAPH, PARAGRAPH]],
  ['One.\n\n* * *\n\nTwo. Three.', [SCENE, 0, PARAGRAPH]],
  ['One.\n\n\n\nTwo.', [SCENE, PARAGRAPH]],
  ['“One,” said Mia. “Two!”\n“Three.”', [0, PARAGRAPH, PARAGRAPH]],
])('%s: pauses at paragraphs, longer ones between scenes [VO-11]', async (text, rests) => {
  expect(await restsIn({ text })).toEqual(rests);
});

test('where a page begins, and where one ends, the voice waits until it is turned [VO-11]', async () => {
  const text = 'One. Two.\n\nThree. Four.';
  expect(await restsIn({ text, turns: [text.indexOf('Three')] })).toEqual([0, SCENE, 0, PARAGRAPH]);
  expect(await restsIn({ text, turns: [0, text.length] })).toEqual([0, PARAGRAPH, 0, SCENE]);
});

test('where a text was cut out of the middle of a paragraph, no paragraph ends [VO-11]', async () => {
  const text = 'One. Two.';
  expect(await restsIn({ text, around: { before: 'None. ', after: ' Three.' } })).toEqual([0, 0]);
  expect(await restsIn({ text, around: { before: 'None. ', after: '' } })).toEqual([0, PARAGRAPH]);
});

test('a refrain is the same sound wherever it is said; only the silence behind it differs [VO-11]', async () => {
  const text = 'Off we go! He ran.\n\nOff we go!\n\nHe slept.';
  const kept = new Map<string, Uint8Array>();
  const store = {
    nameOf: (said: Said) => JSON.stringify(said),
    read: async (said: Said) => kept.get(JSON.stringify(said)),
    keep: async (said: Said, bytes: Uint8Array) => void kept.set(JSON.stringify(said), bytes),
  };
  const cached = createCachedNarrator(createQuickNarrator({ espeak }), store, 'quick');
  const sentences = await read(withRests(cached), { text });
  const [first, , again] = sentences;
  expect(again?.duration).toBeGreaterThan((first?.duration ?? 0) + 0.3);
  const start = again?.audio.subarray(0, first?.audio.length) ?? new Uint8Array();
  expect(Buffer.compare(start, first?.audio ?? new Uint8Array())).toBe(0);
  for (const { audio, duration } of sentences) expect(readMp3(audio).duration).toBeCloseTo(duration, 6);
});

test.each([16_000, 22_050, 24_000] as const)('silence at %i is of whole frames that join', async (rate) => {
  const { audio } = await toMp3(new Float32Array(rate).fill(0.1), rate);
  const silence = silenceLike(audio, 0.5);
  expect(Math.abs(silence.duration - 0.5)).toBeLessThan(0.02);
  expect(readMp3(silence.audio).duration).toBeCloseTo(silence.duration, 6);
  const joined = Buffer.concat([audio, silence.audio, audio]);
  expect(readMp3(joined).duration).toBeCloseTo(readMp3(audio).duration * 2 + silence.duration, 6);
});

test('a sound of somebody else’s encoder is left as it is', () => {
  expect(silenceLike(Uint8Array.of(0xff, 0xfb, 0x90, 0x64), 1).duration).toBe(0);
  expect(silenceLike(new Uint8Array(), 1).duration).toBe(0);
});
