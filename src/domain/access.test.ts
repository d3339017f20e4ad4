import { expect, test } from 'vitest';
import { isFreeCharacter, isFreeSetting, isFreeTheme } from '#domain/access.ts';

test.each([
  [{ id: 'enchanted-forest', name: 'Der verzauberte Wald' }, true],
  [{ id: 'x', name: 'The OLD farmhouse' }, true],
  [{ id: 'castle', name: 'Castle' }, false],
])('a setting is free when its name or id holds a word of the list: %o', (setting, free) => {
  expect(isFreeSetting(setting)).toBe(free);
});

test.each([
  [{ id: 'animal-friends', name: 'Tierfreunde' }, true],
  [{ id: 'problem-solving', name: 'どうしよう' }, true],
  [{ id: 'dinosaurs', name: 'Dinosaurs' }, false],
])('a theme is free when its name or id holds a word of the list: %o', (theme, free) => {
  expect(isFreeTheme(theme)).toBe(free);
});

test('the first fifteen characters are free', () => {
  expect([-1, 0, 14, 15, 60].map(isFreeCharacter)).toEqual([false, true, true, false, false]);
});
