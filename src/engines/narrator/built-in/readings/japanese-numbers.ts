const ONES = ['', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュー'];
const HUNDREDS = [
  '',
  'ヒャク',
  'ニヒャク',
  'サンビャク',
  'ヨンヒャク',
  'ゴヒャク',
  'ロッピャク',
  'ナナヒャク',
  'ハッピャク',
  'キューヒャク',
];
const GROUPS = ['', 'マン', 'オク', 'チョー'];

/** How a number sounds by itself, in katakana. Written in digits. */
export function numberInKana(digits: string): string {
  const [whole = '', fraction] = digits.replaceAll(',', '').split('.');
  const spoken = /^0\d/.test(whole) || whole.length > 16 ? oneByOne(whole) : wholeInKana(whole);
  return fraction ? `${spoken.replace(/イチ$/, 'イッ')}テン${oneByOne(fraction)}` : spoken;
}

function oneByOne(digits: string): string {
  return Array.from(digits, (digit) => (digit === '0' ? 'ゼロ' : ONES[Number(digit)])).join('');
}

function wholeInKana(digits: string): string {
  if (Number(digits) === 0) return 'ゼロ';
  let spoken = '';
  for (let end = digits.length, group = 0; end > 0; end -= 4, group++) {
    const value = Number(digits.slice(Math.max(0, end - 4), end));
    if (value > 0) spoken = `${belowTenThousand(value)}${GROUPS[group]}${spoken}`;
  }
  return spoken.replace('イチチョー', 'イッチョー');
}

function belowTenThousand(value: number): string {
  const [thousands, hundreds, tens, ones] = [
    Math.floor(value / 1000),
    Math.floor(value / 100) % 10,
    Math.floor(value / 10) % 10,
    value % 10,
  ];
  const thousand = { 0: '', 1: 'セン', 3: 'サンゼン', 8: 'ハッセン' }[thousands] ?? `${ONES[thousands]}セン`;
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : ONES[tens]}ジュー`;
  return `${thousand}${HUNDREDS[hundreds]}${ten}${ONES[ones]}`;
}

/** How the number and what is counted change each other. */
interface Counter {
  reading: string;
  /** Numbers that end in these stop short: イチ becomes イッ. */
  stops?: number[];
  /** A reading after a stop: ヒキ becomes ピキ. */
  afterStop?: string;
  /** A reading after a nasal (3, 1000, 10000): ヒキ becomes ビキ. */
  afterNasal?: string;
  /** Also after 4: ヨンプン. */
  afterFour?: string;
  /** Other readings of the last digit. */
  digits?: Record<number, string>;
  /** Numbers with a reading of their own, cut where the counter begins. */
  whole?: Record<number, [string, string]>;
}

const K: Partial<Counter> = { stops: [1, 6, 8, 10, 100] };
const ST: Partial<Counter> = { stops: [1, 8, 10] };
const H: Partial<Counter> = { stops: [1, 6, 8, 10, 100] };

const COUNTERS: Record<string, Counter> = {
  匹: { ...H, reading: 'ヒキ', afterStop: 'ピキ', afterNasal: 'ビキ' },
  本: { ...H, reading: 'ホン', afterStop: 'ポン', afterNasal: 'ボン' },
  杯: { ...H, reading: 'ハイ', afterStop: 'パイ', afterNasal: 'バイ' },
  分: { ...H, reading: 'フン', afterStop: 'プン', afterNasal: 'プン', afterFour: 'プン' },
  分間: { ...H, reading: 'フンカン', afterStop: 'プンカン', afterNasal: 'プンカン', afterFour: 'プンカン' },
  歩: { ...H, reading: 'ホ', afterStop: 'ポ', afterNasal: 'ポ' },
  発: { ...H, reading: 'ハツ', afterStop: 'パツ', afterNasal: 'パツ', afterFour: 'パツ' },
  泊: { ...H, reading: 'ハク', afterStop: 'パク', afterNasal: 'パク', afterFour: 'パク' },
  回: { ...K, reading: 'カイ' },
  回目: { ...K, reading: 'カイメ' },
  個: { ...K, reading: 'コ' },
  こ: { ...K, reading: 'コ' },
  階: { ...K, reading: 'カイ', afterNasal: 'ガイ' },
  軒: { ...K, reading: 'ケン', afterNasal: 'ゲン' },
  曲: { ...K, reading: 'キョク' },
  か月: { ...K, reading: 'カゲツ' },
  ヶ月: { ...K, reading: 'カゲツ' },
  カ月: { ...K, reading: 'カゲツ' },
  歳: { ...ST, reading: 'サイ', whole: { 20: ['ハタ', 'チ'] } },
  才: { ...ST, reading: 'サイ', whole: { 20: ['ハタ', 'チ'] } },
  冊: { ...ST, reading: 'サツ' },
  足: { ...ST, reading: 'ソク', afterNasal: 'ゾク' },
  週間: { ...ST, reading: 'シューカン' },
  章: { ...ST, reading: 'ショー' },
  色: { ...ST, reading: 'ショク' },
  頭: { ...ST, reading: 'トー' },
  点: { ...ST, reading: 'テン' },
  着: { ...ST, reading: 'チャク' },
  通: { ...ST, reading: 'ツー' },
  羽: { reading: 'ワ', afterNasal: 'バ' },
  枚: { reading: 'マイ' },
  台: { reading: 'ダイ' },
  度: { reading: 'ド' },
  番: { reading: 'バン' },
  倍: { reading: 'バイ' },
  名: { reading: 'メイ' },
  秒: { reading: 'ビョー' },
  円: { reading: 'エン', digits: { 4: 'ヨ' } },
  年: { reading: 'ネン', digits: { 4: 'ヨ' } },
  年間: { reading: 'ネンカン', digits: { 4: 'ヨ' } },
  年生: { reading: 'ネンセー', digits: { 4: 'ヨ' } },
  時: { reading: 'ジ', digits: { 4: 'ヨ', 7: 'シチ', 9: 'ク' } },
  時間: { reading: 'ジカン', digits: { 4: 'ヨ', 9: 'ク' } },
  月: { reading: 'ガツ', digits: { 4: 'シ', 7: 'シチ', 9: 'ク' } },
  人: { reading: 'ニン', digits: { 4: 'ヨ' }, whole: { 1: ['ヒト', 'リ'], 2: ['フタ', 'リ'] } },
  日: {
    reading: 'ニチ',
    whole: {
      1: ['ツイ', 'タチ'],
      2: ['フツ', 'カ'],
      3: ['ミッ', 'カ'],
      4: ['ヨッ', 'カ'],
      5: ['イツ', 'カ'],
      6: ['ムイ', 'カ'],
      7: ['ナノ', 'カ'],
      8: ['ヨー', 'カ'],
      9: ['ココノ', 'カ'],
      10: ['トー', 'カ'],
      14: ['ジューヨッ', 'カ'],
      20: ['ハツ', 'カ'],
      24: ['ニジューヨッ', 'カ'],
    },
  },
  つ: {
    reading: 'ツ',
    whole: {
      1: ['ヒト', 'ツ'],
      2: ['フタ', 'ツ'],
      3: ['ミッ', 'ツ'],
      4: ['ヨッ', 'ツ'],
      5: ['イツ', 'ツ'],
      6: ['ムッ', 'ツ'],
      7: ['ナナ', 'ツ'],
      8: ['ヤッ', 'ツ'],
      9: ['ココノ', 'ツ'],
    },
  },
};

const STOPS: Record<number, [string, string]> = {
  1: ['イチ', 'イッ'],
  6: ['ロク', 'ロッ'],
  8: ['ハチ', 'ハッ'],
  10: ['ジュー', 'ジュッ'],
  100: ['ャク', 'ャッ'],
};

/** The longest counter at the beginning of a text; none if nothing is counted. */
export function counterAt(text: string): string | undefined {
  return Object.keys(COUNTERS)
    .filter((each) => text.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** A number and what it counts, each as it sounds beside the other. `何` counts like a number. */
export function countedInKana(digits: string, counter: string): { number: string; counter: string } {
  const how = COUNTERS[counter];
  if (!how) return { number: numberInKana(digits), counter: '' };
  if (digits === '何') return { number: 'ナン', counter: how.afterNasal ?? how.reading };
  const value = digits.includes('.') ? Number.NaN : Number(digits.replaceAll(',', ''));
  const whole = how.whole?.[value];
  if (whole) return { number: whole[0], counter: whole[1] };
  const number = numberInKana(digits);
  const last = lastPart(value);
  const stop = how.stops?.includes(last) ? STOPS[last] : undefined;
  if (stop)
    return {
      number: number.replace(new RegExp(`${stop[0]}$`), stop[1]),
      counter: how.afterStop ?? how.reading,
    };
  if (how.afterNasal && [3, 1000, 10_000].includes(last)) return { number, counter: how.afterNasal };
  if (how.afterFour && last === 4) return { number, counter: how.afterFour };
  const digit = how.digits?.[last];
  const plain = ONES[last];
  if (digit && plain) return { number: number.replace(new RegExp(`${plain}$`), digit), counter: how.reading };
  return { number, counter: how.reading };
}

/** What is heard last of a number: 3 of 23, 10 of 40, 100 of 700. */
function lastPart(value: number): number {
  if (!Number.isFinite(value) || value === 0) return 0;
  for (const part of [10_000, 1000, 100, 10]) if (value % part === 0) return part;
  return value % 10;
}

/** 二十三 as 23; undefined where it is no number. */
export function digitsOfKanji(kanji: string): string | undefined {
  if (!/^[〇一二三四五六七八九十百千万]+$/.test(kanji)) return undefined;
  if (/^[〇一二三四五六七八九]{2,}$/.test(kanji)) return Array.from(kanji, digitOf).join('');
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const sign of kanji) {
    const place = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (sign === '万') {
      total += (group + digit || 1) * 10_000;
      group = digit = 0;
    } else if (place === undefined) {
      digit = digitOf(sign);
    } else {
      group += (digit || 1) * place;
      digit = 0;
    }
  }
  return String(total + group + digit);
}

function digitOf(sign: string): number {
  return '〇一二三四五六七八九'.indexOf(sign);
}
