import { expect, test } from 'vitest';
import { createLexicon, type Words } from '#engines/illustrator/scenes/lexicon.ts';

const none: Words = {
  places: {},
  times: {},
  weathers: {},
  moods: {},
  poses: {},
  effects: {},
  figures: {},
  props: {},
};

const found = (words: Partial<Words>, text: string, spaced = true) =>
  createLexicon({ ...none, ...words }, spaced)
    .find(text)
    .map(({ value }) => value);

test('a word stands for itself, a stem for all that begins so', () => {
  const words: Partial<Words> = { places: { forest: ['wood', 'forest~'] } };
  expect(found(words, 'Wood! Forests, forested; a wooden bridge.')).toEqual(['forest', 'forest', 'forest']);
});

test('the longest phrase counts, and its words no more', () => {
  const words: Partial<Words> = { props: { 'ice-cream': ['ice cream'] }, weathers: { snow: ['ice'] } };
  expect(found(words, 'ice cream on the ice')).toEqual(['ice-cream', 'snow']);
});

test('the longest stem counts alone', () => {
  const words: Partial<Words> = { weathers: { snow: ['snow~'] }, figures: { snowman: ['snowman~'] } };
  expect(found(words, 'two snowmans in the snowfall')).toEqual(['snowman', 'snow']);
});

test('a stem does not swallow the words after it', () => {
  const words: Partial<Words> = {
    places: { castle: ['castle~'], city: ['down the street'] },
    figures: { dragon: ['dragon'] },
    effects: { hearts: ['best friend~'] },
  };
  expect(found(words, 'in the castle a dragon and its best friends')).toEqual(['castle', 'dragon', 'hearts']);
});

test('without spaces, words are found anywhere, the longest first', () => {
  const words: Partial<Words> = { places: { forest: ['森林'], sky: ['林'] }, figures: { fox: ['狐狸'] } };
  expect(found(words, '小狐狸走进森林。', false)).toEqual(['fox', 'forest']);
});

test('combining marks belong to their word', () => {
  const words: Partial<Words> = { places: { forest: ['जंगल~'] } };
  expect(found(words, 'वह जंगल में गई।')).toEqual(['forest']);
});
