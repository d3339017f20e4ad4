import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SpeechAnswer } from '#contract/speech.ts';
import { frameOf, SPOKEN_FRAMES } from '#contract/spoken-frames.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { AudioQueue } from '#web/features/narration/audio-queue.ts';
import type { News } from '#web/features/narration/queue-state.ts';
import type { Script } from '#web/features/narration/script.ts';
import { heardAudio, QuietAudio } from '#web/features/narration/testing/quiet-audio.ts';

const SECONDS_PER_LETTER = 0.1;

/** Reads a tenth of a second for every letter, and tells when each word is said. */
function reading(text: string, change: Partial<SpeechAnswer> = {}): SpeechAnswer {
  return {
    audioContent: btoa('sound'),
    mimeType: 'audio/mpeg',
    provider: 'built-in',
    duration: text.length * SECONDS_PER_LETTER,
    words: [...text.matchAll(/\S+/g)].map(({ 0: { length }, index }) => ({
      offset: index,
      length,
      start: index * SECONDS_PER_LETTER,
      end: (index + length) * SECONDS_PER_LETTER,
    })),
    estimated: false,
    ...change,
  };
}

interface Asked {
  text: string;
  quality?: string;
  ahead?: boolean;
  signal: AbortSignal;
}
type Answer = (text: string, path: string, wish: Asked) => Response | Promise<Response>;
let answer: Answer;
let asked: Asked[];

