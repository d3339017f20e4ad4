import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BedtimeRests } from '#web/features/narration/bedtime-rests.ts';
import { Deck } from '#web/features/narration/deck.ts';
import { lowered } from '#web/features/narration/lowered.ts';
import { QuietAudio } from '#web/features/narration/testing/quiet-audio.ts';
import { silenceAfter } from '#web/features/narration/timeline.ts';

const nothing = () => undefined;
const SAMPLES = Float32Array.of(0, 0.5, -1, 1);

beforeEach(() => {
  QuietAudio.all = [];
  vi.stubGlobal('Audio', QuietAudio);
  // Node has no decoder; the journey in a browser has.
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      async decodeAudioData() {
        return { getChannelData: () => SAMPLES };
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function deckWith(speed: number) {
  const deck = new Deck({
    onTime: nothing,
    onLength: nothing,
    onEnd: nothing,
    onError: nothing,
    onHalt: nothing,
  });
  deck.load({ audio: new Blob(['sound']), url: 'blob:by-day', start: 0, end: 10 });
  deck.tune({ speed, volume: 1, low: false });
  const [audio] = QuietAudio.all;
  if (!audio) throw new Error('no element');
  return { deck, audio };
}

/** How much lower than by day what is heard is. */
function depthOf({ src, preservesPitch, playbackRate }: QuietAudio): number {
  return (src === 'blob:by-day' ? 1 : 0.88) * (preservesPitch ? 1 : playbackRate);
}

test.each([0.5, 0.6, 0.8, 1, 1.1, 1.3, 2])(
  'at bedtime a voice at %f times its pace is lower, and no slower than it was asked to be [VO-11]',
  async (own) => {
    const { deck, audio } = deckWith(own);
    await deck.play();
    audio.currentTime = 4;
    deck.tune({ speed: own * 0.88, volume: 1, low: true });
    await vi.waitFor(() => expect(depthOf(audio)).toBeLessThan(0.96));
    expect(depthOf(audio)).toBeGreaterThan(0.79);
    // Seconds of the sound in a second: the lowered form of it lasts longer by as much.
    expect(audio.playbackRate * (audio.src === 'blob:by-day' ? 1 : 0.88)).toBeCloseTo(own * 0.88);
    expect(deck.time).toBeCloseTo(4);
    expect(audio.paused).toBe(false);
    deck.time = 6;
    expect(deck.time).toBeCloseTo(6);
    deck.tune({ speed: own, volume: 1, low: false });
    expect(depthOf(audio)).toBe(1);
    expect(deck.time).toBeCloseTo(6);
    expect(audio.paused).toBe(false);
  },
);

test('what is loaded at bedtime is heard as soon as it is low, from where it is to begin [VO-11]', async () => {
  const { deck, audio } = deckWith(1);
  deck.tune({ speed: 1.3, volume: 1, low: true });
  deck.load({ audio: new Blob(['more']), url: 'blob:by-day', start: 10, end: 20 });
  deck.time = 12;
  await deck.play();
  expect(depthOf(audio)).toBe(0.88);
  expect(deck.time).toBeCloseTo(12);
  expect(audio.paused).toBe(false);
});

test('lowered, a sound has the same samples and says there are fewer in a second [VO-11]', async () => {
  const wav = new DataView(await (await lowered(new Blob(['mp3']), 0.88)).arrayBuffer());
  expect(wav.getUint32(24, true)).toBe(24_000 * 0.88);
  expect([0, 1, 2, 3].map((i) => wav.getInt16(44 + 2 * i, true))).toEqual([0, 16_384, -32_767, 32_767]);
});

const PART = { offset: 0, text: 'One is here. Two? Three!' };
const WORDS = [
  { offset: 0, length: 3, start: 0.1, end: 0.4 },
  { offset: 4, length: 2, start: 0.4, end: 0.6 },
  { offset: 7, length: 4, start: 0.6, end: 1 },
  { offset: 13, length: 3, start: 1.4, end: 1.8 },
  { offset: 18, length: 5, start: 2.1, end: 2.6 },
];
const CLIP = { duration: 2.9, words: WORDS };

test('between sentences it is silent, and nowhere else', () => {
  const after = (seconds: number) => silenceAfter(PART, CLIP, 'en', seconds);
  expect([0, 0.5, 1.2, 2, 2.7].map(after)).toEqual([
    { start: 1, end: 1.4 },
    { start: 1, end: 1.4 },
    { start: 1.8, end: 2.1 },
    { start: 2.6, end: 2.9 },
    undefined,
  ]);
  expect(silenceAfter(PART, { duration: 3, words: [] }, 'en', 0)).toBeUndefined();
});

test('switched on in mid-sentence, the rests are longer from the next sentence on, at any pace [VO-11]', async () => {
  vi.useFakeTimers();
  const heard = {
    time: 0.5,
    speed: 1.25,
    rested: [] as number[],
    rest: (ms: number) => void heard.rested.push(ms),
  };
  const rests = new BedtimeRests(heard, (seconds) => silenceAfter(PART, CLIP, 'en', seconds));
  const pass = async (ms: number) => {
    heard.time += (ms / 1000) * heard.speed;
    await vi.advanceTimersByTimeAsync(ms);
  };
  await pass(100);
  expect(heard.rested).toEqual([]);
  rests.on = true;
  await pass(300);
  expect(heard.rested).toEqual([]);
  await pass(200);
  expect(heard.rested).toHaveLength(1);
  rests.heed();
  await pass(100);
  expect(heard.rested).toHaveLength(1);
  rests.heed();
  await pass(450);
  expect(heard.rested).toHaveLength(2);
  rests.on = false;
  await pass(1000);
  expect(heard.rested).toHaveLength(2);
});

test('who comes too late for a silence cuts no word [VO-11]', async () => {
  vi.useFakeTimers();
  const heard = { time: 0.9, speed: 1, rested: 0, rest: () => void (heard.rested += 1) };
  const rests = new BedtimeRests(heard, (seconds) => silenceAfter(PART, CLIP, 'en', seconds));
  rests.on = true;
  // The page was asleep meanwhile.
  heard.time = 1.5;
  await vi.advanceTimersByTimeAsync(500);
  expect(heard.rested).toBe(0);
});
