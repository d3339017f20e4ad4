import { expect, test } from 'vitest';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

const CHINESE = trialWords(`
jobs: { sailor: { word: 一名水手, match: [水手, 海员] } }
says: { love: [喜欢, 爱], skill: [擅长], fear: [怕], not: [不], between: [和, 但是] }
loves: { vehicles: { 火车: [火车], 船: [船] }, toys: { 积木: [积木, lego] }, animals: { 狗: [狗] } }
fears: { dark: [黑], dogs: [狗] }
body: { wheelchair: [轮椅] }
sensitive: { loss: [去世] }
`);
const JAPANESE = trialWords(`
jobs: { sailor: { word: ひとりの船のり, match: [船のり] } }
says: { love: [大好き, が好き], skill: [が上手], fear: [がこわい, が苦手], not: [ではない], between: [けれど] }
loves: { vehicles: { 電車: [電車], バス: [バス] }, music: { たいこ: [たいこ] } }
fears: { dark: [暗い所, くらやみ], dogs: [犬] }
body: { wheelchair: [車いす] }
sensitive: { loss: [亡くな] }
`);

test.each([
  [CHINESE, '她喜欢火车和船。', ['love vehicles 火车', 'love vehicles 船']],
  [CHINESE, '很喜欢火车，怕黑', ['love vehicles 火车', 'fear dark']],
  [CHINESE, '爱LEGO', ['love toys 积木']],
  [CHINESE, '不喜欢狗', []],
  [CHINESE, '爷爷以前当过水手', ['job sailor']],
  [CHINESE, '坐轮椅、喜欢狗', ['body wheelchair', 'love animals 狗']],
  [CHINESE, '小狗去年去世了', ['sensitive loss']],
  [JAPANESE, '電車が大好きで、くらやみがこわい', ['love vehicles 電車', 'fear dark']],
  [JAPANESE, 'バスが好き', ['love vehicles バス']],
  [JAPANESE, 'バスケットが好き', []],
  [JAPANESE, '車いすにのっている。たいこが上手！', ['body wheelchair', 'skill music たいこ']],
  [JAPANESE, '犬が亡くなった', ['sensitive loss']],
] as const)('where words stand without spaces: %#, %s [TL-05]', (words, description, facts) => {
  const said = understand(description, words)
    .filter(({ kind }) => kind !== 'unknown')
    .map(({ kind, group, thing }) => [kind, group, thing].filter(Boolean).join(' '));
  expect(said).toEqual(facts);
});