beforeEach(() => {
  asked = [];
  QuietAudio.all = [];
  answer = (text) => Response.json(reading(text));
  QuietAudio.refuses = false;
  vi.stubGlobal('Audio', QuietAudio);
  vi.stubGlobal('fetch', async (path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const wish = { ...(JSON.parse(body) as Asked), signal };
    asked.push(wish);
    return answer(wish.text, path, wish);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

let told = 0;

/** Three parts, and different from every other story: the page remembers what it has heard. */
function threeParts(): ToldStory {
  told += 1;
  const part = (length: number, i: number) => `${`Story ${told} part ${i} `.padEnd(length - 1, 'and on ')}.`;
  const text = [390, 790, 500].map(part).join('\n\n');
  return {
    id: `story-${told}`,
    title: 'The Fox',
    text,
    language: 'en',
    ageGroup: '6-8',
    heroes: [{ id: 'fox', name: 'Rusty', emoji: '🦊', description: 'A fox' }],
    setting: { id: 'forest', name: 'Forest', emoji: '🌲', description: 'Trees' },
    theme: { id: 'courage', name: 'Courage', emoji: '💪', description: 'Being brave' },
  };
}

function open(change: Partial<Script> = {}) {
  const script: Script = {
    story: threeParts(),
    quality: undefined,
    voices: { elevenLabs: false, openai: false, huggingFace: false },
    ...change,
  };
  const queue = new AudioQueue(script);
  const news: News[] = [];
  queue.onNews((each) => news.push(each));
  const phases: string[] = [];
  queue.subscribe(() => phases.at(-1) !== queue.state().phase && phases.push(queue.state().phase));
  return { queue, script, news, phases };
}

const audio = heardAudio;
const isIn = (queue: AudioQueue, phase: string) =>
  vi.waitFor(() => expect(queue.state().phase).toBe(phase), { interval: 1 });
const partsAsked = () => asked.map(({ text }) => Number(/part (\d)/.exec(text)?.[1]));

/** The voice has begun with what stands at this second. */
const isAt = (queue: AudioQueue, seconds: number) =>
  vi.waitFor(
    () => {
      expect(queue.state().elapsed).toBeCloseTo(seconds);
      expect(audio().paused).toBe(false);
    },
    { interval: 1 },
  );

async function playing(change: Partial<Script> = {}) {
  const opened = open(change);
  opened.queue.play();
  await isIn(opened.queue, 'playing');
  return opened;
}

test('nothing is asked for and nothing is heard before somebody plays; a touched word is no wish yet [VO-01]', () => {
  const { queue } = open();
  queue.playFromWord(20);
  queue.setSpeed(1.5);
  expect(queue.state()).toMatchObject({ phase: 'ready', elapsed: 0, reckoned: true, provider: undefined });
  expect(asked).toEqual([]);
});

test('ready, generating, playing; pause and resume where it was; stop goes to 0 [VO-01]', async () => {
  const { queue, phases } = await playing();
  expect(phases).toEqual(['generating', 'playing']);
  audio().passTo(12);
  queue.pause();
  expect(queue.state()).toMatchObject({ phase: 'paused', elapsed: 12 });
  expect(audio().paused).toBe(true);
  queue.play();
  await isIn(queue, 'playing');
  expect(audio().currentTime).toBe(12);
  queue.stop();
  expect(queue.state()).toMatchObject({ phase: 'ready', elapsed: 0 });
  expect(audio().paused).toBe(true);
});

test('the next part is made while one is heard, and they follow each other to the end [VO-01]', async () => {
  const { queue, news } = await playing();
  await vi.waitFor(() => expect(partsAsked()).toEqual([0, 1]));
  await vi.waitFor(() => expect(queue.state().total).toBeCloseTo(168, 0));
  audio().end();
  await isAt(queue, 39);
  expect(queue.state().phase).toBe('playing');
  await vi.waitFor(() => expect(partsAsked()).toEqual([0, 1, 2]));
  audio().passTo(5);
  expect(queue.state().elapsed).toBe(44);
  await vi.waitFor(() => expect(queue.state().reckoned).toBe(false));
  audio().end();
  await isAt(queue, 118);
  expect(news).toEqual([]);
  audio().end();
  expect(queue.state()).toMatchObject({ phase: 'ready', elapsed: 0 });
  expect(news).toEqual([{ heard: 'all' }]);
  expect(asked).toHaveLength(3);
});

test('skips ten seconds within a part, over its end and not over the edges [VO-01]', async () => {
  const { queue } = await playing();
  await vi.waitFor(() => expect(partsAsked()).toEqual([0, 1]));
  audio().passTo(15);
  queue.skip(10);
  expect(audio().currentTime).toBeCloseTo(25);
  expect(queue.state().elapsed).toBeCloseTo(25);
  queue.skip(-10);
  queue.skip(-10);
  queue.skip(-10);
  expect(audio().currentTime).toBe(0);
  audio().passTo(35);
  queue.skip(10);
  await vi.waitFor(() => expect(audio().currentTime).toBeCloseTo(6));
  expect(queue.state().elapsed).toBeCloseTo(45);
});

test('a part that is not there yet is fetched when somebody goes there', async () => {
  const { queue } = await playing();
  await vi.waitFor(() => expect(partsAsked()).toEqual([0, 1]));
  queue.seek(140);
  expect(queue.state()).toMatchObject({ phase: 'generating' });
  expect(queue.state().elapsed).toBeCloseTo(140);
  await isIn(queue, 'playing');
  expect(partsAsked()).toEqual([0, 1, 2]);
  // At the beginning of the word that is said then.
  expect(Math.abs(queue.state().elapsed - 140)).toBeLessThan(1);
});

test('who seeks in silence hears nothing until they play', async () => {
  const { queue } = open();
  queue.seek(60);
  expect(queue.state().phase).toBe('ready');
  expect(asked).toEqual([]);
  queue.play();
  await isIn(queue, 'playing');
  expect(partsAsked()[0]).toBe(1);
});

test('speed and volume are set on what is heard and on what follows, without new audio [VO-02]', async () => {
  const { queue } = await playing();
  expect(queue.state()).toMatchObject({ speed: 1, volume: 1 });
  queue.setSpeed(1.7);
  queue.setVolume(0.3);
  expect(audio()).toMatchObject({ playbackRate: 1.7, volume: 0.3, preservesPitch: true });
  audio().playbackRate = 1;
  audio().end();
  await vi.waitFor(() => expect(audio().playbackRate).toBe(1.7));
  expect(new Set(partsAsked()).size).toBe(asked.length);
});

test('at bedtime it rests after a sentence and goes on by itself; who pauses meanwhile hears no more [VO-11]', async () => {
  // A second of silence behind each part.
  answer = (text) => {
    const said = reading(text);
    return Response.json({ ...said, duration: said.duration + 1 });
  };
  const { queue, phases } = await playing();
  const ends = 390 * SECONDS_PER_LETTER;
  queue.setBedtime(true);
  const rests = () => vi.waitFor(() => expect(QuietAudio.all.every(({ paused }) => paused)).toBe(true));
  const element = audio();
  element.passTo(ends + 0.1);
  element.currentTime = ends + 0.15;
  await rests();
  await vi.waitFor(() => expect(element.paused).toBe(false));
  expect(phases).toEqual(['generating', 'playing']);
  element.passTo(1);
  element.passTo(ends + 0.1);
  element.currentTime = ends + 0.15;
  await rests();
  queue.pause();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(element.paused).toBe(true);
  expect(queue.state().phase).toBe('paused');
});

test('the word that is heard is known by its place in the whole text [VO-08]', async () => {
  const { queue, script } = await playing();
  const said = () => {
    const word = queue.word();
    return word && script.story.text.slice(word.offset, word.offset + word.length);
  };
  audio().passTo(0.2);
  expect(said()).toBe('Story');
  audio().end();
  await isAt(queue, 39);
  audio().passTo(0.65);
  expect(queue.word()?.offset).toBeGreaterThan(390);
  expect(said()).toBe(String(told));
  queue.stop();
  expect(queue.word()).toBeNull();
});

test('a touched word is played from, in any part, also after the voice was stopped [VO-08]', async () => {
  const { queue, script } = await playing();
  const touched = script.story.text.indexOf('part 2') + 5;
  queue.playFromWord(touched);
  await isIn(queue, 'playing');
  expect(queue.word()?.offset).toBe(touched);
  queue.stop();
  queue.playFromWord(script.story.text.indexOf('part 0'));
  await isIn(queue, 'playing');
  expect(queue.word()?.offset).toBe(script.story.text.indexOf('part 0'));
});

test('a story that grows is read on [VO-01]', async () => {
  const { queue, script } = await playing();
  queue.seek(165);
  await isIn(queue, 'playing');
  const { elapsed } = queue.state();
  const text = `${script.story.text}\n\nStory ${told} part 3 ends here.`;
  queue.update({ ...script, story: { ...script.story, text } });
  expect(queue.state()).toMatchObject({ phase: 'playing', elapsed });
  await vi.waitFor(() => expect(partsAsked()).toContain(3));
  audio().end();
  await isAt(queue, 168);
  expect(queue.word()?.offset).toBe(text.lastIndexOf('Story'));
  audio().end();
  expect(queue.state().phase).toBe('ready');
});

test('another story stops the voice and begins anew [VO-01]', async () => {
  const { queue, script } = await playing();
  audio().passTo(9);
  queue.update({ ...script, story: threeParts() });
  expect(queue.state()).toMatchObject({ phase: 'ready', elapsed: 0, provider: undefined });
  expect(audio().paused).toBe(true);
  const before = asked.length;
  queue.playFromWord(3);
  expect(asked).toHaveLength(before);
});

test('another voice goes on at the word that was heard', async () => {
  const { queue, script } = await playing();
  audio().passTo(20);
  const word = queue.word();
  queue.update({ ...script, quality: 'natural' });
  expect(queue.state().phase).toBe('generating');
  await isIn(queue, 'playing');
  expect(queue.word()).toEqual(word);
  expect(asked.findLast(({ text }) => text.includes('part 0'))?.quality).toBe('natural');
});

test('who stops while audio is generated does not hear it later, and it is asked for no longer', async () => {
  answer = () => new Promise<Response>(() => undefined);
  const { queue } = open();
  queue.play();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  queue.stop();
  expect(queue.state().phase).toBe('ready');
  await vi.waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
});

test('who pauses while audio is generated hears it when they go on', async () => {
  const { queue } = open();
  queue.play();
  queue.pause();
  expect(queue.state().phase).toBe('paused');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(audio().paused).toBe(true);
  queue.play();
  await isIn(queue, 'playing');
  expect(partsAsked().filter((part) => part === 0)).toEqual([0]);
});

test('no voice: the failure is told, and to play again is to try again from there [VO-05]', async () => {
  const { queue, news } = await playing();
  await vi.waitFor(() => expect(queue.state().total).toBeCloseTo(168, 0));
  answer = () => Response.json({ code: 'quota_exceeded' }, { status: 429 });
  queue.seek(140);
  await isIn(queue, 'ready');
  expect(news).toEqual([{ failure: 'unavailable' }]);
  expect(queue.state().elapsed).toBeCloseTo(140);
  answer = (text) => Response.json(reading(text));
  queue.play();
  await isIn(queue, 'playing');
  expect(queue.state().elapsed).toBeGreaterThan(135);
});

test('a browser that cannot play says so once [VO-05]', async () => {
  QuietAudio.refuses = true;
  const { queue, news } = open();
  queue.play();
  await vi.waitFor(() => expect(news).toEqual([{ failure: 'playback' }]));
  expect(queue.state().phase).toBe('ready');
  QuietAudio.refuses = false;
  queue.play();
  await isIn(queue, 'playing');
  audio().dispatchEvent(new Event('error'));
  expect(queue.state().phase).toBe('ready');
  expect(news).toHaveLength(2);
});

test('a backup voice is told of once, however many parts it reads [VO-04]', async () => {
  answer = (text, path) =>
    path.includes('openai')
      ? Response.json(reading(text, { provider: 'openai' }))
      : Response.json({ code: 'voice_failed' }, { status: 502 });
  const { queue, news } = await playing({ voices: { elevenLabs: true, openai: true, huggingFace: false } });
  expect(news).toEqual([{ notice: 'openai' }]);
  expect(queue.state().provider).toBe('openai');
  audio().end();
  await isAt(queue, 39);
  expect(news).toHaveLength(1);
});

test('a voice that tells no times is measured by its sound', async () => {
  answer = (text) => Response.json(reading(text, { words: [], duration: 0 }));
  const { queue } = await playing();
  expect(queue.state().total).toBeGreaterThan(60);
  audio().duration = 200;
  audio().dispatchEvent(new Event('loadedmetadata'));
  audio().passTo(150);
  expect(queue.state().elapsed).toBe(150);
  expect(queue.word()).toBeNull();
});

test('headphones that are pulled out pause the story', async () => {
  const { queue } = await playing();
  audio().passTo(3);
  audio().pause();
  await isIn(queue, 'paused');
  expect(queue.state().elapsed).toBe(3);
});

/** The first part, sentence by sentence, as the test lets the voice speak; the other parts at once. */
function speaking() {
  let voice: ReadableStreamDefaultController<Uint8Array> | undefined;
  let offset = 0;
  answer = (text) => {
    if (!text.includes('part 0')) return Response.json(reading(text));
    const body = new ReadableStream<Uint8Array>({ start: (it) => void (voice = it) });
    return new Response(body, { headers: { 'Content-Type': SPOKEN_FRAMES } });
  };
  const say = (length: number) => {
    const words = [{ offset, length: 4, start: 0.5, end: 1 }];
    voice?.enqueue(frameOf({ offset, length, duration: 3, words, provider: 'built-in' }, Uint8Array.of(1)));
    offset += length;
  };
  return { say, done: () => voice?.enqueue(frameOf({ end: 'done' })), cut: () => voice?.close() };
}

async function hearing() {
  const voice = speaking();
  const opened = open();
  opened.queue.play();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  voice.say(100);
  await isIn(opened.queue, 'playing');
  return { ...opened, voice };
}

test('it plays with the first sentence, and the next one lies ready on the other element [VO-10]', async () => {
  const { queue, voice, phases } = await hearing();
  const one = audio();
  // Three seconds are there; the rest of this part and the others are reckoned by their pace.
  expect(queue.state()).toMatchObject({ reckoned: true, total: expect.closeTo((1680 / 100) * 3, 0) });
  voice.say(100);
  voice.say(190);
  await new Promise((resolve) => setTimeout(resolve, 20));
  one.passTo(2.5);
  const other = QuietAudio.all.find((each) => each !== one && each.src !== '');
  expect(other?.paused).toBe(true);
  one.end();
  await vi.waitFor(() => expect(audio()).toBe(other));
  other?.passTo(1);
  expect(queue.state().elapsed).toBeCloseTo(4);
  expect(queue.word()?.offset).toBe(100);
  // Another part is made only when this one is.
  expect(asked).toHaveLength(1);
  voice.done();
  await vi.waitFor(() => expect(partsAsked()).toEqual([0, 1]));
  other?.end();
  await isAt(queue, 9);
  expect(phases).toEqual(['generating', 'playing']);
});

test('where the voice is slower than the listener it waits, says so, and goes on by itself [VO-10]', async () => {
  const { queue, voice } = await hearing();
  audio().end();
  await isIn(queue, 'generating');
  expect(queue.state().elapsed).toBeCloseTo(3);
  voice.say(100);
  await isIn(queue, 'playing');
  audio().passTo(0.5);
  expect(queue.state().elapsed).toBeCloseTo(3.5);
});

test('who pauses while the voice is awaited is not read to, until they go on [VO-10]', async () => {
  const { queue, voice } = await hearing();
  audio().passTo(3);
  audio().end();
  await isIn(queue, 'generating');
  queue.pause();
  voice.say(100);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(queue.state()).toMatchObject({ phase: 'paused', elapsed: expect.closeTo(3) });
  queue.play();
  await isIn(queue, 'playing');
  expect(queue.state().elapsed).toBeCloseTo(3);
});

test('a line that is cut in the middle is told when what there is was heard; to play again is to go on there [VO-10]', async () => {
  const { queue, voice, news } = await hearing();
  voice.cut();
  audio().passTo(2);
  expect(news).toEqual([]);
  audio().end();
  await isIn(queue, 'ready');
  expect(news).toMatchObject([{ failure: 'playback' }]);
  expect(queue.state().elapsed).toBeGreaterThan(2);
  queue.play();
  await vi.waitFor(() => expect(partsAsked()).toEqual([0, 0]));
  voice.say(0); // already heard
  expect(queue.state().phase).toBe('generating');
});

test('from a word that is not there yet, it waits for its sentence [VO-10]', async () => {
  const { queue, voice, script } = await hearing();
  queue.playFrom(150);
  await new Promise((resolve) => setTimeout(resolve, 20));
  voice.say(100);
  await isIn(queue, 'playing');
  expect(script.story.text.length).toBeGreaterThan(150);
});

/** A machine that reads ahead as the test lets it. */
function readingAhead() {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const asks: { text: string; signal: AbortSignal }[] = [];
  const plain = answer;
  answer = (text, path, wish) => {
    if (!wish.ahead) return plain(text, path, wish);
    asks.push(wish);
    const body = new ReadableStream<Uint8Array>({ start: (it) => void (line = it) });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  const tell = (type: string, data: object) =>
    line?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    asks,
    pace: (pace: number | null) => tell('pace', { pace }),
    ready: (offset: number, length: number, pace: number) =>
      tell('ready', { offset, length, duration: length * SECONDS_PER_LETTER, pace }),
    end: () => {
      tell('done', {});
      line?.close();
    },
  };
}
const heardAsked = () => asked.filter(({ ahead }) => !ahead);

test('the natural voice reads as soon as it can read on to the end, and says how long that takes [VO-09]', async () => {
  const machine = readingAhead();
  const { queue } = open();
  queue.prepare();
  await vi.waitFor(() => expect(machine.asks).toHaveLength(1));
  machine.pace(0.1);
  queue.play();
  expect(queue.state().phase).toBe('generating');
  await vi.waitFor(() => expect(queue.state().warmingS).toBeGreaterThan(2));
  expect(heardAsked()).toEqual([]);
  machine.ready(0, 390, 0.1);
  await isIn(queue, 'playing');
  expect(queue.state().warmingS).toBeUndefined();
  expect(heardAsked()[0]).toMatchObject({ quality: 'natural' });
  queue.leave();
  expect(machine.asks[0]?.signal.aborted).toBe(true);
});

test('who does not want to wait hears the quick voice to the end, and the natural one the next time [VO-09]', async () => {
  const machine = readingAhead();
  const { queue, script } = open();
  queue.prepare();
  await vi.waitFor(() => expect(machine.asks).toHaveLength(1));
  machine.pace(0.1);
  queue.play();
  await vi.waitFor(() => expect(queue.state().warmingS).toBeGreaterThan(0));
  queue.quickNow();
  await isIn(queue, 'playing');
  machine.ready(0, script.story.text.length, 0.1);
  audio().end();
  await isAt(queue, 39);
  expect(new Set(heardAsked().map(({ quality }) => quality))).toEqual(new Set(['quick']));
  queue.stop();
  queue.play();
  await isIn(queue, 'playing');
  expect(heardAsked().at(-1)?.quality).toBe('natural');
});

test('a machine that needs minutes reads in the quick voice at once, unless somebody chose the natural one [VO-09]', async () => {
  const machine = readingAhead();
  const { queue, script } = open();
  queue.prepare();
  await vi.waitFor(() => expect(machine.asks).toHaveLength(1));
  machine.pace(3);
  queue.play();
  await isIn(queue, 'playing');
  expect(heardAsked()[0]?.quality).toBe('quick');
  queue.stop();
  queue.update({ ...script, quality: 'natural' });
  await vi.waitFor(() => expect(machine.asks).toHaveLength(2));
  machine.pace(3);
  queue.play();
  await vi.waitFor(() => expect(queue.state().warmingS).toBeGreaterThan(100));
});

test('where nobody reads ahead, the server takes the voice, and nobody waits [VO-09]', async () => {
  const machine = readingAhead();
  const { queue } = open();
  queue.prepare();
  await vi.waitFor(() => expect(machine.asks).toHaveLength(1));
  machine.end();
  queue.play();
  await isIn(queue, 'playing');
  expect(heardAsked()[0]).not.toHaveProperty('quality');
});

test('who begins in the middle is made ready for from there [VO-09]', async () => {
  const machine = readingAhead();
  const { queue, script } = open();
  queue.prepare();
  await vi.waitFor(() => expect(machine.asks).toHaveLength(1));
  machine.pace(0.5);
  const there = script.story.text.indexOf('part 2') - 8;
  queue.playFrom(there);
  await vi.waitFor(() => expect(machine.asks).toHaveLength(2));
  expect(machine.asks[0]?.signal.aborted).toBe(true);
  expect(script.story.text.indexOf(machine.asks[1]?.text ?? '')).toBeLessThanOrEqual(there);
  expect(machine.asks[1]?.text).toContain('part 2');
});

test('a story that is continued is made ready for as it is now; what was ready stays so [VO-09]', async () => {
  const machine = readingAhead();
  const { queue, script } = open();
  queue.prepare();
  await vi.waitFor(() => expect(machine.asks).toHaveLength(1));
  machine.pace(0.1);
  machine.ready(0, 390, 0.1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const text = `${script.story.text}\n\nStory ${told} part 3 ends here.`;
  queue.update({ ...script, story: { ...script.story, text } });
  await vi.waitFor(() => expect(machine.asks).toHaveLength(2));
  expect(machine.asks[1]?.text).toContain('part 3');
  expect(machine.asks[1]?.text).not.toContain('part 0');
  queue.play();
  await isIn(queue, 'playing');
  expect(heardAsked()[0]?.quality).toBe('natural');
});

test('who skips to what is not made yet is there, also while nothing is heard, and hears it from there [VO-01] [VO-10]', async () => {
  const { queue, voice } = await hearing();
  audio().passTo(2);
  queue.pause();
  queue.skip(4);
  expect(queue.state().elapsed).toBeCloseTo(6);
  queue.skip(-4);
  expect(queue.state().elapsed).toBeCloseTo(2);
  queue.skip(4);
  queue.play();
  await isIn(queue, 'generating');
  voice.say(100);
  voice.say(100);
  await isIn(queue, 'playing');
  expect(queue.state().elapsed).toBeGreaterThan(5);
});
