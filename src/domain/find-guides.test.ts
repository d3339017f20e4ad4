import { expect, test } from 'vitest';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { GuideCategory } from '#domain/editorial.ts';
import { findGuides } from '#domain/find-guides.ts';

const guide = (
  title: string,
  description: string,
  subjects: string[],
  category: GuideCategory,
  ageGroups: AgeGroup[],
) => ({ title, description, subjects, category, ageGroups });
const GUIDES = [
  guide('Ask the Horse', 'How to run a fair test.', ['Science', 'Math'], 'STEM Activities', ['6-8', '9-12']),
  guide('Three Cups', 'A child’s first experiment.', ['Reading'], 'Reading Comprehension', ['3-5']),
  guide('Land It Softly', 'Eggs fall, SCIENCE helps.', ['Building'], 'STEM Activities', ['6-8']),
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
  ['6–8', undefined, ['Ask the Horse', 'Land It Softly']],
  ['10 Jahre', undefined, ['Ask the Horse']],
  ['4', 'STEM Activities', []],
  ['science, ages 9-12', undefined, ['Ask the Horse']],
  ['14', undefined, []],
])('the words “%s” in %s find what they should [BL-03]', (q, category, titles) => {
  expect(findGuides(GUIDES, { q, category }).map(({ title }) => title)).toEqual(titles);
});
