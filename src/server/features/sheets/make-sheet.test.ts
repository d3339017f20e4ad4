import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { FIGURES, PROPS, type Prop } from '#domain/picture-world.ts';
import type { Talk } from '#domain/talk.ts';
import type { WordCards } from '#domain/word-cards.ts';
import { bend } from '#engines/illustrator/describe/phrases.ts';
import { readDescriptions } from '#engines/illustrator/describe/picture-words.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { quietScene, somebody } from '#engines/illustrator/testing/quiet-scene.ts';
import { makeSheet, outOfOrder, type StoryForSheet } from '#server/features/sheets/make-sheet.ts';
import { storyWords } from '#server/features/sheets/story-words.ts';

const words = (language: (typeof LANGUAGE_CODES)[number]) => readDescriptions('content', language);
const DRAWN = ['umbrella', 'boot', 'puddle', 'crab', 'mitten', 'door', 'pirate'];
const CARDS: WordCards = Object.fromEntries(DRAWN.map((id) => [id, { words: [id, `${id}s`] }]));
const TWO = ['What was it?', 'What else?'];
const AGES = { '3-5': TWO, '6-8': TWO, '9-12': TWO };
const THEME = { young: 'Who dares?', older: 'What is it to dare?' };
const TALK: Talk = {
  about: AGES,
  further: AGES,
  themes: {
    courage: THEME,
    friendship: THEME,
    kindness: THEME,
    honesty: THEME,
    curiosity: THEME,
    imagination: THEME,
    calm: THEME,
    teamwork: THEME,
  },
};
const THINGS: readonly Prop[] = ['lantern', 'basket', 'ball', 'key', 'boat', 'crown', 'bell', 'kite'];
const scene = (i: number, more: Partial<SceneSpec> = {}) =>
  quietScene([somebody('mia')], { description: `Scene ${i}`, ...more });

function sheetOf(changes: Partial<StoryForSheet> = {}) {
  const story: StoryForSheet = {
    seed: 'a story',
    title: 'The lantern',
    text: 'Mia found a key. She lit her lantern!\n\nThen she went home with it.',
    language: 'en',
    ageGroup: '3-5',
    questions: ['Why?', 'How?', 'What if?', 'And then?'],
    scenes: THINGS.map((prop, i) => scene(i + 1, { props: [prop] })),
    ...changes,
  };
  return makeSheet(
    story,
    {
      studio: {
        draw: ({ scene: { description }, toColour }) => Promise.resolve(`${toColour}: ${description}`),
        drawEmblem: ({ things, toColour }) => Promise.resolve(JSON.stringify([toColour, things[0]?.show])),
      },
      words,
      cards: () => CARDS,
      talk: () => TALK,
      say: (_, id, values) => (values ? JSON.stringify(values) : id),
      spell: (text, { ageGroup }) => Promise.resolve(ageGroup === '3-5' ? text : `${text} for ${ageGroup}`),
    },
    new AbortController().signal,
  );
}

test('a sheet has a picture to colour, six words, three questions and scenes to put in order [CL-06]', async () => {
  const sheet = await sheetOf();
  expect(sheet.toColour.svg).toMatch(/^large: /);
  expect(sheet.words.map(({ word }) => word)).toEqual(['lantern', 'key', 'basket', 'ball', 'boat', 'crown']);
  expect(sheet.words[0]?.picture.svg).toBe('[true,{"prop":"lantern"}]');
  expect(sheet.questions).toEqual(['Why?', 'How?', 'What if?']);
  const order = sheet.scenes.map(({ svg }) => Number(/^small: Scene (\d)$/.exec(svg)?.[1]));
  expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 7, 8]);
  expect(order).not.toEqual([1, 2, 4, 5, 7, 8]);
});

test('its level is measured: words, and words to a sentence [CL-06]', async () => {
  const { level } = await sheetOf();
  expect(JSON.parse(level)).toEqual({ words: 14, sentence: 5, ages: '3–5' });
});

