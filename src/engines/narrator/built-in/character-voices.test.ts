import { afterAll, expect, test } from 'vitest';
import type { Speaker } from '#domain/character-voices.ts';
import { createBuiltInNarrator } from '#engines/narrator/built-in/narrator.ts';
import { createNaturalNarrator, type Kokoro } from '#engines/narrator/built-in/natural.ts';
import type { KokoroRequest } from '#engines/narrator/built-in/programs/kokoro.ts';
import { finishedSound } from '#engines/narrator/built-in/programs/finished-sound.ts';
import { createQuickNarrator, type Espeak } from '#engines/narrator/built-in/quick.ts';
import { openEspeak } from '#engines/narrator/built-in/programs/open-programs.ts';
import { VOICES } from '#engines/narrator/built-in/voices.ts';
import { createCachedNarrator, type Said } from '#engines/narrator/cached.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';
import { narratorContract, sayings } from '#engines/narrator/testing/contract.ts';
import { hum } from '#engines/narrator/testing/voice-server.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());

/** Hums every phoneme for a twentieth of a second, and remembers with whose voice. */
function createHummingKokoro() {
  const asked: KokoroRequest[] = [];
  const each = 0.05;
  const kokoro: Kokoro = {
    async run(request, signal) {
      signal?.throwIfAborted();
      asked.push(request);
      const sounds = Array.from(request.phonemes, (_, index) => ({
        index,
        start: each * (index + 1),
        end: each * (index + 2),
      }));
      const seconds = each * (sounds.length + 2);
      const sound = await finishedSound(hum(seconds), 24_000, request);
      return { sound, seconds, sampleRate: 24_000, sounds, work: 0.1 };
    },
  };
  return { kokoro, asked };
}

const MIA: Speaker = { name: 'Mia', kind: 'girl' };
const BEN: Speaker = { name: 'Ben', kind: 'man' };
const text = 'It was late. “Good night,” said Mia, “little fox.” The fox yawned. “Night,” said Ben.';
const request: SpeechRequest = { text, language: 'en', speed: 1, speakers: [MIA, BEN] };
const { storyteller } = VOICES.en;

async function read(narrator: Narrator, wish: SpeechRequest) {
  const sentences: SpokenSentence[] = [];
  for await (const each of narrator.speak(wish, new AbortController().signal)) sentences.push(each);
  return sentences;
}

function open() {
  const { kokoro, asked } = createHummingKokoro();
  const natural = createNaturalNarrator({ espeak, kokoro });
  const kept = new Map<string, Uint8Array>();
  const store = {
    nameOf: (said: Said) => JSON.stringify(said),
    read: async (said: Said) => kept.get(JSON.stringify(said)),
    keep: async (said: Said, bytes: Uint8Array) => void kept.set(JSON.stringify(said), bytes),
  };
  const cached = createCachedNarrator(natural, store, 'natural');
  /** Each with its pitch, the storyteller's alone. */
  const voices = () =>
    asked.splice(0).map(({ voice, pitch }) => (pitch === 1 ? voice : `${voice} ×${pitch}`));
  return { natural, cached, asked, kept, voices };
}

narratorContract('the natural voice that hums', () => open().natural, { timeoutMs: 60_000 });

/** Those who speak in the texts of the contract. */
const speakers = ['luna', 'Zoé', 'Bär', 'मीरा', 'நரி', '小狐狸', 'キツネ', 'räven'].map((name): Speaker => ({
  name,
  kind: 'man',
}));
narratorContract(
  'a narrator with voices for characters',
  () => {
    const { cached } = open();
    return { ...cached, speak: (wish, signal) => cached.speak({ ...wish, speakers }, signal) };
  },
  { timeoutMs: 60_000 },
);

test.each([
  ['es', 'luna'],
  ['de', 'Bär'],
  ['hi', 'मीरा'],
  ['ta', 'நரி'],
  ['zh', '小狐狸'],
  ['ja', 'キツネ'],
  ['sv', 'räven'],
  ['mr', 'मीरा'],
] as const)('in %s, %s is heard in another voice', async (language, name) => {
  const { natural, voices } = open();
  await read(natural, { text: sayings[language], language, speed: 1, speakers: [{ name, kind: 'man' }] });
  const [first, ...rest] = voices();
  expect(VOICES[language].others).toContain(first);
  expect(new Set(rest)).toEqual(new Set([VOICES[language].storyteller]));
});

