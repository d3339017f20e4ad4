import { expect, test } from 'vitest';
import { loadWordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { isSomebody } from '#server/features/pictures/library-scenes.ts';

const book = loadWordBook('content');
const words = {
  book,
  catalogues: {} as never,
  themeHeroes: new Map(),
  directionsOf: () => undefined,
  descriptions: {} as never,
};

test.each([
  'Marie Tharp',
  'Johann Wolfgang von Goethe',
  'Mr. Abel the librarian',
  'Ben and Lulu',
  'Nicolas-Jacques Conté',
  'You',
  'A snail',
  'The cat',
  'Two dragons',
  'Hans the horse',
  'European hedgehog',
  'A girl about five years old',
  'Scribes of Babylon',
])('%s is somebody to draw', (name) => {
  expect(isSomebody(name, words, 'en')).toBe(true);
});

test.each([
  'The moon',
  'Your bones',
  'A felt-tip pen',
  'The number seventeen',
  'A speck of light',
  'Common pipistrelle',
  'Voyager 1',
  'Seven bridges',
])('%s is not made a child of', (name) => {
  expect(isSomebody(name, words, 'en')).toBe(false);
});

test('in other languages everybody named is drawn', () => {
  expect(isSomebody('A Lua', words, 'es')).toBe(true);
});
