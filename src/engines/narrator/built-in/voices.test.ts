import { afterAll, describe, expect, test, vi } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { createBuiltInNarrator } from '#engines/narrator/built-in/narrator.ts';
import { createNaturalNarrator } from '#engines/narrator/built-in/natural.ts';
import type { EspeakAnswer, EspeakRequest } from '#engines/narrator/built-in/programs/espeak.ts';
import type { KokoroAnswer, KokoroRequest } from '#engines/narrator/built-in/programs/kokoro.ts';
import { createProgram } from '#engines/narrator/built-in/programs/program.ts';
import { paceOf } from '#engines/narrator/built-in/pace.ts';
import { levelled } from '#engines/narrator/built-in/sound.ts';
import { createQuickNarrator } from '#engines/narrator/built-in/quick.ts';
import { wordsOf } from '#engines/narrator/built-in/words.ts';
import { createCachedNarrator } from '#engines/narrator/cached.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator, SpeechRequest } from '#engines/narrator/port.ts';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import { narratorContract } from '#engines/narrator/testing/contract.ts';

const program = (name: string) => new URL(`programs/${name}.ts`, import.meta.url);
const espeak = createProgram<EspeakRequest, EspeakAnswer>({
  file: program('espeak'),
  idleMs: 60_000,
  answerMs: 30_000,
});
const kokoro = createProgram<KokoroRequest, KokoroAnswer>({
  file: program('kokoro'),
  idleMs: 60_000,
  answerMs: 120_000,
});
afterAll(() => {
  espeak.close();
  kokoro.close();
});
const quick = createQuickNarrator({ espeak });
const natural = createNaturalNarrator({ espeak, kokoro });
const signal = () => new AbortController().signal;
const GREETINGS: Readonly<Record<LanguageCode, string>> = {
  en: 'Good night!',
  es: '¡Buenas noches!',
  fr: 'Bonne nuit !',
  de: 'Gute Nacht!',
  hi: 'शुभ रात्रि!',
  ta: 'இனிய இரவு!',
  zh: '晚安！',
  ja: 'おやすみなさい！',
  sv: 'God natt!',
  mr: 'शुभ रात्री!',
};
const say = (text: string): SpeechRequest => ({ text, language: 'en', speed: 1 });

narratorContract('the quick voice', () => quick, { timeoutMs: 60_000 });

test('it is heard: neither silent nor clipped, and as long as a person would take', async () => {
  const { samples, sampleRate } = await espeak.ask(
    { text: 'The moon came out over the hill.', voice: 'en-us', rate: 138, pitch: 58 },
    signal(),
  );
  const loudness = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
  expect(loudness).toBeGreaterThan(0.01);
  const { duration, audio } = await clipOf(quick.speak(say('The moon came out over the hill.'), signal()));
  expect(readMp3(audio).duration).toBeCloseTo(duration, 6);
  expect(duration).toBeGreaterThan((samples.length / sampleRate) * 0.8);
  expect(duration).toBeLessThan((samples.length / sampleRate) * 1.4);
});

test('slower is longer', async () => {
  const lasting = async (speed: number) =>
    (await clipOf(quick.speak({ ...say('Good night, little fox.'), speed }, signal()))).duration;
  expect(await lasting(0.6)).toBeGreaterThan((await lasting(1.6)) * 1.4);
});

test('the program dies in the middle of a request, and the request still ends in sound', async () => {
  await clipOf(quick.speak(say('Hello.'), signal()));
  const speaking = clipOf(quick.speak(say('One. Two. Three. Four. Five. Six.'), signal()));
  if (espeak.pid) process.kill(espeak.pid, 'SIGKILL');
  expect((await speaking).words).toHaveLength(6);
});

test('twenty at once are all read to', { timeout: 60_000 }, async () => {
  const clips = await Promise.all(
    Array.from({ length: 20 }, (_, i) => clipOf(quick.speak(say(`This is listener number ${i}.`), signal()))),
  );
  expect(clips.every(({ words }) => words.length === 5)).toBe(true);
});

