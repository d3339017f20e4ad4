import { expect, test } from 'vitest';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

const books = await Promise.all(TALE_LANGUAGES.map((language) => loadTaleBook('content', language, [])));
const thingsOf = ({ loves }: Words) => new Set(Object.values(loves).flatMap((group) => Object.keys(group)));

test.each(books)('in $language a sort is made of things and fears that there are [TL-04]', ({ words }) => {
  const things = thingsOf(words);
  const { loves, fears } = words.sorts;
  expect(
    Object.values(loves)
      .flat()
      .filter((thing) => !things.has(thing)),
  ).toEqual([]);
  expect(
    Object.values(fears)
      .flat()
      .filter((fear) => !(fear in words.fears)),
  ).toEqual([]);
});

test.each(books)('in $language a condition names one of a group, a sort and a thing [TL-04]', ({ words }) => {
  const things = thingsOf(words);
  const { loves, fears } = words.sorts;
  expect(Object.keys(loves).filter((sort) => sort in words.loves || things.has(sort))).toEqual([]);
  expect(Object.keys(fears).filter((sort) => sort in words.fears)).toEqual([]);
  const elsewhere = Object.entries(words.loves).flatMap(([group, own]) =>
    Object.keys(own).filter((thing) => thing !== group && thing in words.loves),
  );
  expect(elsewhere).toEqual([]);
});
