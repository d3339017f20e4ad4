import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createAttention, type Attention } from '#engines/narrator/built-in/attention.ts';
import { createCachedNarrator, type SpeechStore } from '#engines/narrator/cached.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator } from '#engines/narrator/port.ts';

const signal = new AbortController().signal;
const wish = (text: string) => ({ text, language: 'en' as const, speed: 1 });

/** Says nothing before it is let. */
function slow() {
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const voice = createFakeNarrator();
  const narrator: Narrator = {
    name: 'slow',
    async *speak(request, gone) {
      for await (const sentence of voice.speak(request, gone)) {
        said.push(sentence.text);
        await new Promise<void>((resolve) => waiting.push(resolve));
        yield sentence;
      }
    },
  };
  return {
    narrator,
    said,
    begun: (text: string) => vi.waitFor(() => expect(said.at(-1)).toBe(text), { timeout: 5000 }),
    /** Whoever began first may finish. */
    let: () => waiting.shift()?.(),
    /** Everybody may, until all of these are at their end. */
    async all(...hearing: Promise<unknown>[]) {
      const going = setInterval(() => waiting.shift()?.(), 5);
      await Promise.all(hearing).finally(() => clearInterval(going));
    },
  };
}

const aLittle = () => delay(30);

/** One of its own for each test. */
function emptyStore(): SpeechStore {
  const kept = new Map<string, Uint8Array>();
  const me = crypto.randomUUID();
  return {
    nameOf: ({ text }) => `${text} ${me}`,
    read: async ({ text }) => kept.get(text),
    keep: async ({ text }, bytes) => void kept.set(text, bytes),
  };
}

/** As `compose/engines/narrators.ts` puts them together. */
function voices(narrator: Narrator, attention: Attention, store = emptyStore()) {
  return {
    now: createCachedNarrator(attention.toListeners(narrator), store, 'slow'),
    ahead: attention.toReaders(createCachedNarrator(narrator, store, 'slow', attention.forReaders)),
    later: createCachedNarrator(narrator, store, 'slow', attention.forNobodyHere),
  };
}

async function hear(narrator: Narrator, text: string, gone = signal) {
  for await (const sentence of narrator.speak(wish(text), gone)) void sentence;
}

test('what is read ahead waits between two sentences for whoever listens, and goes on after them [VO-09]', async () => {
  const voice = slow();
  const { now, ahead } = voices(voice.narrator, createAttention());
  const reading = hear(ahead, 'Ahead one. Ahead two.');
  await voice.begun('Ahead one.');
  const listening = hear(now, 'Now one. Now two.');
  await voice.begun('Now one.');
  voice.let();
  await aLittle();
  expect(voice.said).toEqual(['Ahead one.', 'Now one.']);
  await voice.all(reading, listening);
  expect(voice.said.toSorted()).toEqual(['Ahead one.', 'Ahead two.', 'Now one.', 'Now two.']);
});

test('two who are read ahead to take turns, and one who leaves keeps nobody waiting [VO-09]', async () => {
  const voice = slow();
  const { ahead } = voices(voice.narrator, createAttention());
  const leaving = new AbortController();
  const left = hear(ahead, 'One a. One b. One c.', leaving.signal).catch((error: Error) => error.name);
  const second = hear(ahead, 'Two a. Two b. Two c.');
  for (const text of ['One a.', 'Two a.', 'One b.', 'Two b.']) {
    await voice.begun(text);
    await aLittle();
    if (text !== 'Two b.') voice.let();
  }
  leaving.abort();
  expect(await left).toBe('AbortError');
  await voice.all(second);
  expect(voice.said).toEqual(['One a.', 'Two a.', 'One b.', 'Two b.', 'Two c.']);
});

test('what is kept needs no turn: a reader has it while somebody else’s sentence is being made [VO-09]', async () => {
  const voice = slow();
  const { ahead } = voices(voice.narrator, createAttention());
  await voice.all(hear(ahead, 'Kept one. Kept two.'));
  const others = hear(ahead, 'Theirs.');
  await voice.begun('Theirs.');
  await hear(ahead, 'Kept one. Kept two.'); // nobody lets the other go on meanwhile
  expect(voice.said).toEqual(['Kept one.', 'Kept two.', 'Theirs.']);
  await voice.all(others);
});

test('nobody who listens waits for a sentence that itself waits for its turn, and it is made once [VO-09]', async () => {
  const voice = slow();
  const { now, ahead } = voices(voice.narrator, createAttention());
  const listening = hear(now, 'Now one.');
  await voice.begun('Now one.');
  const reading = hear(ahead, 'The fox slept.');
  await aLittle();
  expect(voice.said).toEqual(['Now one.']);
  const same = hear(now, 'The fox slept.');
  await voice.begun('The fox slept.'); // while the first still speaks
  await voice.all(listening, same, reading);
  expect(voice.said).toEqual(['Now one.', 'The fox slept.']);
});

test('a sentence that somebody who listens has begun is waited for without a turn [VO-09]', async () => {
  const voice = slow();
  const { now, ahead } = voices(voice.narrator, createAttention());
  const reading = hear(ahead, 'Mine.');
  await voice.begun('Mine.');
  const waits = hear(ahead, 'Ours.');
  const other = hear(ahead, 'Theirs.');
  await aLittle();
  const listening = hear(now, 'Ours.');
  await voice.begun('Ours.');
  await voice.all(reading, waits, other, listening);
  expect(voice.said).toEqual(['Mine.', 'Ours.', 'Theirs.']);
});

test('what is read for nobody who is here waits for the whole story of a reader who is [VO-09]', async () => {
  const voice = slow();
  const { ahead, later } = voices(voice.narrator, createAttention());
  const background = hear(later, 'Later one. Later two.');
  await voice.begun('Later one.');
  const leaving = new AbortController();
  const staying = hear(ahead, 'Here one. Here two.');
  const left = hear(ahead, 'Left one. Left two.', leaving.signal).catch((error: Error) => error.name);
  for (const text of ['Later one.', 'Here one.', 'Left one.', 'Here two.']) {
    await voice.begun(text);
    await aLittle();
    if (text === 'Here two.') leaving.abort();
    else voice.let();
  }
  expect(await left).toBe('AbortError');
  await voice.all(staying, background);
  expect(voice.said).toEqual(['Later one.', 'Here one.', 'Left one.', 'Here two.', 'Later two.']);
});

test('a reader does not wait for a sentence that waits until all readers have left [VO-09]', async () => {
  const voice = slow();
  const { ahead, later } = voices(voice.narrator, createAttention());
  const reading = hear(ahead, 'Here one. The fox slept.');
  await voice.begun('Here one.');
  const background = hear(later, 'The fox slept. Later.');
  await aLittle();
  await voice.all(reading, background);
  expect(voice.said).toEqual(['Here one.', 'The fox slept.', 'Later.']);
});

test('what is read for nobody who is here waits for whoever listens, too [VO-09]', async () => {
  const voice = slow();
  const { now, later } = voices(voice.narrator, createAttention());
  const listening = hear(now, 'Now one.');
  await voice.begun('Now one.');
  const background = hear(later, 'Later.');
  await aLittle();
  expect(voice.said).toEqual(['Now one.']);
  await voice.all(listening, background);
  expect(voice.said).toEqual(['Now one.', 'Later.']);
});
