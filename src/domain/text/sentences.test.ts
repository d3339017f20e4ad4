import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { isWholeSentence } from '#domain/text/whole-sentence.ts';

test.each<[LanguageCode, string, string[]]>([
  ['en', '“Come here!” said the fox. He ran.', ['“Come here!” said the fox.', 'He ran.']],
  ['en', 'Mr. Badger slept. … Then he woke.', ['Mr. Badger slept.', '… Then he woke.']],
  ['en', 'It rained\nall night. 🦊 Then', ['It rained', 'all night.', '🦊 Then']],
  [
    'de',
    'Am 3. Mai schlief Hr. Dachs. Dann kam z. B. Fr. Igel.',
    ['Am 3. Mai schlief Hr. Dachs.', 'Dann kam z. B. Fr. Igel.'],
  ],
  ['hi', 'वह सो गई। फिर वह जागी।', ['वह सो गई।', 'फिर वह जागी।']],
  ['ja', '「だれ？」と聞きました。「ぼくだよ。」', ['「だれ？」と聞きました。', '「ぼくだよ。」']],
  ['zh', '“你是谁？”小雨问。“我是猫。”', ['“你是谁？”', '小雨问。', '“我是猫。”']],
])('%s: %s', (language, text, sentences) => {
  const found = sentencesOf(text, language);
  expect(found.map((sentence) => sentence.text)).toEqual(sentences);
  for (const sentence of found) {
    expect(text.slice(sentence.offset).startsWith(sentence.text)).toBe(true);
  }
});

test.each([
  ['She slept.', true],
  ['“Who?”', true],
  ['वह सो गई।', true],
  ['「だれ？」', true],
  ['and then,', false],
])('%s ends a sentence: %s', (text, ends) => {
  expect(isWholeSentence(text)).toBe(ends);
});
