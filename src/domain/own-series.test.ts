import { expect, test } from 'vitest';
import { nextInSeries } from '#domain/own-series.ts';

const books = (...ids: string[]) => ids.map((id) => ({ id }));
const SERIES = [
  { title: 'Foxes', stories: books('a', 'b', 'c') },
  { title: 'Owls', stories: books('d') },
];

test.each([
  ['a', { title: 'Foxes', book: { id: 'b' } }],
  ['b', { title: 'Foxes', book: { id: 'c' } }],
  ['c', undefined],
  ['d', undefined],
  ['somewhere else', undefined],
])('after %s comes what stands beside it, and nothing after the last one [RB-07]', (id, next) => {
  expect(nextInSeries(SERIES, id)).toEqual(next);
});
