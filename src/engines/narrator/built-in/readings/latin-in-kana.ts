/** By vowel: a, i, u, e, o. */
const ROWS: Record<string, string[]> = {
  '': ['ア', 'イ', 'ウ', 'エ', 'オ'],
  b: ['バ', 'ビ', 'ブ', 'ベ', 'ボ'],
  ch: ['チャ', 'チ', 'チュ', 'チェ', 'チョ'],
  d: ['ダ', 'ディ', 'ドゥ', 'デ', 'ド'],
  f: ['ファ', 'フィ', 'フ', 'フェ', 'フォ'],
  g: ['ガ', 'ギ', 'グ', 'ゲ', 'ゴ'],
  h: ['ハ', 'ヒ', 'フ', 'ヘ', 'ホ'],
  j: ['ジャ', 'ジ', 'ジュ', 'ジェ', 'ジョ'],
  k: ['カ', 'キ', 'ク', 'ケ', 'コ'],
  m: ['マ', 'ミ', 'ム', 'メ', 'モ'],
  n: ['ナ', 'ニ', 'ヌ', 'ネ', 'ノ'],
  p: ['パ', 'ピ', 'プ', 'ペ', 'ポ'],
  r: ['ラ', 'リ', 'ル', 'レ', 'ロ'],
  s: ['サ', 'シ', 'ス', 'セ', 'ソ'],
  sh: ['シャ', 'シ', 'シュ', 'シェ', 'ショ'],
  t: ['タ', 'ティ', 'トゥ', 'テ', 'ト'],
  ts: ['ツァ', 'ツィ', 'ツ', 'ツェ', 'ツォ'],
  w: ['ワ', 'ウィ', 'ウ', 'ウェ', 'ウォ'],
  y: ['ヤ', 'イ', 'ユ', 'イェ', 'ヨ'],
  z: ['ザ', 'ジ', 'ズ', 'ゼ', 'ゾ'],
};

const ALONE: Record<string, string> = { d: 'ド', t: 'ト', n: 'ン', ch: 'チ', sh: 'シュ', j: 'ジ', y: 'イ' };

const LETTERS: Record<string, string> = {
  A: 'エー',
  B: 'ビー',
  C: 'シー',
  D: 'ディー',
  E: 'イー',
  F: 'エフ',
  G: 'ジー',
  H: 'エイチ',
  I: 'アイ',
  J: 'ジェー',
  K: 'ケー',
  L: 'エル',
  M: 'エム',
  N: 'エヌ',
  O: 'オー',
  P: 'ピー',
  Q: 'キュー',
  R: 'アール',
  S: 'エス',
  T: 'ティー',
  U: 'ユー',
  V: 'ブイ',
  W: 'ダブリュー',
  X: 'エックス',
  Y: 'ワイ',
  Z: 'ゼット',
};

/** A Latin word the way a Japanese reader says it; short capitals are spelled. */
export function latinInKana(word: string): string {
  if (/^[A-Z]{1,3}$/.test(word)) return Array.from(word, (letter) => LETTERS[letter] ?? '').join('');
  const letters = spelling(word);
  let kana = '';
  for (const [, stop = '', consonant = '', vowel = ''] of letters.matchAll(
    /(q)?(ch|sh|ts|[bdfghjkmnprstwyz])?([aiueo]|)/g,
  )) {
    if (stop) kana += 'ッ';
    if (vowel) kana += ROWS[consonant]?.['aiueo'.indexOf(vowel)] ?? '';
    else if (/^[rh]$/.test(consonant) && /[ア-ン]$/.test(kana)) kana += 'ー';
    else if (consonant) kana += ALONE[consonant] ?? ROWS[consonant]?.[2] ?? '';
  }
  return kana.replaceAll(/([アイウエオ])\1/g, '$1ー');
}

/** Fewer ways to write the same sound; `q` is left for a doubled consonant. */
function spelling(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('ph', 'f')
    .replaceAll('th', 's')
    .replaceAll('ck', 'k')
    .replaceAll('qu', 'kw')
    .replaceAll('q', 'k')
    .replaceAll('x', 'ks')
    .replaceAll('l', 'r')
    .replaceAll('v', 'b')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll('ee', 'ii')
    .replaceAll('oo', 'uu')
    .replaceAll(/([mnr])\1/g, '$1')
    .replaceAll(/([^aiueo])\1/g, 'q$1');
}
