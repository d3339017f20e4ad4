import { expect, test } from 'vitest';
import { ageInSearch } from '#domain/age-in-search.ts';

test.each([
  ['7', ['6-8'], ''],
  ['6-8', ['6-8'], ''],
  ['6–8', ['6-8'], ''],
  ['6 to 8', ['6-8'], ''],
  ['5 - 6', ['3-5', '6-8'], ''],
  ['9+', ['9-12'], ''],
  ['Ages 3-5', ['3-5'], ''],
  ['for a 7-year-old', ['6-8'], ''],
  ['Math, age 7', ['6-8'], 'math'],
  ['7 años', ['6-8'], ''],
  ['de 6 à 8 ans', ['6-8'], ''],
  ['6 bis 8 Jahre', ['6-8'], ''],
  ['६ से ८ साल', ['6-8'], ''],
  ['கதை 7', ['6-8'], 'கதை'],
  ['௭ வயது', ['6-8'], ''],
  ['7岁', ['6-8'], ''],
  ['６〜８歳', ['6-8'], ''],
  ['7 år', ['6-8'], ''],
  ['७ वर्षं', ['6-8'], ''],
])('“%s” is looked for with ages [BL-03]', (typed, groups, rest) => {
  expect(ageInSearch(typed)).toEqual({ groups, rest });
});

test.each(['', 'science', '13', '2', '1904', '100%_', '1-2-3', '20 minutes', '3.5.7'])(
  '“%s” names no age [BL-03]',
  (typed) => {
    expect(ageInSearch(typed)).toBeUndefined();
  },
);
