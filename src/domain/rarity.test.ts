import { expect, test } from 'vitest';
import { FIGURES } from '#domain/picture-world.ts';
import { RARITIES, rarityOf } from '#domain/rarity.ts';

test.each([
  ['child', 'common'],
  ['elder', 'common'],
  ['fox', 'common'],
  ['robot', 'rare'],
  ['king', 'rare'],
  ['mermaid', 'epic'],
  ['dinosaur', 'epic'],
  ['dragon', 'legendary'],
  ['unicorn', 'legendary'],
] as const)('a %s is %s, whenever one asks [DB-05]', (figure, rarity) => {
  expect([rarityOf(figure), rarityOf(figure)]).toEqual([rarity, rarity]);
});

test('there are fewer of them the rarer they are, and nobody is beyond all of it [DB-05]', () => {
  const counts = RARITIES.map((rarity) => FIGURES.filter((figure) => rarityOf(figure) === rarity).length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.at(-1)).toBeGreaterThan(0);
});
