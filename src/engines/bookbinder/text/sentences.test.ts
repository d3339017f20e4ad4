import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { sentencesOf } from '#engines/bookbinder/text/sentences.ts';

test.each<[LanguageCode, string, string[]]>([
  ['en', '“Come here!” said the fox. He ran.', ['“Come here!” said the fox.', 'He ran.']],
  ['en', 'Mr. Badger slept. … Then he woke.', ['Mr. Badger slept.', '… Then he woke.']],
  ['hi', 'वह सो गई। फिर वह जागी।', ['वह सो गई।', 'फिर वह जागी।']],
  ['ja', '「だれ？」と聞きました。「ぼくだよ。」', ['「だれ？」と聞きました。', '「ぼくだよ。」']],
  ['zh', '“你是谁？”小雨问。“我是猫。”', ['“你是谁？”', '小雨问。', '“我是猫。”']],
])('%s: %s', (language, text, sentences) => {
  const found = sentencesOf({ text, offset: 5 }, language);
  expect(found.map((sentence) => sentence.text)).toEqual(sentences);
  for (const sentence of found) {
    expect(text.slice(sentence.offset - 5).startsWith(sentence.text)).toBe(true);
  }
});
