import { expect, test } from 'vitest';
import { storyAudioRequest } from '#contract/speech.ts';

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
  expect(storyAudioRequest.parse({ text: 'Hello.', characters }).characters).toEqual(names);
});

test('a story needs no characters', () => {
  expect(storyAudioRequest.parse({ text: 'Hello.' }).characters).toEqual([]);
});
