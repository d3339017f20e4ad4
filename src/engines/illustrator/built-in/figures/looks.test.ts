import { expect, test } from 'vitest';
import type { Figure } from '#domain/picture-world.ts';
import type { SceneCharacter } from '#engines/illustrator/port.ts';
import { looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { unlikeness } from '#engines/illustrator/built-in/figures/told-apart.ts';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { drawPortrait } from '#engines/illustrator/built-in/compose/portrait.ts';

const ember: SceneCharacter = { id: 'ember', looksBy: 'card', name: 'Ember', figure: 'dragon', gender: 'f' };
const somebody = (name: string, more: Partial<SceneCharacter> = {}): SceneCharacter => ({
  id: `personal-${name}`,
  looksBy: 'name',
  name,
  figure: 'child',
  gender: 'f',
  ...more,
});
const lookOf = (character: SceneCharacter, seed: string, company: SceneCharacter[] = []) =>
  looksOf({ characters: [character], company }, seed).get(character.id);

const coloursOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));

test('every paint of the card is in the pictures of every story', () => {
  const card = coloursOf(drawPortrait({ id: 'ember', figure: 'dragon', gender: 'f', pose: 'wave' }));
  for (const seed of ['one story', 'another', 'a third']) {
    const scene = {
      description: 'Ember waves.',
      place: 'meadow',
      time: 'day',
      weather: 'clear',
      mood: 'happy',
      characters: [{ ...ember, pose: 'wave' }],
      props: [],
    } as const;
    const story = coloursOf(drawPicture({ scene, seed }));
    expect([...card].filter((colour) => !story.has(colour))).toEqual([]);
  }
});

test('somebody looks as name, figure, gender and skin say, in every story and by whatever id', () => {
  const mia = lookOf(somebody('Mia'), 'one story');
  expect(lookOf(somebody(' mia', { id: 'personal-2' }), 'another')).toEqual(mia);
  const others = [
    somebody('Ida'),
    somebody('Mia', { gender: 'm' }),
    somebody('Mia', { skinTone: 5 }),
    somebody('Mia', { figure: 'fairy' }),
  ];
  for (const other of others) expect(lookOf(other, 'one story')).not.toEqual(mia);
});

test('whom only the story knows may look different in another one', () => {
  const stranger: SceneCharacter = { id: 'the-child', name: 'child', figure: 'child', gender: 'x' };
  const looks = ['one', 'two', 'three'].map((seed) => JSON.stringify(lookOf(stranger, seed)));
  expect(new Set(looks).size).toBeGreaterThan(1);
});

const NAMES = ['Zara', 'Pip', 'Lou', 'Ottoline', 'Béla', 'Mio', 'नूर', '小雨', 'Sol', 'Ida'];

test.each<[Figure, number]>([
  ['dragon', 4],
  ['robot', 5],
  ['pet-dog', 3],
  ['pet-cat', 3],
  ['fox', 6],
  ['rabbit', 6],
  ['child', 10],
  ['adult', 10],
  ['baby', 5],
])('of the figure %s, %i with names are told apart, and no one is taken for the card’s', (figure, most) => {
  for (const start of NAMES.keys()) {
    const names = [...NAMES.slice(start), ...NAMES.slice(0, start)].slice(0, most);
    const hero: SceneCharacter = { ...ember, id: 'hero', figure };
    const actors = names.map((name) => somebody(name, { figure }));
    const looks = looksOf({ characters: actors, company: figure === 'dragon' ? [ember] : [hero] }, 'story');
    const all = [...looks.values()];
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        expect(unlikeness(figure, one, other)).toBeGreaterThanOrEqual(1);
      }
    }
  }
});

test('who comes first in a story keeps their looks; who is alone in a scene gives way all the same', () => {
  const twins = NAMES.flatMap((one) => NAMES.map((other) => [one, other] as const)).find(
    ([one, other]) =>
      one !== other &&
      lookOf(somebody(one, { figure: 'dragon' }), '')?.coat ===
        lookOf(somebody(other, { figure: 'dragon' }), '')?.coat,
  );
  const [first, second] = (twins ?? []).map((name) => somebody(name, { figure: 'dragon' }));
  if (!first || !second) throw new Error('no two names say the same');
  const company = [first, second];
  expect(lookOf(first, '', company)).toEqual(lookOf(first, ''));
  expect(lookOf(second, '', company)?.coat).not.toBe(lookOf(first, '')?.coat);
  expect(lookOf(second, 'another scene', company)).toEqual(lookOf(second, '', company));
});
