import { expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { FIGURES, PROPS, type Prop } from '#domain/picture-world.ts';
import { THEME_FAMILIES } from '#domain/story-world.ts';
import { bend } from '#engines/illustrator/describe/phrases.ts';
import { readDescriptions } from '#engines/illustrator/describe/picture-words.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { quietScene, somebody } from '#engines/illustrator/testing/quiet-scene.ts';
import { makeSheet, outOfOrder, type StoryForSheet } from '#server/features/sheets/make-sheet.ts';
import { threeQuestions } from '#server/features/sheets/questions.ts';
import { storyWords } from '#server/features/sheets/story-words.ts';
import { talkIn } from '#server/languages/talk.ts';
import { wordCardsIn } from '#server/languages/word-cards.ts';

const words = (language: (typeof LANGUAGE_CODES)[number]) => readDescriptions('content', language);
const talk = talkIn('content');
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
      cards: wordCardsIn('content'),
      talk,
      say: (_, id, values) => (values ? JSON.stringify(values) : id),
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

test.each(LANGUAGE_CODES)(
  'in %s every story has three questions, for every age and theme [CL-06]',
  (language) => {
    for (const ageGroup of AGE_GROUPS)
      for (const themeFamily of [...THEME_FAMILIES, undefined])
        for (const own of [[], ['Why?'], ['Why?', 'How?']])
          for (const seed of ['a', 'b', 'c', 'd']) {
            const asked = threeQuestions({ seed, ageGroup, themeFamily, questions: own }, talk(language));
            expect(new Set(asked).size).toBe(3);
            expect(asked.slice(0, own.length)).toEqual(own);
            if (own.length === 0 && themeFamily)
              expect(Object.values(talk(language).themes[themeFamily])).toContain(asked[1]);
          }
  },
);

test('questions of an age are for that age, and the same story has the same ones [CL-06]', () => {
  const asked = (ageGroup: (typeof AGE_GROUPS)[number], seed = 'a story') =>
    threeQuestions({ seed, ageGroup, themeFamily: 'courage', questions: [] }, talk('en'));
  expect(new Set(AGE_GROUPS.flatMap((ageGroup) => asked(ageGroup)[0])).size).toBe(3);
  expect(asked('3-5')).toEqual(asked('3-5'));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => asked('6-8', seed)[0])).size).toBe(2);
});
