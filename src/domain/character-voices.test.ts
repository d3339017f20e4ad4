import { expect, test } from 'vitest';
import { ownVoices, voiceKindOf, whoSpeaks } from '#domain/character-voices.ts';
import { wholePerson, wholePet } from '#domain/look.ts';
import type { DirectedPerson, StoryScene } from '#domain/scene-direction.ts';

test.each([
  ['child', 'f', 'girl'],
  ['child', 'm', 'boy'],
  ['child', 'x', 'girl'],
  ['baby', 'm', 'boy'],
  ['adult', 'f', 'woman'],
  ['adult', 'm', 'man'],
  ['knight', 'f', 'woman'],
  ['king', undefined, 'man'],
  ['king', 'f', 'woman'],
  ['elder', 'f', 'old-woman'],
  ['elder', 'm', 'old-man'],
  ['dragon', 'f', 'creature'],
  ['pet-dog', 'm', 'creature-m'],
  ['bear', 'm', 'large-creature-m'],
  ['bear', 'f', 'large-creature'],
  ['elephant', undefined, 'large-creature'],
  ['robot', undefined, 'creature'],
] as const)('a %s spoken of as %s sounds like a %s [VO-11]', (figure, gender, kind) => {
  expect(voiceKindOf(figure, gender)).toBe(kind);
});

const scene = (offset: number, ...who: DirectedPerson[]): StoryScene => ({
  id: `at ${offset}`,
  offset,
  direction: {
    place: 'forest',
    spot: '',
    light: 'day',
    weather: 'clear',
    shot: 'wide',
    who,
    things: [],
  },
});
const hero = (name: string, emoji = '') => ({ id: name, name, emoji, description: '' });

test('heroes come first, as they look and are spoken of; then whom the scenes show [VO-11]', () => {
  const grandpa = wholePerson({ age: 'elder' }, 'a', { gender: 'm' });
  const heroes = [
    { ...hero('Opa Willi', '⭐'), look: grandpa, pronoun: 'he' as const },
    { ...hero('Bello', '🐶'), look: wholePet({ species: 'dog' }, 'b') },
    hero('Ember the dragon', '🐉'),
    hero('Mia', '👧'),
  ];
  const scenes = [
    scene(0, { name: 'Ember', figure: 'dragon' }, { name: 'the owl', figure: 'owl', gender: 'f' }),
    scene(90, { name: 'the owl', figure: 'owl' }, { name: 'king', called: 'der König', figure: 'king' }),
    scene(99, { name: 'family-2', figure: 'child' }),
  ];
  expect(whoSpeaks(heroes, scenes)).toEqual([
    { name: 'Opa Willi', emoji: '⭐', figure: 'elder', gender: 'm' },
    { name: 'Bello', emoji: '🐶', figure: 'pet-dog' },
    { name: 'Ember the dragon', emoji: '🐉', figure: 'dragon' },
    { name: 'Mia', emoji: '👧', gender: 'f' },
    { name: 'the owl', figure: 'owl', gender: 'f' },
    { name: 'der König', figure: 'king' },
  ]);
});

test('no look leaves the browser with whoever speaks, and not more than twenty do', () => {
  const look = wholePerson({ age: 'child' }, 'a', { gender: 'x' });
  const many = Array.from({ length: 30 }, (_, i) => ({ ...hero(`Kid ${i}`), look }));
  const speakers = whoSpeaks(many);
  expect(speakers).toHaveLength(20);
  expect(speakers[0]).toEqual({ name: 'Kid 0', figure: 'child' });
});

test('the youngest are read to by one voice', () => {
  expect(ownVoices('3-5', ['Mia'])).toEqual([]);
  expect(ownVoices('6-8', ['Mia'])).toEqual(['Mia']);
});

test('a family that wishes for one voice, or for one each, has it at every age [VO-11]', () => {
  for (const age of ['3-5', '9-12'] as const) {
    expect(ownVoices(age, ['Mia'], 'one')).toEqual([]);
    expect(ownVoices(age, ['Mia'], 'each')).toEqual(['Mia']);
  }
});

test('a creature is as large as the scenes show it: the father, the baby, and the mouse that is a giant [VO-11]', () => {
  const scenes = [
    scene(
      0,
      { name: 'Father Bear', figure: 'bear', gender: 'm' },
      { name: 'Baby Bear', figure: 'bear', age: 'baby' },
    ),
    scene(
      9,
      { name: 'Tiny', figure: 'whale', size: 'tiny', gender: 'm' },
      { name: 'Huge', figure: 'mouse', size: 'giant' },
    ),
  ];
  const kinds = whoSpeaks([hero('Tiny')], scenes).map(({ name, figure = 'child', gender, build }) => [
    name,
    voiceKindOf(figure, gender, build),
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    'Father Bear': 'large-creature-m',
    'Baby Bear': 'creature',
    Tiny: 'creature-m',
    Huge: 'large-creature',
  });
});
