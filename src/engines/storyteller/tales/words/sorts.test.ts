import { expect, test } from 'vitest';
import { loadTaleBook } from '#engines/storyteller/tales/load-tales.ts';

const { words } = await loadTaleBook('content', 'en', [], {});
const things = new Set(Object.values(words.loves).flatMap((group) => Object.keys(group)));

test('a sort is made of things and fears that there are [TL-04]', () => {
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

test('a condition names one of a group, a sort and a thing [TL-04]', () => {
  const { loves, fears } = words.sorts;
  expect(Object.keys(loves).filter((sort) => sort in words.loves || things.has(sort))).toEqual([]);
  expect(Object.keys(fears).filter((sort) => sort in words.fears)).toEqual([]);
  const elsewhere = Object.entries(words.loves).flatMap(([group, own]) =>
    Object.keys(own).filter((thing) => thing !== group && thing in words.loves),
  );
  expect(elsewhere).toEqual([]);
});