describe('the natural voice', { timeout: 180_000 }, () => {
  test('reads with the model’s own times, word by word [VO-07]', async () => {
    const text = 'The fox ran.';
    const { words, duration, estimated, audio } = await clipOf(natural.speak(say(text), signal()));
    expect(words.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
      'The',
      'fox',
      'ran',
    ]);
    expect(words.every(({ start, end }) => start < end && end <= duration)).toBe(true);
    expect(estimated).toBe(false);
    expect(readMp3(audio).duration).toBeCloseTo(duration, 6);
  });

  // A greeting each: the model takes seconds for a sentence, and every language has its own way to phonemes.
  test.each(Object.entries(GREETINGS) as [LanguageCode, string][])(
    'greets in %s: heard, not clipped, every word in its time [VO-07]',
    async (language, text) => {
      const heard: KokoroAnswer[] = [];
      const listening: typeof kokoro = {
        ...kokoro,
        ask: async (request, aborted) => {
          const said = await kokoro.ask(request, aborted);
          heard.push(said);
          return said;
        },
      };
      const narrator = createNaturalNarrator({ espeak, kokoro: listening });
      const { words, duration } = await clipOf(narrator.speak({ text, language, speed: 1 }, signal()));
      const samples = levelled(Float32Array.from(heard.flatMap((said) => [...said.samples])));
      const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      const loudness = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
      expect(loudness).toBeGreaterThan(0.01);
      expect(peak).toBeLessThan(1);
      // Beside what the model said there is only the breath after it.
      expect(duration).toBeGreaterThan((samples.length / 24_000) * 0.8);
      expect(duration).toBeLessThan(samples.length / 24_000 + 1);
      expect(words.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(
        wordsOf(text, language).map((word) => word.text),
      );
      expect(words.every(({ start, end }) => start < end && end <= duration)).toBe(true);
    },
  );

  test('is chosen only where the machine keeps ahead of the listener, unless it is asked for', async () => {
    const choose = async (ahead: boolean | undefined, quality?: 'natural' | 'quick', known = false) => {
      const spoke: string[] = [];
      const voice = (name: string): Narrator => ({
        name,
        speak(request, aborted) {
          spoke.push(name);
          return createFakeNarrator().speak(request, aborted);
        },
      });
      const builtIn = createBuiltInNarrator({
        quick: voice('quick'),
        natural: { ...voice('natural'), knows: async () => known },
        keepsAhead: () => ahead,
        measure: () => spoke.push('measured'),
      });
      await clipOf(builtIn.speak({ ...say('Hello there.'), ...(quality && { quality }) }, signal()));
      return spoke.join(', ');
    };
    expect(await choose(true)).toBe('natural');
    expect(await choose(false)).toBe('quick');
    expect(await choose(undefined)).toBe('quick, measured');
    expect(await choose(false, 'natural')).toBe('natural');
    expect(await choose(true, 'quick')).toBe('quick');
    expect(await choose(undefined, 'quick')).toBe('quick');
    // What was said in a quiet hour is there at once.
    expect(await choose(false, undefined, true)).toBe('natural');
    expect(await choose(false, 'quick', true)).toBe('quick');
  });

  test('is measured once, after it has warmed up, and remembered', async () => {
    const kept: number[] = [];
    let said = 0;
    const fake = createFakeNarrator();
    const pace = paceOf(
      {
        name: 'counting',
        speak(request, aborted) {
          said += 1;
          return fake.speak(request, aborted);
        },
      },
      { read: () => kept[0], keep: (each) => kept.push(each) },
    );
    expect(pace.keepsAhead()).toBeUndefined();
    pace.measure();
    pace.measure();
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    pace.measure();
    expect(said).toBe(2);
    expect(pace.keepsAhead()).toBe(true);
  });

  test('fails in the middle: the quick one reads on from there', async () => {
    const voice = createBuiltInNarrator({
      quick: createFakeNarrator(),
      natural: createFakeNarrator({ failAfter: 1 }),
      keepsAhead: () => true,
      measure: () => undefined,
    });
    const text = 'One is here. Two is there. Three is gone.';
    const { words } = await clipOf(voice.speak(say(text), signal()));
    expect(words.map(({ offset, length }) => text.slice(offset, offset + length)).join(' ')).toBe(
      'One is here Two is there Three is gone',
    );
  });
});

test('a sentence is said once; a story that goes on costs only what is new', async () => {
  const kept = new Map<string, Uint8Array>();
  let said = 0;
  const counting = createFakeNarrator();
  const cached = createCachedNarrator(
    {
      name: 'counting',
      speak(request, aborted) {
        said += 1;
        return counting.speak(request, aborted);
      },
    },
    { read: async (name) => kept.get(name), keep: async (name, bytes) => void kept.set(name, bytes) },
    'counting',
  );
  const first = await clipOf(cached.speak(say('One is here. Two is there.'), signal()));
  const again = await clipOf(cached.speak(say('One is here. Two is there. Three is new.'), signal()));
  expect(said).toBe(3);
  expect(again.words.slice(0, first.words.length)).toEqual(first.words);
});