test('characters have voices of their own, and every word keeps its place', async () => {
  const { natural, voices } = open();
  const sentences = await read(natural, request);
  const [, mia, , again, , ben] = voices();
  expect(new Set([storyteller, mia, ben]).size).toBe(3);
  expect(again).toBe(mia);
  expect(sentences.map((each) => each.text)).toEqual([
    'It was late.',
    '“Good night,”',
    'said Mia,',
    '“little fox.”',
    'The fox yawned.',
    '“Night,”',
    'said Ben.',
  ]);
  const words = sentences.flatMap((each) => each.words);
  expect(words.map(({ offset, length }) => text.slice(offset, offset + length)).join(' ')).toBe(
    text.replaceAll(/[“”,.]/g, ''),
  );
});

test('the pause is shorter where another voice takes over within a sentence', async () => {
  const { natural } = open();
  const [first, line] = await read(natural, request);
  const rest = (each: SpokenSentence | undefined) => (each?.duration ?? 0) - (each?.words.at(-1)?.end ?? 0);
  expect(rest(first)).toBeGreaterThan(rest(line) + 0.15);
});

test('without speakers nothing changes: one voice, sentence by sentence', async () => {
  const { natural, voices } = open();
  const { speakers: _none, ...plain } = request;
  const sentences = await read(natural, plain);
  expect(new Set(voices())).toEqual(new Set([storyteller]));
  expect(sentences.map((each) => each.text)).toContain('“Good night,” said Mia, “little fox.”');
});

test('what is kept is heard again in the same voices, and only what is new is said', async () => {
  const { natural, cached, voices } = open();
  const heard = await read(natural, request);
  const straight = voices();
  expect(await read(cached, request)).toEqual(heard);
  expect(voices()).toEqual(straight);
  const more = `${text} “And dream,” said Mia.`;
  const longer = await read(cached, { ...request, text: more });
  expect(longer.slice(0, heard.length)).toEqual(heard);
  expect(voices()).toEqual([straight[1], storyteller]);
});

test('the same sentence, said by another, is said anew', async () => {
  const { cached, voices } = open();
  const by = async (name: string) => {
    await read(cached, { ...request, text: `${name} looked up. “Oh no!”` });
    return voices().at(-1);
  };
  expect(await by('Mia')).not.toBe(await by('Ben'));
});

test('a sentence that none of the speakers says is the one kept without speakers', async () => {
  const { cached, kept } = open();
  const told = { ...request, text: 'The moon came out.' };
  await read(cached, told);
  const { speakers: _none, ...plain } = told;
  await read(cached, plain);
  expect(kept.size).toBe(1);
});

test('a whisper is slower and softer, whoever whispers, and only as far as it goes [VO-11]', async () => {
  const { natural, asked } = open();
  const whisper = '“Good night,” whispered Mia. “Night!” said the owl.';
  await read(natural, { text: whisper, language: 'en', speed: 1 });
  const [line, told, aloud] = asked;
  expect(told).toMatchObject({ softness: 1, speed: aloud?.speed });
  expect(line?.speed).toBeCloseTo((told?.speed ?? 0) * 0.88, 6);
  expect(line?.softness).toBeLessThan(0.6);
  expect(aloud).toMatchObject({ softness: 1 });
});

test('the quick voice has voices for those who speak, too [VO-11]', async () => {
  const quick = createQuickNarrator({ espeak });
  const builtIn = createBuiltInNarrator({
    quick,
    natural: undefined,
    keepsAhead: () => undefined,
    measure: () => undefined,
  });
  const asked: string[] = [];
  const listening: Espeak = {
    run(task, signal) {
      asked.push(task.voice);
      return espeak.run(task, signal);
    },
  };
  const heard = await read(createQuickNarrator({ espeak: listening }), request);
  const [narrator, mia, , again, , ben] = asked;
  expect(asked).toHaveLength(heard.length);
  expect(narrator).toBe(VOICES.en.quick);
  expect(new Set([narrator, mia, ben]).size).toBe(3);
  expect(again).toBe(mia);
  const { words } = await clipOf(builtIn.speak(request, new AbortController().signal));
  expect(words).toHaveLength(15);
});
