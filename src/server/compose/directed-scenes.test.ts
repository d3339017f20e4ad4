import { expect, test } from 'vitest';
import type { StoryScene } from '#domain/scene-direction.ts';
import { visualsRequest } from '#contract/pictures.ts';
import { loadSceneWords } from '#server/features/pictures/scene-words.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { storyScenes } from '#server/features/pictures/resolve-scene.ts';
import { unsafeText } from '#server/moderation/safe-text.ts';

const words = loadSceneWords('content', loadCatalogues('content'), loadThemeHeroes('content'));

const TEXT =
  'Maya was not as brave as a lion, and there was no dragon.\n\nUp in the lamp room Grandma Jo gave Waffles a biscuit.';
const SCENES: StoryScene[] = [
  {
    id: 'one',
    offset: 0,
    direction: {
      place: 'forest',
      spot: 'dark',
      light: 'night',
      weather: 'fog',
      shot: 'close',
      who: [{ name: 'Maya', figure: 'child', pose: 'run', mood: 'scared', holds: 'lantern' }],
      things: ['key'],
    },
  },
  {
    id: 'two',
    offset: TEXT.indexOf('Up in'),
    direction: {
      place: 'beach',
      spot: 'high',
      light: 'sunset',
      weather: 'clear',
      shot: 'wide',
      who: [
        { name: 'Grandma Jo', figure: 'adult', pose: 'give', mood: 'happy' },
        { name: 'Waffles', figure: 'pet-dog', pose: 'sit' },
        { name: 'the keeper', figure: 'adult' },
      ],
      things: [],
    },
  },
];

const person = (id: string, name: string, emoji: string, description = '') => ({
  id: `personal-${id}`,
  name,
  emoji,
  description,
});
const wish = {
  storyContent: TEXT,
  language: 'en' as const,
  characters: [
    person('1', 'Maya', '👧', 'loves snails'),
    person('2', 'Grandma Jo', '👩'),
    person('3', 'Waffles', '🐶'),
  ],
};

test('a direction decides who is there, where, doing and holding what; similes and negations draw nothing [PI-04]', () => {
  const { scenes } = storyScenes(visualsRequest.parse({ ...wish, scenes: SCENES }), words);
  expect(scenes).toMatchObject([
    {
      at: 0,
      place: 'forest',
      time: 'night',
      weather: 'fog',
      shot: 'close',
      props: ['key'],
      characters: [{ id: 'personal-1', figure: 'child', pose: 'run', mood: 'scared', holds: 'lantern' }],
    },
    {
      place: 'beach',
      time: 'sunset',
      shot: 'wide',
      props: [],
      characters: [
        { id: 'personal-2', figure: 'elder', pose: 'give' },
        { id: 'personal-3', figure: 'pet-dog' },
        { name: 'the keeper', figure: 'adult' },
      ],
    },
  ]);
  expect(scenes[0]).not.toHaveProperty('effect');
});

test('a spot is seen from the same side whenever the story comes back, and who sleeps at home does so by a bed [PI-04]', () => {
  const viewsOf = (...told: Partial<StoryScene['direction']>[]) => {
    const scenes = SCENES.map((scene, i) => ({ ...scene, direction: { ...scene.direction, ...told[i] } }));
    return storyScenes(visualsRequest.parse({ ...wish, scenes }), words).scenes.map(({ view }) => view);
  };
  const [first, second] = viewsOf({ place: 'castle', spot: 'high' }, { place: 'castle', spot: 'high' });
  expect(first).toBe(second);
  expect(viewsOf({ place: 'castle', view: 'terrace' })[0]).toBe('terrace');
  const asleep = [{ name: 'Maya', figure: 'child' as const, pose: 'sleep' as const }];
  expect(viewsOf({ place: 'bedroom', view: 'kitchen', who: asleep })[0]).toBe('childsRoom');
});

test('a directed picture is described by its direction, in the language of the story, and by none of its names outside [PI-13]', () => {
  const request = visualsRequest.parse({ ...wish, scenes: SCENES });
  const [first, second] = storyScenes(request, words).scenes;
  expect(first).toMatchObject({
    description:
      'Maya runs with a lantern in the forest in the fog at night, frightened. You can also see a key.',
    nameless:
      'A child runs with a lantern in the forest in the fog at night, frightened. You can also see a key.',
    moment: 'Maya was not as brave as a lion, and there was no dragon.',
  });
  expect(second?.description).toMatch(/^Grandma Jo holds something out .* at sunset\. Waffles sits\./);
  const german = storyScenes({ ...request, language: 'de' }, words).scenes[0];
  expect(german?.description).toMatch(
    /^Maya rennt nachts ängstlich im Nebel im Wald und hält eine Laterne\./,
  );
  expect(german?.nameless).toBe(first?.nameless);
});

test('of a story without directions the text is read, as before', () => {
  const { scenes } = storyScenes(visualsRequest.parse({ ...wish, targetScenes: 2 }), words);
  expect(scenes).toHaveLength(2);
  expect(scenes[0]).not.toHaveProperty('shot');
  expect(scenes[0]).not.toHaveProperty('nameless');
  expect(scenes[0]?.description).toBe('Maya was not as brave as a lion, and there was no dragon.');
});

test('names in directions are checked like all that somebody sends [ST-05]', () => {
  const [first] = SCENES;
  const direction = { ...first?.direction, who: [{ name: 'You stupid whore', figure: 'child' }] };
  const unsafe = visualsRequest.parse({ ...wish, scenes: [{ ...first, direction }] });
  expect(() => storyScenes(unsafe, words)).toThrow(unsafeText(['scenes']));
});

test('a near picture tells of nobody whom its frame may leave out [PI-13]', () => {
  const who = SCENES[1]?.direction.who ?? [];
  const told = (shot: 'close' | 'medium') => {
    const scenes = SCENES.map((scene) => ({ ...scene, direction: { ...scene.direction, shot, who } }));
    return storyScenes(visualsRequest.parse({ ...wish, scenes }), words).scenes[0]?.description;
  };
  expect(told('medium')).toContain('Waffles');
  expect(told('close')).toContain('Grandma Jo');
  expect(told('close')).not.toContain('Waffles');
});