test('what is nearer is coloured rather than what is far or dark', async () => {
  const far = scene(1, { shot: 'wide', props: ['ball'] });
  const dark = scene(2, { shot: 'silhouette', props: ['ball', 'kite', 'key'] });
  const near = scene(3, { shot: 'medium', props: ['ball'] });
  expect((await sheetOf({ scenes: [far, dark, near] })).toColour.description).toBe('Scene 3');
});

test('what a child reads is spelled for its age', async () => {
  const { labels, words: told } = await sheetOf({ ageGroup: '6-8' });
  expect(Object.values(labels).filter((label) => !label.endsWith(' for 6-8'))).toEqual([]);
  expect(told[0]).toMatchObject({ word: 'lantern for 6-8', picture: { description: 'lantern' } });
});

test('two scenes are not put in order', async () => {
  expect((await sheetOf({ scenes: [scene(1), scene(2)] })).scenes).toEqual([]);
});

test('scenes never stand in the order of the story, and always in the same other one', () => {
  for (let i = 0; i < 200; i++) {
    const mixed = outOfOrder([1, 2, 3], `story ${i}`);
    expect(mixed.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(mixed).not.toEqual([1, 2, 3]);
    expect(outOfOrder([1, 2, 3], `story ${i}`)).toEqual(mixed);
  }
});

test('animals are words, people are not, and what is held is there once', () => {
  const scenes = [
    quietScene([somebody('mia', { holds: 'kite' }), somebody('rex', { figure: 'fox' })], { props: ['kite'] }),
  ];
  const found = storyWords(scenes, { text: '', words: words('sv'), find: () => [] });
  expect(found.map(({ word }) => word)).toEqual([words('sv').things.kite, 'en räv']);
});

test.each([
  ['en', 'oil-lamp', 'oil lamp'],
  ['de', 'ball', 'ein Ball'],
  ['de', 'teddy-bear', 'ein Teddybär'],
  ['hi', 'ball', 'गेंद'],
  ['mr', 'ball', 'चेंडू'],
  ['ta', 'oil-lamp', 'அகல் விளக்கு'],
  ['zh', 'key', '钥匙'],
  ['ja', 'books', '本'],
  ['fr', 'bread', 'du pain'],
] as const)('in %s a %s by itself is “%s”', (language, prop, word) => {
  expect(bend(words(language).things[prop], words(language).alone)).toBe(word);
});

test.each(LANGUAGE_CODES)('in %s every thing and figure has a word of its own', (language) => {
  const { things, figures, alone } = words(language);
  const all = [...PROPS.map((prop) => things[prop]), ...FIGURES.map((figure) => figures[figure])];
  for (const phrase of all) {
    const word = bend(phrase, alone);
    expect(word.trim()).not.toBe('');
    expect(word).not.toMatch(/^(?:an?|the|einen|den|एक|ஒரு) /);
  }
});

test('where its scenes show few words, those follow that its text alone names, and no people [CL-06]', async () => {
  const text =
    'The pirate lost a boot in the puddle. A crab found two boots, an umbrella and a mitten by the door.';
  const sheet = await sheetOf({ text, scenes: [scene(1, { props: ['umbrella'] }), scene(2), scene(3)] });
  expect(sheet.words.map(({ word }) => word)).toEqual([
    'umbrella',
    'boot',
    'puddle',
    'crab',
    'mitten',
    'door',
  ]);
});

test('a story without questions is asked about all the same, after its own [CL-06]', async () => {
  const of = async (questions: string[]) => (await sheetOf({ questions, themeFamily: 'courage' })).questions;
  expect((await of([])).toSorted()).toEqual(['What else?', 'What was it?', 'Who dares?']);
  expect((await of(['Why?'])).slice(0, 1)).toEqual(['Why?']);
  expect(await of(['Why?'])).toHaveLength(3);
});
