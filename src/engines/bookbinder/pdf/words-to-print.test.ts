import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { fontsFor } from '#engines/bookbinder/pdf/fonts.ts';
import { lineEndsOf, tieEnd, unbreakablePieces } from '#engines/bookbinder/pdf/line-ends.ts';
import { openingOf } from '#engines/bookbinder/pdf/opening.ts';
import { printable, signsOf } from '#engines/bookbinder/pdf/printable.ts';
import { curlQuotes } from '#engines/bookbinder/pdf/quotes.ts';

function print(text: string, language: LanguageCode = 'en'): string {
  return printable(text, fontsFor(language, signsOf(text)).covers);
}

test.each([
  ['A dragon 🐉! And 👩‍👩‍👧, 1️⃣ 🇫🇷 end', 'A dragon! And, end'],
  ['🐉 Begin', 'Begin'],
  ['Ma한ya © 1.', 'Maya © 1.'],
  ['e\u0301te\u0301\u0007', 'été'],
  ['क्\u200dष क़लम', 'क्\u200dष क़लम'],
])('of %j is printed %j', (text, printed) => expect(print(text)).toBe(printed));

test.each<[LanguageCode, string, string[]]>([
  ['en', 'plain words', ['Andika']],
  ['en', 'मीरा', ['Andika', 'Mukta']],
  ['hi', 'मीरा and Ember', ['Mukta']],
  ['ta', 'மாயா 小雨', ['Mukta Malar', 'Klee One']],
  ['zh', '小雨', ['ZCOOL XiaoWei']],
  ['zh', '小雨回来。', ['ZCOOL XiaoWei', 'Klee One']],
])('%s with %s is set in %j', (language, text, families) => {
  expect(fontsFor(language, signsOf(text)).text.map(({ name }) => name)).toEqual(families);
});

test.each<[LanguageCode, string, string]>([
  ['en', `"It's 'fine'," said the dogs' friend.`, '“It’s ‘fine’,” said the dogs’ friend.'],
  ['de', '"Ja", sagte er.', '„Ja“, sagte er.'],
  ['fr', '"Oui", dit-il. L\'ours.', '«\u00a0Oui\u00a0», dit-il. L’ours.'],
  ['sv', '"Ja", sa hon.', '”Ja”, sa hon.'],
])('%s: %s', (language, text, curled) => expect(curlQuotes(text, language)).toBe(curled));

test('the end of a paragraph is tied together', () => {
  expect(tieEnd('They all went home.', 'words')).toBe('They all went\u00a0home.');
  expect(tieEnd('On y va mon ami !', 'words')).toBe('On y va mon\u00a0ami\u00a0!');
  expect(tieEnd('帰りました。', 'signs')).toBe('帰りま\u2060し\u2060た\u2060。');
  expect(tieEnd('Word', 'words')).toBe('Word');
});

test('lines end where the language lets them', () => {
  expect(lineEndsOf('plain words')).toBe('words');
  expect(lineEndsOf('ある夕方、さくらは古い木の下で、小さなランタンを見つけました。')).toBe('signs');
  expect(lineEndsOf('きえた はしの すずを さがして、ポチは せんとう。')).toBe('phrases');
  expect(unbreakablePieces('「あっ」と、Emberは', 'signs')).toEqual(['「あっ」', 'と、', 'Ember', 'は']);
  expect(unbreakablePieces('one two', 'words')).toEqual(['one ', 'two']);
});

const REST = ' the rest of a paragraph that is long enough.';
test.each([
  ['“Yes', '“', 'Y'],
  ['¡Hola', '¡', 'H'],
  ['कृष्ण', '', 'कृ'],
  ['ஸ்ரீ', '', 'ஸ்ரீ'],
  ['Ａ', '', 'Ａ'],
])('%s opens with %j and %j', (start, marks, initial) => {
  const opening = openingOf(start + REST, 'words');
  expect(opening).toMatchObject({ marks, initial });
  expect(start + REST).toBe(`${marks}${initial}${start === initial ? ' ' : ''}${opening?.pieces.join('')}`);
});

test('there is no large letter where no letter begins, or where there is little to stand beside it', () => {
  expect(openingOf(`— Hello${REST}`, 'words')).toBeUndefined();
  expect(openingOf('Too short.', 'words')).toBeUndefined();
  expect(openingOf(undefined, 'words')).toBeUndefined();
});
