import { expect, test } from 'vitest';
import { imageRequest, visualsRequest } from '#contract/pictures.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { wholePerson, wholePet } from '#domain/look.ts';
import { cardLook, looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { unlikeness } from '#engines/illustrator/built-in/figures/told-apart.ts';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { drawPortrait } from '#engines/illustrator/built-in/compose/portrait.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { loadSceneWords } from '#server/features/pictures/scene-words.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { visualsOf } from '#server/features/pictures/library-scenes.ts';
import { sceneOf, storyScenes } from '#server/features/pictures/resolve-scene.ts';

const words = loadSceneWords('content', loadCatalogues('content'), loadThemeHeroes('content'));
const { characters: heroes } = words.catalogues.en;

const cardOf = (wanted: string) => {
  const hero = heroes.find(({ id }) => id === wanted);
  if (!hero) throw new Error(`there is no ${wanted}`);
  const { id, figure, gender, skin } = hero;
  return { id, figure, gender, ...(skin !== undefined && { skinTone: skin }) };
};

/** Everybody in the only scene of a story, with their looks. */
function castOf(scene: SceneSpec | undefined, seed: string) {
  const looks = scene && looksOf(scene, seed);
  return (scene?.characters ?? []).map(({ id, figure }) => ({ id, figure, look: looks?.get(id) }));
}
function told(
  storyContent: string,
  characters: unknown[],
  more: { language?: string; storyId?: string } = {},
) {
  const request = visualsRequest.parse({ storyContent, characters, targetScenes: 1, ...more });
  return castOf(storyScenes(request, words).scenes[0], more.storyId ?? '');
}

test.each(LANGUAGE_CODES)('every hero looks as on the card in stories in %s', (language) => {
  for (const { id, name, givenName, emoji } of words.catalogues[language].characters) {
    const look = cardLook(cardOf(id));
    const items = [{ id, name, emoji, description: '' }, { name }, name, givenName];
    for (const [i, item] of items.entries()) {
      expect(told(`${givenName}.`, [item], { language, storyId: `story ${i}` })).toContainEqual(
        expect.objectContaining({ id, look }),
      );
    }
  }
});

test('a hero is known by the English name, too, and by the whole name in any language', () => {
  expect(told('Ember schlief.', ['Ember'], { language: 'de' })[0]).toMatchObject({ id: 'ember' });
  const { name, givenName } = words.catalogues.hi.characters.find(({ id }) => id === 'ember') ?? {};
  expect(told(`${givenName} slept.`, [name], { language: 'en' })[0]).toMatchObject({ id: 'ember' });
});

test('the picture of the hero, of the scene, of a story and of the card are painted in the same colours', () => {
  const coloursOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));
  const dragon = { figure: 'dragon', gender: 'f', pose: 'wave' } as const;
  const { coat } = cardLook({ ...dragon, id: 'ember' });
  const id = ['a', 'b', 'c'].find((each) => cardLook({ ...dragon, id: each }).coat !== coat) ?? '';
  const another = coloursOf(drawPortrait({ ...dragon, id }));
  const card = coloursOf(drawPortrait({ ...dragon, id: 'ember' })).difference(another);
  expect(card.size).toBeGreaterThan(8);
  const request = { prompt: 'Ember waves in the meadow.', characters: [{ id: 'ember', name: 'Ember' }] };
  const visuals = visualsRequest.parse({
    storyContent: request.prompt,
    characters: ['Ember'],
    targetScenes: 1,
  });
  const pictures = [
    { ...sceneOf(imageRequest.parse(request), words), seed: 'one' },
    { ...sceneOf(imageRequest.parse({ ...request, style: 'animation' }), words), seed: 'two' },
    { scene: storyScenes(visuals, words).scenes[0], seed: 'three' },
  ];
  for (const { scene, seed } of pictures) {
    const colours = scene && coloursOf(drawPicture({ scene, seed }));
    expect([...card].filter((colour) => !colours?.has(colour))).toEqual([]);
  }
});

test('the card’s heroes of one figure are told apart', () => {
  const looks = heroes.map(({ id, figure }) => ({ id, figure, look: cardLook(cardOf(id)) }));
  const mistaken = looks.flatMap((one, i) =>
    looks
      .slice(i + 1)
      .filter(({ figure, look }) => figure === one.figure && unlikeness(figure, one.look, look) < 1)
      .map(({ id }) => `${one.id} and ${id}`),
  );
  expect(mistaken).toEqual([]);
});

const mia = { id: 'personal-1', name: 'Mia', emoji: '👧🏽', description: '' };

test('a family’s own hero looks the same in every story, beside whomever', () => {
  const [alone] = told('Mia ran.', [mia], { language: 'en', storyId: 'one' });
  const again = told(
    'Ember und Mia schliefen.',
    [
      { id: 'ember', name: 'Ember' },
      { ...mia, id: 'personal-2' },
    ],
    {
      language: 'de',
      storyId: 'two',
    },
  ).find(({ figure }) => figure === 'child');
  expect(alone?.look).toBeDefined();
  expect(again?.look).toEqual(alone?.look);
});

