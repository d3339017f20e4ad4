import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameOf, SPOKEN_FRAMES, type SpokenHead } from '#contract/spoken-frames.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { AudioQueue } from '#web/features/narration/audio-queue.ts';
import type { News } from '#web/features/narration/queue-state.ts';
import { heardAudio, QuietAudio } from '#web/features/narration/testing/quiet-audio.ts';

interface Asked {
  text: string;
  quality?: SpokenHead['quality'];
  turns?: number[];
  around: { before: string; after: string };
}
type Sentence = Pick<SpokenHead, 'offset' | 'length' | 'quality'>;

let asked: Asked[];
/** What the server says of a part; then it is done, or its voice breaks. */
let says: (wish: Asked) => { sentences: Sentence[]; breaks?: boolean; refuses?: boolean };

beforeEach(() => {
  asked = [];
  QuietAudio.all = [];
  vi.stubGlobal('Audio', QuietAudio);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const wish = JSON.parse(body) as Asked;
    asked.push(wish);
    const { sentences, breaks = false, refuses = false } = says(wish);
    if (refuses) return Response.json({ error: 'no', code: 'voice_failed' }, { status: 502 });
    const frames = sentences.map((sentence) =>
      frameOf({ ...sentence, duration: 3, words: [], provider: 'built-in' }, Uint8Array.of(1)),
    );
    const end = frameOf(breaks ? { end: 'error', error: 'no' } : { end: 'done' });
    return new Response(new Blob([...frames, end]), { headers: { 'Content-Type': SPOKEN_FRAMES } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

let told = 0;

/** Three pages: the first part ends in the middle of the second. */
function threePages(): ToldStory {
  told += 1;
  const paragraph = (name: string, length: number) => `${`${name} ${told} `.padEnd(length - 1, 'and on ')}.`;
  const text = [
    paragraph('One', 190),
    paragraph('Two', 190),
    paragraph('Second half', 390),
    paragraph('Three', 300),
  ].join('\n\n');
  const nothing = { id: '', name: '–', emoji: '', description: '' };
  return {
    id: `pages-${told}`,
    title: 'Pages',
    text,
    language: 'en',
    ageGroup: '6-8',
    heroes: [],
    turns: ['One', 'Two', 'Three'].map((name) => text.indexOf(`${name} ${told}`)),
    setting: nothing,
    theme: nothing,
  };
}

async function hearing(quality?: 'natural' | 'quick') {
  const story = threePages();
  const voices = { elevenLabs: false, openai: false, huggingFace: false };
  const queue = new AudioQueue({ story, quality, voices });
  const news: News[] = [];
  queue.onNews((each) => news.push(each));
  queue.play();
  await vi.waitFor(() => expect(queue.state().phase).toBe('playing'));
  return { queue, news, story };
}

const whole = ({ text }: Asked, quality: SpokenHead['quality']): Sentence[] => [
  { offset: 0, length: text.length, quality },
];

test('whichever voice began a page reads it to its end, where nobody chose one [VO-09]', async () => {
  says = (wish) => ({ sentences: whole(wish, wish.quality ?? 'natural') });
  await hearing();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ quality }) => quality)).toEqual([undefined, 'natural']);
  expect(asked[0]?.turns).toEqual([0, asked[0]?.text.indexOf('Two')]);
  expect(asked[1]?.turns).toEqual([asked[1]?.text.indexOf('Three')]);
  expect(asked[1]?.around.before).toContain('Two');
});

test('where the quick voice took over at a page, it reads to the end [VO-09]', async () => {
  says = (wish) => ({
    sentences:
      wish.quality === 'quick'
        ? whole(wish, 'quick')
        : [
            { offset: 0, length: 190, quality: 'natural' },
            { offset: 192, length: wish.text.length - 192, quality: 'quick' },
          ],
  });
  await hearing('natural');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ quality }) => quality)).toEqual(['natural', 'quick']);
});

test('a voice that breaks in the middle of a page: what there is is heard, then the other reads the page from its beginning [VO-09]', async () => {
  says = (wish) =>
    wish.quality === 'quick'
      ? { sentences: whole(wish, 'quick') }
      : { sentences: [{ offset: 0, length: 300, quality: 'natural' }], breaks: true };
  const { queue, news, story } = await hearing('natural');
  heardAudio().passTo(2.9);
  expect(asked).toHaveLength(1);
  heardAudio().end();
  await vi.waitFor(() => expect(asked[1]).toMatchObject({ quality: 'quick' }));
  expect(news).toEqual([{ again: 'page' }]);
  await vi.waitFor(() => expect(queue.state().phase).toBe('playing'));
  // The sentence that broke off was of page two.
  const second = story.turns?.[1] ?? 0;
  await vi.waitFor(() =>
    expect((queue.state().elapsed / 3) * (asked[1]?.text.length ?? 0)).toBeCloseTo(second, -1),
  );
});

test('refused in the middle of a page, it is the same; a quick voice that fails is told [VO-05] [VO-09]', async () => {
  says = (wish) => ({
    sentences: whole(wish, wish.quality),
    refuses: wish.quality === 'quick' || !wish.turns?.includes(0),
  });
  const { queue, news } = await hearing('natural');
  heardAudio().passTo(2.9);
  heardAudio().end();
  await vi.waitFor(() => expect(queue.state().phase).toBe('ready'));
  expect(news).toMatchObject([{ again: 'page' }, { failure: 'failed' }]);
  expect(asked.at(-1)?.quality).toBe('quick');
});
