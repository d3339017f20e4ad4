import { expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue.ts';
import { collectibleHeroes } from '#domain/collectible-heroes.ts';

const ALL = { ages: ['3-5', '6-8', '9-12'], description: '' } as const;
const CATALOGUE: Catalogue = {
  settings: [],
  themes: [
    {
      ...ALL,
      id: 'space',
      name: 'Space',
      emoji: '🚀',
      family: 'curiosity',
      characters: ['Nova', 'Comet Kim'],
    },
  ],
  characters: [
    {
      ...ALL,
      id: 'ember',
      name: 'Ember the dragon',
      givenName: 'Ember',
      emoji: '🐉',
      kind: 'being',
      gender: 'f',
      figure: 'dragon',
    },
  ],
};

test('the heroes of the catalogue and of its themes can be collected [DB-05]', () => {
  expect([...collectibleHeroes(CATALOGUE).values()]).toEqual([
    { id: 'ember', name: 'Ember the dragon', emoji: '🐉', rarity: 'legendary' },
    { id: 'space-char-0', name: 'Nova', emoji: '🌟', rarity: 'rare' },
    { id: 'space-char-1', name: 'Comet Kim', emoji: '🌟', rarity: 'rare' },
  ]);
});

test.each(['personal-1', 'custom-1', 'space', ''])('nobody else can: %s [DB-05]', (id) => {
  expect(collectibleHeroes(CATALOGUE).get(id)).toBeUndefined();
});
