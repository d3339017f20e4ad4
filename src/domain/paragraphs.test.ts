import { expect, test } from 'vitest';
import { paragraphsOf, sceneStarts } from '#domain/paragraphs.ts';

test('paragraphs know where they begin', () => {
  expect(paragraphsOf('One. \n\nTwo.\n\n\n  Three.')).toEqual([
    { text: 'One.', offset: 0 },
    { text: 'Two.', offset: 7 },
    { text: 'Three.', offset: 16 },
  ]);
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});

const story = Array.from({ length: 10 }, (_, i) => `Paragraph ${i} has some words.`).join('\n\n');
const starts = paragraphsOf(story).map(({ offset }) => offset);
const numbers = (offsets: readonly number[]) => offsets.map((offset) => starts.indexOf(offset));

test.each([
  [1, [0]],
  [2, [0, 5]],
  [5, [0, 2, 4, 6, 8]],
  [30, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('%i scenes are about as long as each other', (wanted, expected) => {
  expect(numbers(sceneStarts(story, wanted))).toEqual(expected);
});

test('scenes begin at beats where there are enough of them', () => {
  const beats = [0, 3, 4, 9].map((i) => starts[i] ?? 0);
  expect(numbers(sceneStarts(story, 3, beats))).toEqual(
    [0, 4, 9].map((n) => (n === 9 ? 9 : n === 4 ? 3 : 0)),
  );
  expect(numbers(sceneStarts(story, 5, beats))).toEqual([0, 2, 4, 6, 8]);
});

test('no text has no scenes', () => {
  expect(sceneStarts('', 4)).toEqual([]);
});
