import { expect, test } from 'vitest';
import type { AgeGroup } from '#domain/age-groups.ts';
import { storyAfter } from '#domain/next-story.ts';

const story = (id: string, ageGroup: AgeGroup) => ({ id, ageGroup });
const SHELF = [story('a', '3-5'), story('b', '6-8'), story('c', '3-5'), story('d', '9-12')];

test.each([
  ['the next one for the same age', SHELF, story('a', '3-5'), 'c'],
  ['from the end on from the beginning again', SHELF, story('c', '3-5'), 'a'],
  ['another age, when there is no other for this one', SHELF, story('b', '6-8'), 'c'],
  ['the beginning after the last of all', SHELF, story('d', '9-12'), 'a'],
  ['for a chapter, the first of the shelf for its age', SHELF, story('x', '6-8'), 'b'],
  ['nothing, when there is no other', [story('a', '3-5')], story('a', '3-5'), undefined],
  ['nothing on an empty shelf', [], story('a', '3-5'), undefined],
])('%s [EX-04]', (_title, shelf, current, next) => {
  expect(storyAfter(shelf, current)?.id).toBe(next);
});
