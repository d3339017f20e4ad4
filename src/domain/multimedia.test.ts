import { expect, test } from 'vitest';
import { progressOf, sceneTimes, type Share } from '#domain/multimedia.ts';

const share = (done: number, of: number): Share => ({ done, of });

test.each([
  ['idle', share(0, 0), share(0, 0), 0],
  ['checking', share(0, 0), share(0, 0), 2],
  ['generating', share(0, 6), share(0, 40), 5],
  ['generating', share(6, 6), share(0, 40), 29],
  ['generating', share(3, 6), share(20, 40), 45],
  ['generating', share(6, 6), share(40, 40), 85],
  ['generating', share(0, 0), share(0, 0), 5],
  ['saving_audio', share(6, 6), share(40, 40), 88],
  ['preparing', share(6, 6), share(0, 40), 95],
  ['done', share(6, 6), share(40, 40), 100],
] as const)('%s with %o and %o is at %i percent [MM-01]', (state, pictures, sentences, percent) => {
  expect(progressOf(state, pictures, sentences)).toBe(percent);
});

const words = [
  { offset: 0, start: 0.1 },
  { offset: 4, start: 0.5 },
  { offset: 10, start: 1.23456 },
  { offset: 20, start: 3 },
];

test.each([
  ['the first scene begins with the sound', [0], [0]],
  ['a scene begins with the word at its place', [0, 10], [0, 1.235]],
  ['or with the next, where its place holds none', [0, 11], [0, 3]],
  ['a scene after the last word begins at the end', [0, 10, 30], [0, 1.235, 5]],
  ['no scenes, no times', [], []],
])('%s [MM-04]', (_, offsets, times) => {
  expect(sceneTimes(offsets, words, 5)).toEqual(times);
});
