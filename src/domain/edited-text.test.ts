import { expect, test } from 'vitest';
import { hasSameParagraphs, hungAgain } from '#domain/edited-text.ts';

const BEFORE = ['A fox woke.\n\nIt rained.\n\nThe fox ran.', 'It came home.\n\nThe end.'];
const [FIRST = '', SECOND = ''] = BEFORE;
const WHOLE = BEFORE.join('\n\n');
const hung = ['A fox', 'The fox', 'It came', 'The end'].map((words) => ({
  words,
  offset: WHOLE.indexOf(words),
}));

/** What begins where each of them hangs. */
function seen(after: readonly string[], items = hung) {
  const text = after.join('\n\n');
  return hungAgain(items, BEFORE, after).map(({ words, offset }) => [words, text.slice(offset, offset + 9)]);
}

test('pictures stay with their words when others are written anew [RB-07]', () => {
  expect(seen(BEFORE)).toEqual([
    ['A fox', 'A fox wok'],
    ['The fox', 'The fox r'],
    ['It came', 'It came h'],
    ['The end', 'The end.'],
  ]);
  expect(seen(['A very small fox woke up.\n\nIt rained all day.\n\nThe fox ran.', SECOND])).toEqual([
    ['A fox', 'A very sm'],
    ['The fox', 'The fox r'],
    ['It came', 'It came h'],
    ['The end', 'The end.'],
  ]);
});

test('paragraphs may come and go around them [RB-07]', () => {
  expect(seen([`Once.\n\nMore.\n\n${FIRST}`, SECOND]).slice(0, 2)).toEqual([
    ['A fox', 'A fox wok'],
    ['The fox', 'The fox r'],
  ]);
  expect(seen(['The fox ran.', SECOND])[0]).toEqual(['The fox', 'The fox r']);
  expect(seen([FIRST, 'It came home.'])).toHaveLength(3);
  expect(seen(['All is told anew.', 'And this as well.']).map(([words]) => words)).toEqual([
    'The fox',
    'The end',
  ]);
});

test('what begins within a paragraph stays there as long as what stands before it does [RB-07]', () => {
  const ran = [{ words: 'ran', offset: WHOLE.indexOf('ran') }];
  expect(seen(['A fox woke.\n\nThe fox ran far.', SECOND], ran)).toEqual([['ran', 'ran far.\n']]);
  expect(seen(['A fox woke.\n\nIt rained.\n\nIt ran.', SECOND], ran)).toEqual([['ran', 'It ran.\n\n']]);
});

test('a text with another number of paragraphs has no counterpart in another language any more [RB-07]', () => {
  expect(hasSameParagraphs('A.\n\nB.', 'A!\n\nB!')).toBe(true);
  expect(hasSameParagraphs('A.\n\nB.', 'A. B.')).toBe(false);
});
