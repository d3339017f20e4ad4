import { expect, test } from 'vitest';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

const CHINESE = trialWords(`
jobs: { sailor: { word: 一名水手, match: [水手, 海员] } }
says: { love: [喜欢, 爱], skill: [擅长], fear: [怕], not: [不], between: [和, 但是], opens: [不喜欢, 喜欢, 怕] }
loves: { vehicles: { 火车: [火车], 船: [船] }, toys: { 积木: [积木, lego] }, animals: { 狗: [狗] } }
fears: { dark: [黑], dogs: [狗] }
body: { wheelchair: [轮椅] }
sensitive: { loss: [去世] }
`);
const JAPANESE = trialWords(`
jobs: { sailor: { word: ひとりの船のり, match: [船のり] } }
says: { verbLast: true, several: true, love: [大好き, が好き, 食べ物は], skill: [が上手], fear: [がこわい, が苦手], not: [ではない], between: [けれど], ends: [好きで, 好きな] }
loves: { vehicles: { 電車: [電車], バス: [バス] }, music: { たいこ: [たいこ] }, animals: { 犬: [犬] }, cooking: { カレー: [カレー], うどん: [うどん] } }
fears: { dark: [暗い所, くらやみ], dogs: [犬] }
body: { wheelchair: [車いす] }
sensitive: { loss: [亡くな] }
`);

function saidIn(description: string, words: Words): string[] {
  return understand(description, words)
    .filter(({ kind }) => kind !== 'unknown')
    .map(({ kind, group, thing }) => [kind, group, thing].filter(Boolean).join(' '));
}

test.each([
  [CHINESE, '她喜欢火车和船。', ['love vehicles 火车', 'love vehicles 船']],
  [CHINESE, '很喜欢火车，怕黑', ['love vehicles 火车', 'fear dark']],
  [CHINESE, '喜欢火车怕黑', ['love vehicles 火车', 'fear dark']],
  [CHINESE, '怕黑不喜欢船', ['fear dark']],
  [CHINESE, '喜欢火车 船 狗', ['love vehicles 火车', 'love vehicles 船', 'love animals 狗']],
  [CHINESE, '爱LEGO', ['love toys 积木']],
  [CHINESE, '不喜欢狗', []],
  [CHINESE, '爷爷以前当过水手', ['job sailor']],
  [CHINESE, '坐轮椅、喜欢狗', ['body wheelchair', 'love animals 狗']],
  [CHINESE, '小狗去年去世了', ['sensitive loss']],
  [JAPANESE, '電車が大好きで、くらやみがこわい', ['love vehicles 電車', 'fear dark']],
  [JAPANESE, 'バスが好き', ['love vehicles バス']],
  [JAPANESE, 'バスケットが好き', []],
  [JAPANESE, '車いすにのっている。たいこが上手！', ['body wheelchair', 'skill music たいこ']],
  [JAPANESE, '電車とバスが大好き', ['love vehicles 電車', 'love vehicles バス']],
  [JAPANESE, '電車、バス、犬が好き', ['love vehicles 電車', 'love vehicles バス', 'love animals 犬']],
  [JAPANESE, '電車が大好きで犬が苦手', ['love vehicles 電車', 'fear dogs']],
  [JAPANESE, 'バスが大好きな犬', ['love vehicles バス']],
  [JAPANESE, '好きな食べ物はカレー、うどん', ['love cooking カレー', 'love cooking うどん']],
  [JAPANESE, '犬がこわい。バス', ['fear dogs']],
  [JAPANESE, '犬が亡くなった', ['sensitive loss']],
] as const)('where words stand without spaces: %#, %s [TL-05]', (words, description, facts) => {
  expect(saidIn(description, words)).toEqual(facts);
});

const TAMIL = trialWords(`
jobs: { sailor: { word: மாலுமி, match: [மாலுமி*] } }
says: { verbLast: true, joined: ['*ும்'], love: [பிடிக்கும்], skill: [நன்றாக], fear: [பயம், பிடிக்காது], not: [இல்லை], between: [ஆனால்] }
loves: { vehicles: { ரயில்கள்: [ரயில*], படகுகள்: [படக*] }, animals: { நாய்கள்: [நாய்*, நாயு*] } }
fears: { dark: [இருட்ட*], dogs: [நாய்*, நாயு*] }
sensitive: { loss: [இறந்த*] }
`);

test.each([
  ['ரயில் பிடிக்கும்', ['love vehicles ரயில்கள்']],
  ['ரயிலும் படகும் பிடிக்கும்', ['love vehicles ரயில்கள்', 'love vehicles படகுகள்']],
  ['ரயில், படகு பிடிக்கும்', ['love vehicles ரயில்கள்', 'love vehicles படகுகள்']],
  ['ரயில் பிடிக்கும், இருட்டு, நாய் பயம்', ['love vehicles ரயில்கள்', 'fear dark', 'fear dogs']],
  ['இருட்டு பயம் ஆனால் ரயில் மிகவும் பிடிக்கும்', ['fear dark', 'love vehicles ரயில்கள்']],
  ['ரயில் பிடிக்கும், படகும்', ['love vehicles ரயில்கள்', 'love vehicles படகுகள்']],
  ['நாய் இறந்தது, ரயில் பிடிக்கும்', ['sensitive loss', 'love vehicles ரயில்கள்']],
  ['தாத்தா மாலுமி', ['job sailor']],
])('where the verb comes last: %s [TL-05]', (description, facts) => {
  expect(saidIn(description, TAMIL)).toEqual(facts);
});
