import { expect, test } from 'vitest';
import { spelledFor } from '#domain/text/ruby.ts';

const TEXT = '絵の順番を書こう';
const RUBIES = [
  { at: 0, length: 1, reading: 'え' },
  { at: 2, length: 2, reading: 'じゅんばん' },
  { at: 5, length: 1, reading: 'か' },
];

test.each([
  ['3-5', 'えのじゅんばんをかこう'],
  ['6-8', '絵のじゅんばんを書こう'],
  ['9-12', TEXT],
] as const)('whoever is %s reads “%s”', (age, spelled) => {
  expect(spelledFor(age, TEXT, RUBIES)).toBe(spelled);
});

test('what nobody can read stays as it is written', () => {
  expect(spelledFor('3-5', '凪の絵', [{ at: 2, length: 1, reading: 'え' }])).toBe('凪のえ');
});
