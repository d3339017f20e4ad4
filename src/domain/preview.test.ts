import { expect, test } from 'vitest';
import {
  CARD_PREVIEW,
  CHAPTER_PREVIEW,
  META_DESCRIPTION,
  metaDescription,
  previewOf,
} from '#domain/preview.ts';

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

/** As long as may be, before what comes next. */
const most = (text: string) => 'ab '.repeat(60).slice(0, META_DESCRIPTION - text.length) + text;

test.each([
  ['what fits stays whole', most(' the end.'), most(' the end.')],
  ['a word is not cut in two', `${most(' and half')}way`, most(' and half').replace(/ half$/, '…')],
  ['there is room for the dots', `${most(' and all')} of it`, most(' and all').replace(/ all$/, '…')],
  [
    'no comma and no opening quote stands before them',
    `${most(', “Halfwa')}y”`,
    most(', “Halfwa').replace(/, “.*$/, '…'),
  ],
  ['a whole sentence needs none', `${most('The end.” So')}on`, most('The end.” So').replace(/ So$/, '')],
  ['a script without spaces is cut between characters', '雪'.repeat(200), `${'雪'.repeat(159)}…`],
])('the description of a page: %s [LB-05]', (_, text, description) => {
  expect(metaDescription(text)).toBe(description);
  expect(Array.from(description).length).toBeLessThanOrEqual(META_DESCRIPTION);
});
