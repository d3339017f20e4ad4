import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { differentOf } from '#engines/storyteller/tales/check/way-faults.ts';

test.each<[language: LanguageCode, endings: string[], different: number]>([
  ['en', ['It was late. “Good night!” said Ben.', 'It was late. “Good night!” said Tom.'], 2],
  ['en', ['It was late. He slept. So did she.', 'It was late. He slept. She read.'], 1],
  [
    'ja',
    [
      '夜になりました。雪がふりました。ベンはねました。',
      '夜になりました。雪がふりました。ベンは読みました。',
    ],
    1,
  ],
  ['ja', ['夜になりました。「おやすみ」と、ベン。', '朝になりました。「おはよう」と、ベン。'], 2],
  ['zh', ['天黑了。下雪了。他睡了。', '天黑了。下雪了。他在看书。'], 1],
  ['hi', ['रात हो गई। बर्फ़ गिरी। वह सो गया।', 'रात हो गई। बर्फ़ गिरी। वह पढ़ता रहा।'], 1],
])(
  'endings that share most of their sentences are one, in %s: %j [TL-12]',
  (language, endings, different) => {
    expect(differentOf(endings, language)).toHaveLength(different);
  },
);
