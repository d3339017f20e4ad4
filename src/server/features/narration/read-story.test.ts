import { expect, test } from 'vitest';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator, SpeechRequest } from '#engines/narrator/port.ts';
import { readStory, type StoryVoices } from '#server/features/narration/read-story.ts';
import { createLog } from '#server/log.ts';

const log = createLog({ level: 'silent' });
const { signal } = new AbortController();
const STORY = {
  content: 'A boat lay on the sand. It was red.\n\n“Whose is it?” asked Mia.',
  language: 'en',
  ageGroup: '6-8',
  characters: ['Mia'],
} as const;

const broken = () => createFakeNarrator({ fail: new Error('hoarse') });
const voices = (given: Partial<StoryVoices['own']> = {}, service?: Narrator): StoryVoices => ({
  services: service ? [{ narrator: service, voiceId: 'Sarah' }] : [],
  own: {
    quick: createFakeNarrator(),
    natural: undefined,
    naturalLater: undefined,
    naturalInTime: () => false,
    ...given,
  },
});
const read = (from: StoryVoices, { soon = true, story = {} } = {}) =>
  readStory({ ...STORY, ...story }, from, { soon, signal, log });

test.each([
  ['the quick voice, where there is no other', voices(), true, 'quick en-us'],
  [
    'the quick voice, while the natural one would take long',
    voices({ natural: createFakeNarrator() }),
    true,
    'quick en-us',
  ],
  [
    'the natural voice that lets others go first, when nobody waits',
    voices({ natural: broken(), naturalLater: createFakeNarrator() }),
    false,
    'natural af_heart',
  ],
  [
    'the natural voice, where it is fast',
    voices({ natural: createFakeNarrator(), naturalLater: broken(), naturalInTime: () => true }),
    true,
    'natural af_heart',
  ],
  [
    'Sarah of the service, where one is configured',
    voices({ natural: createFakeNarrator() }, createFakeNarrator()),
    true,
    'service Sarah',
  ],
  [
    'the next best, when the service fails',
    voices({ naturalLater: createFakeNarrator() }, broken()),
    false,
    'natural af_heart',
  ],
  [
    'the quick voice, when all others fail',
    voices({ naturalLater: broken() }, broken()),
    false,
    'quick en-us',
  ],
])('a story is read by %s [MM-03]', async (_, from, soon, voice) => {
  const { quality, voiceId, audio, duration, words } = await read(from, { soon });
  expect(`${quality} ${voiceId}`).toBe(voice);
  expect(audio.length).toBeGreaterThan(0);
  expect(words).toHaveLength(14);
  expect(words.at(-1)?.end).toBeLessThanOrEqual(duration);
});

test('where every voice fails, so does the reading [MM-05]', async () => {
  await expect(read(voices({ quick: broken() }))).rejects.toThrow('no voice could read the story');
});

test('the natural voice is asked for the length of the story', async () => {
  const asked: number[] = [];
  const content = 'boat '.repeat(500);
  await read(voices({ natural: createFakeNarrator(), naturalInTime: (s) => Boolean(asked.push(s)) }), {
    story: { content },
  });
  expect(asked.map(Math.round)).toEqual([217]);
});

test('the sentences are counted as they are heard [MM-01]', async () => {
  const heard: string[] = [];
  await readStory(STORY, voices(), {
    soon: true,
    signal,
    log,
    onSentence: (done, of) => void heard.push(`${done}/${of}`),
  });
  expect(heard).toEqual(['0/3', '1/3', '2/3', '3/3']);
});

test.each([
  ['3-5', []],
  ['9-12', [{ name: 'Mia' }]],
] as const)('at %s the lines of %o have voices of their own', async (ageGroup, speakers) => {
  const requests: SpeechRequest[] = [];
  const fake = createFakeNarrator();
  const quick: Narrator = {
    name: 'fake',
    speak(request, during) {
      requests.push(request);
      return fake.speak(request, during);
    },
  };
  await read(voices({ quick }), { story: { ageGroup } });
  expect(requests.map((request) => request.speakers)).toEqual([speakers]);
});

test('who is told to stop reads no further, in no voice', async () => {
  const stopped = new AbortController();
  const reading = readStory(STORY, voices({ naturalLater: createFakeNarrator() }), {
    soon: false,
    signal: stopped.signal,
    log,
    onSentence: (done) => void (done === 1 && stopped.abort()),
  });
  await expect(reading).rejects.toThrow('aborted');
});
