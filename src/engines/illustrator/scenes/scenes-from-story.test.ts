import { expect, test } from 'vitest';
import { loadWordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { scenesFromStory, type StoryToDraw } from '#engines/illustrator/scenes/scenes-from-story.ts';

const book = loadWordBook('content');

const scenes = (story: string, more: Partial<StoryToDraw> = {}) =>
  scenesFromStory(
    {
      story,
      language: 'en',
      characters: [
        { id: 'mia', name: 'Mia' },
        { id: 'finn', name: 'Finn the fox' },
      ],
      setting: { name: 'Forest', place: 'forest' },
      theme: 'Friendship',
      targetScenes: 6,
      ...more,
    },
    book,
  );

const STORY = `Mia and Finn went into the forest one morning.

Mia found a key under a mushroom. "Whose is it?" she asked. "Last night it was not here."

It began to rain, and Finn ran into a cave. The cave was deep, the cave was dry, and it was a very big cave.

In the cave a small dragon was crying. Finn gave the dragon a cookie.

In the evening they sat by the fire together. Mia hugged Finn.

At night the stars came out. Mia slept.`;

test('what a hero is called is no second one', () => {
  const [scene] = scenes('Kwame the inventor sat under a tree and met a fox.', {
    characters: [{ id: 'kwame', name: 'Kwame', fullName: 'Kwame the inventor', figure: 'child' }],
    targetScenes: 1,
  });
  expect(scene?.characters.map(({ figure }) => figure)).toEqual(['child', 'fox']);
  const [stranger] = scenes('Kwame sat under a tree and met an inventor.', {
    characters: [{ id: 'kwame', name: 'Kwame', fullName: 'Kwame the inventor', figure: 'child' }],
    targetScenes: 1,
  });
  expect(stranger?.characters.map(({ figure }) => figure)).toEqual(['child', 'inventor']);
});

test('a story is cut at its paragraphs, and each scene is told by a sentence of it', () => {
  const found = scenes(STORY);
  expect(found).toHaveLength(6);
  for (const { description } of found) expect(STORY).toContain(description);
  expect(new Set(found.map(({ description }) => description)).size).toBe(6);
});

test('a scene knows where in the text it begins', () => {
  const found = scenes(STORY);
  expect(found.map(({ at }) => STORY.slice(at, at + 6))).toEqual([
    'Mia an',
    'Mia fo',
    'It beg',
    'In the',
    'In the',
    'At nig',
  ]);
});

test('where the turning points are known, scenes begin there rather than elsewhere', () => {
  const paragraphs = Array.from({ length: 12 }, (_, i) => `Mia took step ${i + 1}. It was a small step.`);
  const story = paragraphs.join('\n\n');
  const beats = [0, 3, 5, 9].map((i) => story.indexOf(paragraphs[i] ?? ''));
  const starts = (more: Partial<StoryToDraw>) => scenes(story, more).map(({ at }) => at);
  expect(starts({ targetScenes: 4, beats })).toEqual(beats);
  expect(starts({ targetScenes: 4 })).not.toEqual(beats);
  expect(starts({ targetScenes: 3, beats }).every((at) => beats.includes(at))).toBe(true);
});

test('place, weather and time hold on until the text changes them, and the day goes on', () => {
  const found = scenes(STORY);
  expect(found.map(({ place }) => place).slice(0, 4)).toEqual(['forest', 'forest', 'cave', 'cave']);
  expect(found.map(({ weather }) => weather)).toEqual(['clear', 'clear', 'rain', 'rain', 'rain', 'rain']);
  expect(found.map(({ time }) => time)).toEqual([
    'morning',
    'morning',
    'morning',
    'morning',
    'sunset',
    'night',
  ]);
});

test('who is named is there, who is met comes along, and everybody does what the text says', () => {
  const [first, , third, fourth, fifth] = scenes(STORY);
  expect(first?.characters.map(({ id }) => id)).toEqual(['mia', 'finn']);
  expect(third?.characters.find(({ id }) => id === 'finn')?.pose).toBe('run');
  expect(fourth?.characters.map(({ figure }) => figure)).toContain('dragon');
  expect(fifth?.characters.find(({ id }) => id === 'finn')?.figure).toBe('fox');
});

test('a scene without names keeps those who were there', () => {
  const found = scenes('Mia walked home. The rain fell and fell. A wind blew over the hills.', {
    targetScenes: 3,
  });
  expect(found.map(({ characters }) => characters[0]?.id)).toEqual(['mia', 'mia', 'mia']);
});

test.each([1, 2, 12])('no more scenes than sentences, no fewer than asked for: %i', (targetScenes) => {
  expect(scenes(STORY, { targetScenes })).toHaveLength(targetScenes);
});

test('one sentence is one scene', () => {
  expect(scenes('Mia slept.', { targetScenes: 12 })).toHaveLength(1);
});

test.each([
  ['es', 'Mia y el zorro caminaban por el bosque de noche bajo la lluvia.'],
  ['fr', 'Mia et le renard marchaient dans la forêt la nuit, sous la pluie.'],
  ['de', 'Mia und der Fuchs gingen nachts im Regen durch den Wald.'],
  ['sv', 'Mia och räven gick genom skogen på natten i regnet.'],
  ['hi', 'रात को बारिश में Mia और लोमड़ी जंगल में चल रहे थे।'],
  ['mr', 'रात्री पावसात Mia आणि कोल्हा जंगलात चालत होते.'],
  ['ta', 'இரவில் மழையில் Mia வும் நரியும் காட்டில் நடந்தார்கள்.'],
  ['zh', '夜里下着雨，Mia和狐狸走在森林里。'],
  ['ja', '夜、雨のなか、Miaときつねは森をあるいていました。'],
  ['en', 'Mia and the fox walked through the forest at night in the rain.'],
] as const)('the same scene is read in %s', (language, story) => {
  const [scene] = scenes(story, {
    language,
    characters: [{ id: 'mia', name: 'Mia' }],
    setting: { name: '' },
    theme: '',
  });
  expect(scene).toMatchObject({ place: 'forest', time: 'night', weather: 'rain' });
  expect(scene?.characters.map(({ figure }) => figure)).toEqual(['child', 'fox']);
});
