import { expect, test } from 'vitest';
import { wholeWords } from '#engines/storyteller/tales/grammar/whole-words.ts';

const found = (text: string, words: readonly string[], unspaced: boolean) =>
  [...text.matchAll(wholeWords(words, { unspaced }, { flags: 'gu' }))].map(([word]) => word);

test.each([
  ['Ben sat on the bench with Benny.', ['Ben'], false, ['Ben']],
  ['明明和小狗跑了。', ['明明'], true, ['明明']],
  ['小明明和明明', ['明明', '小明明'], true, ['小明明', '明明']],
  ['ベンはベンチにすわりました。', ['ベン'], true, ['ベン']],
  ['ケーキとケ', ['ケ'], true, ['ケ']],
  ['「ベン」とベンのいぬ', ['ベン'], true, ['ベン', 'ベン']],
  ['さくらさくら', ['さくら'], true, ['さくら', 'さくら']],
  ['Emma说Emmanuel来了', ['Emma'], true, ['Emma']],
  ['nobody', [], true, []],
])('in “%s” %s, without spaces: %s, are %s [TL-07]', (text, words, unspaced, expected) => {
  expect(found(text, words, unspaced)).toEqual(expected);
});
