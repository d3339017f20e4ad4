import { expect, test } from 'vitest';
import type { GuideCategory } from '#domain/editorial.ts';
import { findGuides } from '#domain/find-guides.ts';

const guide = (title: string, description: string, subjects: string[], category: GuideCategory) => ({
  title,
  description,
  subjects,
  category,
});
const GUIDES = [
  guide('Ask the Horse', 'How to run a fair test.', ['Science', 'Math'], 'STEM Activities'),
  guide('Three Cups', 'A child’s first experiment.', ['Reading'], 'Reading Comprehension'),
  guide('Land It Softly', 'Eggs fall, SCIENCE helps.', ['Building'], 'STEM Activities'),
];

test.each<[string, GuideCategory | undefined, string[]]>([
  ['', undefined, ['Ask the Horse', 'Three Cups', 'Land It Softly']],
  ['  ', undefined, ['Ask the Horse', 'Three Cups', 'Land It Softly']],
  ['hORSE', undefined, ['Ask the Horse']],
  ['fair test', undefined, ['Ask the Horse']],
  ['science', undefined, ['Ask the Horse', 'Land It Softly']],
  ["child's first", undefined, ['Three Cups']],
  ['math', undefined, ['Ask the Horse']],
  ['activities', undefined, []],
  ['', 'STEM Activities', ['Ask the Horse', 'Land It Softly']],
  ['three', 'STEM Activities', []],
  ['.*', undefined, []],
])('the words “%s” in %s find what they should [BL-03]', (q, category, titles) => {
  expect(findGuides(GUIDES, { q, category }).map(({ title }) => title)).toEqual(titles);
});
