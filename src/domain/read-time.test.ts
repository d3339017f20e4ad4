import { expect, test } from 'vitest';
import { readMinutes } from '#domain/read-time.ts';
import { countWords } from '#domain/text/words.ts';

const words = (count: number) => Array.from({ length: count }, () => 'boat').join(' ');

test.each([
  [0, 0],
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [880, 5],
])('%i words take %i minutes [LB-04]', (count, minutes) => {
  expect(readMinutes(words(count))).toBe(minutes);
});

test.each([
  ['One  two\n\nthree', 'en', 3],
  ['  ', 'en', 0],
  ['“Half-open,” said the fox.', 'en', 4],
  ['एक नाव रेत पर थी।', 'hi', 5],
  ['小狐狸回家了。', 'zh', 4],
  ['きつねは家に帰った。', 'ja', 7],
] as const)('%s has its words counted in %s', (text, language, count) => {
  expect(countWords(text, language)).toBe(count);
});
