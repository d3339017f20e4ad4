import { expect, test } from 'vitest';
import { sceneAt, timeOf, withPictures, wordAt } from '#web/features/experience/scenes.ts';

const scene = (starts_at?: number) => ({
  image_url: '/pictures/a.svg',
  description: 'A cat',
  ...(starts_at !== undefined && { starts_at }),
});

test('scenes without a picture are left out [EX-01]', () => {
  const scenes = [scene(0), { description: 'Nothing to see' }, { ...scene(9), image_url: '' }, scene(12)];
  expect(withPictures(scenes).map(({ starts_at }) => starts_at)).toEqual([0, 12]);
  expect(withPictures([{ image_url: '/a.svg' }])).toEqual([{ image_url: '/a.svg', description: '' }]);
});

test.each([
  [0, 0],
  [3.9, 0],
  [4, 1],
  [9.97, 2],
  [500, 2],
])('at second %d the narration is at scene %d [EX-01]', (seconds, index) => {
  expect(sceneAt([scene(0), scene(4), scene(10)], seconds)).toBe(index);
});

test('the first scene shows before its time has come, and without times nothing moves [EX-01]', () => {
  expect(sceneAt([scene(2), scene(4)], 0)).toBe(0);
  expect(sceneAt([scene(), scene()], 100)).toBeUndefined();
  expect(sceneAt([], 1)).toBeUndefined();
});

const WORDS = [
  { offset: 0, length: 4, start: 0.2, end: 0.5 },
  { offset: 5, length: 3, start: 0.6, end: 0.8 },
  { offset: 10, length: 6, start: 1.4, end: 2 },
];

test('the word that was begun last is the one being said [EX-04]', () => {
  const at = (seconds: number) => wordAt(WORDS, seconds)?.offset;
  expect([0, 0.2, 0.5, 1, 1.4, 99].map(at)).toEqual([undefined, 0, 0, 5, 10, 10]);
  expect(wordAt([], 1)).toBeNull();
});

test('a place in the text is heard with its word, or the next one [EX-04]', () => {
  expect([0, 3, 4, 6, 9, 15].map((offset) => timeOf(WORDS, offset))).toEqual([0.2, 0.2, 0.6, 0.6, 1.4, 1.4]);
  expect(timeOf(WORDS, 16)).toBeUndefined();
});
