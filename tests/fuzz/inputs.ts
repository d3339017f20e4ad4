import { pick, seeded, type Random } from '#domain/random.ts';

const ROW = 256;
const PLANE = 256;
const SAMPLED = [0x200, 0x2a6, 0x2f8, 0x2ff, 0x300, 0x313, 0xe00, 0xe01, 0xf00, 0xfff, 0x1000, 0x10ff];
/** Every row of the two planes that scripts live in, and some of those for Han, tags and private use. */
const ROWS = [...Array.from({ length: 2 * PLANE }, (_, row) => row), ...SAMPLED];
const BIDI = Array.from('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c');
const HIDDEN = Array.from(
  '\u0000\u0007\u001b\u00ad\u200b\u200c\u200d\u2060\u2063\ufeff\ufff9\ufffc\ufffe\uffff\u{e0001}',
);
const MARKS = Array.from(
  '\u0300\u0301\u0323\u0489\u05bf\u064b\u093c\u094d\u0e34\u0bcd\u20dd\u20e3\ufe0f\u{e0100}',
);
const HALVES = ['\ud800', '\udbff', '\ud83d', '\udc00', '\udfff'];
const WORDS = [
  'The little fox ran home.',
  'Mia y el farol “azul”',
  'एक छोटी लोमड़ी',
  'நிலவில் வாழ்ந்த நரி',
  'चंद्रावर राहणारा कोल्हा',
  '月亮上的小狐狸！',
  'つきに すむ きつね。',
  'השועל הקטן',
  'الثعلب الصغير',
  'ที่นี้น้ำ',
  '👩🏽‍🚀👨‍👩‍👧‍👦🏴\u{e0067}\u{e0062}\u{e007f}',
  '<b>#let x = 1</b> $y$ @z &amp; \\ ] } */',
];

/** Texts that nobody should send and somebody will; the same for the same seed. Rows of Unicode come one after the other. */
export function* hostileTexts(seed: number): Generator<string, never> {
  const random = seeded(seed);
  const count = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const some = (items: readonly string[], most: number) =>
    Array.from({ length: count(1, most) }, () => pick(random, items)).join('');
  const manners: ((row: number) => string)[] = [
    (row) => ofRow(random, row, count(1, 40)),
    (row) => `${pick(random, WORDS)} ${ofRow(random, row, count(1, 8))}`,
    () => mixed(random, pick(random, WORDS), BIDI),
    () => mixed(random, pick(random, WORDS), HIDDEN),
    () => mixed(random, pick(random, WORDS), HALVES),
    () => `${pick(random, BIDI)}${pick(random, WORDS)}${some(MARKS, 120)}`,
    () => some([...MARKS, ...BIDI, ...HIDDEN, ...HALVES], 60),
    () => mixed(random, some(WORDS, 4), [...MARKS, ...BIDI, ...HIDDEN]),
    () => pick(random, Array.from(pick(random, WORDS))).repeat(count(1, 190)),
  ];
  for (let i = Math.floor(random() * ROWS.length); ; i++) {
    const text = manners[i % manners.length]?.(ROWS[i % ROWS.length] ?? 0) ?? '';
    yield text.slice(0, 190);
  }
}

function ofRow(random: Random, row: number, length: number): string {
  return Array.from({ length }, () => String.fromCodePoint(row * ROW + Math.floor(random() * ROW))).join('');
}

function mixed(random: Random, text: string, spice: readonly string[]): string {
  return Array.from(text, (sign) => (random() < 0.4 ? sign + pick(random, spice) : sign)).join('');
}

/** As it goes into an address; halves of characters as the bytes that they would be. */
export function inAddress(text: string): string {
  return Array.from(text, (sign) => {
    if (sign.isWellFormed()) return encodeURIComponent(sign);
    const unit = sign.charCodeAt(0);
    const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
    return bytes.map((byte) => `%${byte.toString(16)}`).join('');
  }).join('');
}