test('a daughter whose name a hero bears, too, is no tiger', () => {
  expect(told('Tara ran.', [{ id: 'personal-1', name: 'Tara', emoji: '👧' }])[0]?.figure).toBe('child');
  expect(told('Tara ran.', [{ id: 'custom-1', name: 'Tara', emoji: '⭐' }])[0]?.figure).toBe('child');
  expect(told('Tara ran.', ['Tara'])[0]?.figure).toBe('tiger');
});

test('who was typed in is what the name says, not the star that stands for everybody’s own', () => {
  const own = (name: string) => ({ id: 'custom-1', name, emoji: '⭐', description: 'Custom character' });
  expect(told('Zara ran.', [own('Zara the dragon')])[0]?.figure).toBe('dragon');
  expect(told('Zara ran.', [own('Zara')])[0]?.figure).toBe('child');
});

test('dragons of one’s own are neither Ember nor each other', () => {
  const own = (name: string) => ({ id: `custom-${name}`, name: `${name} the dragon`, emoji: '⭐' });
  for (const names of [
    ['Zara', 'Pip', 'Lou'],
    ['Lou', 'Zara', 'Pip'],
    ['Ash', 'Fern', 'Puff'],
  ]) {
    const cast = told(`${names.join(', ')} and Ember met.`, [...names.map(own), 'Ember']);
    const coats = cast.map(({ look }) => look?.coat);
    expect(coats).toContain(cardLook(cardOf('ember')).coat);
    expect(new Set(coats).size).toBe(4);
    // Alone, as in the picture of the hero, the first of them is the same.
    expect(told(`${names[0]} met.`, [own(names[0] ?? '')])[0]?.look).toEqual(cast[0]?.look);
  }
});

test('“the dragon” of a later scene is the hero, not a second one of another colour', () => {
  const storyContent = 'Ember went to the castle.\n\nThe dragon slept in the snow.';
  const request = visualsRequest.parse({ storyContent, characters: ['Ember'], targetScenes: 2 });
  const [, later] = storyScenes(request, words).scenes;
  expect(later?.characters).toEqual([expect.objectContaining({ id: 'ember', pose: 'sleep' })]);
});

test('people of a library story belong to it alone: its Otis is no penguin', () => {
  const story = {
    content: 'Otis rang.',
    theme: 'Sharing',
    characters: ['Otis'],
    setting: 'Kitchen',
    language: 'en',
  } as const;
  const otisIn = (storyId: string) => {
    const request = visualsOf(story, { storyId, targetScenes: 1, words });
    return castOf(storyScenes(request, words).scenes[0], storyId)[0];
  };
  expect(otisIn('one')?.figure).toBe('child');
  const looks = ['one', 'two', 'three'].map((storyId) => JSON.stringify(otisIn(storyId)?.look));
  expect(new Set(looks).size).toBeGreaterThan(1);
});

test('a look that was said goes into every scene, and the figure follows it [PI-01]', () => {
  const look = wholePerson({ age: 'elder', beard: 'long', skin: 5 }, 'x', { gender: 'm' });
  const cat = wholePet({ species: 'cat', coat: 'ginger' }, 'y');
  const people = [
    { id: 'personal-1', name: 'Ada', emoji: '👧', description: 'loves trains', look },
    { id: 'personal-2', name: 'Waffles', emoji: '🐶', description: 'barks', look: cat },
    { id: 'custom-3', name: 'Blaze the dragon', emoji: '⭐', look },
  ];
  const story = 'Ada and Waffles met Blaze the dragon in the forest.';
  const [scene] = storyScenes(
    visualsRequest.parse({ storyContent: story, characters: people, targetScenes: 1 }),
    words,
  ).scenes;
  expect(scene?.characters.slice(0, 3).map(({ figure, look: drawn }) => [figure, drawn])).toEqual([
    ['elder', look],
    ['pet-cat', cat],
    ['elder', look],
  ]);
  const { scene: single } = sceneOf(
    imageRequest.parse({ prompt: 'Ada sings.', characters: people.slice(0, 1) }),
    words,
  );
  expect(single.characters).toMatchObject([{ figure: 'elder', look }]);
});

test('a hero of the catalogue stays as on the card, whatever is sent along', () => {
  const look = wholePerson({}, 'x', { gender: 'f' });
  const request = { prompt: 'Ember flies.', characters: [{ id: 'ember', name: 'Ember', look }] };
  const [ember] = sceneOf(imageRequest.parse(request), words).scene.characters;
  expect(ember).toMatchObject({ id: 'ember', figure: 'dragon' });
  expect(ember).not.toHaveProperty('look');
});

test.each([{}, { age: 'child' }, 'curly', { ...wholePet({}, 'x'), coat: 'plaid' }])(
  '%j is no look [PI-01]',
  (look) => {
    expect(imageRequest.safeParse({ prompt: 'x', characters: [{ name: 'Mia', look }] }).success).toBe(false);
  },
);
