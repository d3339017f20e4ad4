import { UNICODE_LOOK_ALIKES } from '#domain/moderation/unicode-look-alikes.ts';

/**
 * Letters that look like Latin ones: what people mix into a word so that a list does not know it. Written by hand, from what is
 * seen most; where it is silent, Unicode's list of confusables speaks. Full-width, mathematical, circled and superscript letters
 * are in neither: NFKC unfolds them.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαᴀꭺӑӓ∂ⱥᗅᗩаλɐ',
  b: 'вьƀɓƃʙᏼᖯþბᗷъ฿βЬ',
  c: 'сϲᴄⅽꮯƈ¢ȼᑕсҫ',
  d: 'ԁժᴅɖɗđᏧꓒⅆᗪძ',
  e: 'еҽєεᴇɘəɛꬲⲉѐёҿℯ℮эᗴ',
  f: 'ƒẝꬵꜰϝғғ',
  g: 'ɡցɢǥɠᶃԍɢ',
  h: 'һհʜħꮒнңҥիн',
  i: 'іιɪıȉɩӏꙇⅰյїΙו',
  j: 'јϳᴊɉյʝ',
  k: 'кκᴋƙқҝҡⲕꮶ',
  l: 'ⅼӀʟɭłƚǀlιlΙⱡ',
  m: 'мⅿᴍɱʍ',
  n: 'ոηпɴɲŋƞռηᴎи',
  o: 'оοօσᴏөøɵ๐ӧ०൦оθѳ',
  p: 'рρᴘƥрқþ',
  q: 'ԛզգɋ',
  r: 'гʀɍɼɾᴦгяᖇ',
  s: 'ѕꜱʂƽꮪѕꙅ',
  t: 'тτᴛŧƭʈțтт',
  u: 'υսᴜʉʊцμµ',
  v: 'ѵνᴠⅴʋ∨ν',
  w: 'ѡԝաᴡɯшщωѡ',
  x: 'хχⅹ×ҳ᙮х',
  y: 'уүγʏɏƴỿўчу',
  z: 'ᴢƶʐȥᏃʑ',
};

/** Capitals that look like another letter than their small ones do: Greek Nu is an N, nu a v. */
const CAPITAL_LOOK_ALIKES: Readonly<Record<string, string>> = {
  Α: 'a', Β: 'b', Ε: 'e', Ζ: 'z', Η: 'h', Ι: 'i', Κ: 'k', Μ: 'm', Ν: 'n', Ο: 'o', Ρ: 'p', Τ: 't', Υ: 'y', Χ: 'x',
  А: 'a', В: 'b', Е: 'e', К: 'k', М: 'm', Н: 'h', О: 'o', Р: 'p', С: 'c', Т: 't', Х: 'x', У: 'y', Ѕ: 's', І: 'i', Ј: 'j',
  Ꭺ: 'a', Ᏼ: 'b', Ꮯ: 'c', Ꭰ: 'd', Ꭼ: 'e', Ꮐ: 'g', Ꮋ: 'h', Ꭵ: 'i', Ꭻ: 'j', Ꮶ: 'k', Ꮮ: 'l', Ꮇ: 'm', Ꮲ: 'p', Ꮢ: 'r', Ꮪ: 's', Ꭲ: 't', Ꮩ: 'v', Ꮃ: 'w', Ꮓ: 'z',
  Ս: 'u', Տ: 's', Լ: 'l', Օ: 'o',
}; // prettier-ignore

/** Latin letters whose stroke or ligature is no mark of its own, so that decomposing leaves them as they are. */
const PLAIN_LATIN: Readonly<Record<string, string>> = {
  ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ƒ: 'f', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ŋ: 'n',
}; // prettier-ignore

/** By the letter itself, as a capital may look like another one than its small letter; ours come last and win. */
const looks = new Map<string, string>([
  ...pairsOf(UNICODE_LOOK_ALIKES),
  ...pairsOf(LOOK_ALIKES),
  ...Object.entries(CAPITAL_LOOK_ALIKES),
]);

function pairsOf(table: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(table).flatMap(([latin, others]) =>
    Array.from(others, (other): [string, string] => [other, latin]),
  );
}

const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;
const ASCII = /^[\0-\x7f]*$/;
/** No letter of them looks Latin, and digits are unified before. */
const INDIC = /^[\u0900-\u0dff]+$/;
/** Nothing that has an accent or a stroke: the scripts of India and East Asia. */
const BARE = /^[\0-\x7f\u0900-\u1aaf\u3000-\u9fff]*$/;

/** Small letters without the accents of Latin, Greek and Cyrillic; the signs of Indic scripts are letters and stay. */
export function withoutAccents(lower: string): string {
  if (BARE.test(lower)) return lower;
  const bare = lower.normalize('NFD').replaceAll(MARKS, '').normalize('NFC');
  let plain = '';
  for (const letter of bare) plain += PLAIN_LATIN[letter] ?? letter;
  return plain;
}

/** The word as it looks to a reader of Latin letters, or undefined when it does not look Latin through and through. */
export function asLatin(word: string): string | undefined {
  if (ASCII.test(word) || INDIC.test(word)) return undefined;
  let latin = '';
  for (const letter of word.normalize('NFD').replaceAll(MARKS, '')) {
    const lower = letter.toLowerCase();
    latin += ASCII.test(lower) ? lower : (looks.get(letter) ?? looks.get(lower) ?? '\u{10ffff}');
  }
  return ASCII.test(latin) ? latin : undefined;
}

const LATIN = /\p{Script=Latin}/u;

/** The same for a word of which only some letters are foreign; those that are Latin keep their accents. */
export function withLatinLetters(lower: string): string | undefined {
  if (ASCII.test(lower) || !LATIN.test(lower)) return undefined;
  let latin = '';
  for (const letter of lower) latin += LATIN.test(letter) ? letter : (looks.get(letter) ?? letter);
  return latin === lower ? undefined : latin;
}

/** "phuck", "slvt": a ph that sounds like an f, a v that cannot be one. */
const SWAPPED = /ph[uio]|v(?![aeiouy])/;

export function withoutSwaps(plain: string): string | undefined {
  if (!SWAPPED.test(plain)) return undefined;
  return plain
    .replaceAll(/ph(?=[uio])/g, 'f')
    .replaceAll('vv', 'w')
    .replaceAll(/v(?![aeiouy])/g, 'u');
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'il', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'gb', '7': 't', '8': 'b', '9': 'g',
  '@': 'a', $: 's', '!': 'il', '+': 't', '|': 'li', '€': 'e', '£': 'l', '¢': 'c', '©': 'c', '®': 'r', '¡': 'i',
}; // prettier-ignore

const MOST_READINGS = 8;

/** What digits and signs between letters may stand for; a few readings, as 1 is an i or an l. */
export function leetReadings(lower: string): string[] {
  let readings = [''];
  for (const sign of lower) {
    const meant = LEET[sign] ?? sign;
    const branches =
      meant.length > 1 && readings.length < MOST_READINGS ? Array.from(meant) : [meant.charAt(0)];
    if (LEET[sign] === undefined) readings = readings.map((reading) => reading + sign);
    else readings = branches.flatMap((letter) => readings.map((reading) => reading + letter));
  }
  return readings;
}
