import { expect, test } from 'vitest';
import { seamsOf } from '#web/reader/word-seams.ts';

const found = (text: string, ...words: string[]) => {
  const seams = seamsOf(
    text,
    words.map((word) => ({ id: word, at: text.indexOf(word), length: word.length })),
  );
  return seams.map(({ from, to }) => text.slice(from, to));
};

test('what stands at a word of the cards stays with it when the line ends [TL-18]', () => {
  expect(found('out of a window, to see', 'window')).toEqual(['window,']);
  expect(found('the “lantern.” Then', 'lantern')).toEqual(['“lantern.”']);
  expect(found('the ladder’s end, a (door)!', 'ladder', 'door')).toEqual(['ladder’s', '(door)!']);
  expect(found('¿Una ventana? Sí', 'ventana')).toEqual(['ventana?']);
  expect(found('他推开“门”。天', '门')).toEqual(['“门”。']);
  expect(found('a door–window', 'door', 'window')).toEqual(['door–', 'window']);
});

test('words of their own are left alone, and no place is given away twice', () => {
  expect(found('a red door stood', 'door')).toEqual(['door']);
  expect(found('door“window”', 'door', 'window')).toEqual(['door', '“window”']);
});
