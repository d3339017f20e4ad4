import { expect, test } from 'vitest';
import { hardKanji, isEarlyKanji } from '#domain/text/kanji-grades.ts';

test.each([
  ['3-5', 'やまへ', []],
  ['3-5', '山へ', ['山']],
  ['6-8', '森の朝', []],
  ['6-8', '橋をわたる', ['橋']],
  ['9-12', '橋で静かに待つ', []],
  ['9-12', '霧の朝、人々', ['霧']],
] as const)('of %s, in “%s” are hard: %s', (age, text, hard) => {
  expect(hardKanji(text, age)).toEqual(hard);
});

test.each([
  ['森の朝', true],
  ['橋', false],
])('“%s” is learnt in two years: %s', (text, isEarly) => {
  expect(isEarlyKanji(text)).toBe(isEarly);
});
