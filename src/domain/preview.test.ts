import { expect, test } from 'vitest';
import { CARD_PREVIEW, CHAPTER_PREVIEW, META_DESCRIPTION, previewOf } from '#domain/preview.ts';

test.each([
  ['a short text stays whole', 'A red boat.', 20, 'A red boat.'],
  ['paragraphs become one line', 'A red boat.\n\nIt was gone. ', 40, 'A red boat. It was gone.'],
  ['a text of just that length stays whole', 'abcde', 5, 'abcde'],
  ['a longer one is cut', 'abcdef', 5, 'abcde…'],
  ['no space stands before the dots', 'abcd efgh', 5, 'abcd…'],
  ['a character is never cut in two', '🦊🦊🦊', 2, '🦊🦊…'],
  ['nothing stays nothing', '', 5, ''],
])('%s [LB-05]', (_, text, most, preview) => {
  expect(previewOf(text, most)).toBe(preview);
});

test('the lengths are those of the document [LB-05]', () => {
  expect([CARD_PREVIEW, CHAPTER_PREVIEW, META_DESCRIPTION]).toEqual([150, 200, 160]);
  expect(previewOf('a'.repeat(500))).toBe(`${'a'.repeat(150)}…`);
});
