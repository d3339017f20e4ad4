import type { Range } from '#domain/moderation/contact/ranges.ts';
import { isStepwise } from '#domain/moderation/contact/phones.ts';
import { numberOf } from '#domain/moderation/contact/spoken.ts';
import type { Word } from '#domain/moderation/words.ts';

const SHORTEST = 7;

interface Row {
  values: number[];
  /** How many digits they would be. */
  digits: number;
  spoken: number;
  /** "thirty-nine" is in it; people count in those as well. */
  tens: boolean;
  from: number;
  to: number;
}

/** "double five" is two of them. */
const TIMES = new Map([
  ['double', 2], ['doble', 2], ['doppel', 2], ['dubbel', 2], ['dubbla', 2], ['डबल', 2], ['டபுள்', 2], ['triple', 3], ['trippel', 3], ['ट्रिपल', 3],
]); // prettier-ignore
/** "nine hundred" is a nine and two zeros. */
const HUNDRED = new Set(['hundred', 'cien', 'cent', 'hundert', 'hundra']);
/** Between a ten and a one: "treinta y nueve", "vingt et un". */
const AND = new Set(['y', 'et', 'and']);
const ENGLISH = /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)$/;

/** On one line, with hardly anything between. */
const isNear = (text: string, from: number, to: number) =>
  to - from <= 5 && !text.slice(from, to).includes('\n');

/** Seven or more digits in words, one after the other, that do not just count. */
export function findNumberWords(text: string, words: readonly Word[]): Range[] {
  const found: Range[] = [];
  let row: Row | undefined;
  let times = 1;
  const finish = () => {
    if (row && isCalled(row)) found.push({ from: row.from, to: row.to });
    row = undefined;
    times = 1;
  };
  words.forEach((word, i) => {
    const { literal, plain, from, to } = word;
    if (row && !isNear(text, row.to, from)) finish();
    const spoken = isLetterZero(words, i) ? 0 : (numberOf(literal) ?? numberOf(plain));
    const value = spoken ?? (/^\d{1,4}$/.test(plain) ? Number(plain) : undefined);
    if (value !== undefined) {
      row ??= { values: [], digits: 0, spoken: 0, tens: false, from, to };
      const last = row.values.at(-1);
      if (spoken !== undefined && last !== undefined && isOneOf(last, spoken)) {
        row.values[row.values.length - 1] = last + spoken;
      } else {
        for (; times > 0; times--) {
          row.values.push(value);
          row.digits += spoken === undefined ? plain.length : String(spoken).length;
        }
      }
      times = 1;
      if (spoken !== undefined) row.spoken++;
      if (spoken !== undefined && spoken > 9) row.tens = true;
      row.to = to;
    } else if (row && HUNDRED.has(literal)) {
      row.digits += 2;
      row.to = to;
    } else if (TIMES.has(literal)) {
      times = TIMES.get(literal) ?? 1;
      if (row) row.to = to;
    } else if (!(row && AND.has(literal) && (row.values.at(-1) ?? 0) > 9)) finish();
  });
  finish();
  return [...found, ...eastAsianRows(text)];
}

function isCalled({ values, digits, spoken, tens }: Row): boolean {
  if (digits < SHORTEST || spoken < 2 || isStepwise(values)) return false;
  // A telephone begins with a zero; what is counted in tens does not.
  return tens || values.some((value) => value > 9) ? values[0] === 0 && values.length >= 4 : true;
}

/** "thirty nine", "soixante-dix": the second belongs to the first. */
function isOneOf(ten: number, one: number): boolean {
  return ten >= 20 && ten < 100 && ten % 10 === 0 && one > 0 && (one < 10 || (one < 17 && ten >= 60));
}

/** "o seven double o", in English only: elsewhere an o is a word. */
function isLetterZero(words: readonly Word[], i: number): boolean {
  if (words[i]?.literal !== 'o') return false;
  return ENGLISH.test(words[i - 1]?.literal ?? '') || ENGLISH.test(words[i + 1]?.literal ?? '');
}

const HAN_DIGITS = ['〇零', '一壹幺', '二两贰', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'];
const EAST_ASIAN = new Map(
  [
    'ゼロ ぜろ れい レイ まる', 'いち イチ', 'に ニ', 'さん サン', 'よん ヨン', 'ご ゴ', 'ろく ロク', 'なな ナナ', 'はち ハチ',
    'きゅう キュウ きゅー キュー',
  ].flatMap((kana, value) =>
    [...kana.split(' '), ...Array.from(HAN_DIGITS[value] ?? ''), String(value)].map((sign): [string, number] => [sign, value]),
  ),
); // prettier-ignore
const SIGN = [...EAST_ASIAN.keys()].toSorted((a, b) => b.length - a.length).join('|');
const SIGNS = new RegExp(SIGN, 'g');
const EAST_ASIAN_ROW = new RegExp(String.raw`(?:(?:${SIGN})[\s、・の‐–-]{0,2}){${SHORTEST},40}`, 'gu');

/** 一三八零零, ゼロ九ゼロ: signs and syllables, also between digits. */
function eastAsianRows(text: string): Range[] {
  return [...text.matchAll(EAST_ASIAN_ROW)].flatMap(({ 0: row, index }) => {
    const signs = row.match(SIGNS) ?? [];
    if (signs.filter((sign) => !/\d/.test(sign)).length < 3) return [];
    const values = signs.map((sign) => EAST_ASIAN.get(sign) ?? 0);
    return isStepwise(values) ? [] : [{ from: index, to: index + row.length }];
  });
}
