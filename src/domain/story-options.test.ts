import { expect, test } from 'vitest';
import { customOption, themeCharacters } from '#domain/story-options.ts';

test('a custom option is named by its time, and a blank name makes none [WZ-07]', () => {
  expect(customOption('theme', { name: ' Kites ', now: 1700 })).toEqual({
    id: 'custom-1700',
    name: 'Kites',
    emoji: '💡',
    description: 'Custom theme',
  });
  expect(customOption('setting', { name: ' \t', now: 1 })).toBeNull();
});

test('heroes of a theme are numbered within it [WZ-08]', () => {
  const heroes = themeCharacters({ id: 'magic', name: 'Magic', characters: ['Zib', 'Wanda'] });
  expect(heroes.map(({ id }) => id)).toEqual(['magic-char-0', 'magic-char-1']);
  expect(heroes[1]).toMatchObject({ name: 'Wanda', description: 'A character from Magic' });
  expect(heroes[0]?.emoji).not.toBe('');
});
