import { expect, test } from 'vitest';
import { speechRequest, storyAudioRequest } from '#contract/speech.ts';

test.each([
  [undefined, []],
  [null, []],
  [7, []],
  [
    [' Mia ', { name: 'Ben', emoji: '🐻' }, { id: 'x' }, 3, 'Mia'],
    ['Mia', 'Ben'],
  ],
  ['Mia, Ben、花子', ['Mia', 'Ben', '花子']],
  [['x'.repeat(81), ''], []],
])('%o are characters by the names of %o', (characters, names) => {
  const speakers = storyAudioRequest.parse({ text: 'Hello.', characters }).characters;
  expect(speakers.map(({ name }) => name)).toEqual(names);
});

test('a story needs no characters', () => {
  expect(storyAudioRequest.parse({ text: 'Hello.' }).characters).toEqual([]);
});

test('of whoever speaks it is read how they look, and what nobody knows is left out [VO-11]', () => {
  const characters = [
    { name: 'Grandpa Chidi', emoji: '👴🏿', figure: 'elder', gender: 'm', look: { age: 'elder' } },
    { name: 'Rusty\nthe fox', figure: 'spaceship', gender: 7, kind: 'girl' },
  ];
  expect(speechRequest.parse({ text: 'Hello.', characters }).characters).toEqual([
    { name: 'Grandpa Chidi', emoji: '👴🏿', figure: 'elder', gender: 'm' },
    { name: 'Rusty the fox' },
  ]);
});

test.each([[[-1]], [[0.5]], [[6001]], [Array.from({ length: 101 }, (_, i) => i)], ['3']])(
  '%o are no places where pages begin',
  (turns) => {
    expect(speechRequest.safeParse({ text: 'Hello.', turns }).success).toBe(false);
  },
);
