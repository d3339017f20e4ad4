import {
  asLatin,
  leetReadings,
  withLatinLetters,
  withoutAccents,
  withoutSwaps,
} from '#domain/moderation/letters.ts';
import { UNSPACED_SIGNS } from '#domain/text/unspaced-signs.ts';

/** A word of a text, and what it may be read as. */
export interface Word {
  /** Where it stands in the unified text. */
  from: number;
  to: number;
  /** In small letters, with accents; an apostrophe inside is left out. */
  literal: string;
  /** Without accents. */
  plain: string;
  /** Everything it may be read as, the plain form first. */
  readings: readonly string[];
  /** The same with its accents, the literal form first. */
  exact: readonly string[];
}

/** Scripts that do not space their words. */
const UNSPACED_SET = String.raw`${UNSPACED_SIGNS}\p{Script=Thai}ー`;
export const UNSPACED = new RegExp(`[${UNSPACED_SET}]`, 'v');
const LETTER_SET = String.raw`[[\p{L}\p{M}\p{N}]--[${UNSPACED_SET}]]`;
export const WORD = new RegExp(`${LETTER_SET}+(?:['’ʼ‘\`´]${LETTER_SET}+)*`, 'gv');
const APOSTROPHE = /['’ʼ‘`´]/;
export const APOSTROPHES = /['’ʼ‘`´]/g;
const ORDINARY = /^[a-z]+$/;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    words.push(wordOf(found, index));
  }
  return words;
}

function wordOf(found: string, from: number): Word {
  const parts = APOSTROPHE.test(found) ? found.split(APOSTROPHE) : [found];
  const whole = parts.length > 1 ? parts.join('') : found;
  const literal = whole.toLowerCase();
  const to = from + found.length;
  if (parts.length === 1 && ORDINARY.test(literal) && !STRETCHED.test(literal)) {
    const swapped = withoutSwaps(literal);
    const readings = swapped === undefined ? [literal] : [literal, swapped];
    return { from, to, literal, plain: literal, readings, exact: readings };
  }
  const plain = withoutAccents(literal);
  const readings = new Set([plain]);
  // "l’homme" is a man, "Anna’s" is Anna; a single letter beside an apostrophe is neither.
  if (parts.length > 1) {
    for (const part of parts) if (part.length > 1) readings.add(withoutAccents(part.toLowerCase()));
  }
  for (const reading of disguises(whole, plain)) readings.add(reading);
  for (const reading of Array.from(readings)) for (const short of unstretched(reading)) readings.add(short);
  return { from, to, literal, plain, readings: [...readings], exact: exactReadings(literal) };
}

/** What a word may be where accents count. */
export function exactReadings(literal: string): string[] {
  const found = [literal];
  const latin = withLatinLetters(literal);
  if (latin !== undefined) found.push(latin);
  found.push(...found.flatMap(undigited));
  return [...new Set([...found, ...found.flatMap(unstretched)])];
}

const DIGIT_IN_WORD = /\d/;
const LATIN_LETTER = /[a-z]/;
/** "5th", "100m", "3x": a number and what it counts. */
const AMOUNT =
  /^\d+(?:st|nd|rd|th|[ckm]?m|k?g|mg|ml|[cd]?l|ft|lb|s|h|d|p|k|x|er|e|eme|re|a|o|am|pm|min|kmh|bis|ter|[a-c])$/;

/** What the word is when look-alikes and digits are taken for letters. */
export function disguises(whole: string, plain: string): string[] {
  const found: string[] = [];
  const latin = asLatin(whole);
  if (latin !== undefined && latin !== plain) found.push(latin);
  found.push(...[plain, ...found].flatMap(undigited));
  for (const base of [plain, ...found]) {
    const swapped = withoutSwaps(base);
    if (swapped !== undefined) found.push(swapped);
  }
  return found;
}

/** With letters for its digits, unless it is a number and what it counts. */
function undigited(word: string): string[] {
  if (!DIGIT_IN_WORD.test(word) || !LATIN_LETTER.test(word) || word.length < 3 || word.length > 40) return [];
  return AMOUNT.test(word) ? [] : leetReadings(word);
}

/** Three of a letter in a row, or two where hardly a word has them. */
const STRETCHED = /(.)\1\1|uu|ii|yy/u;
const RUN = /(.)\1+/gu;
const MOST_RUNS = 5;

/** "fuuuck" with each long run as one letter and as two. */
export function unstretched(word: string): string[] {
  if (!STRETCHED.test(word)) return [];
  const pieces: (string | [string, string])[] = [];
  let last = 0;
  for (const { 0: run, 1: letter = '', index } of word.matchAll(RUN)) {
    if (run.length / letter.length < 3 && !/[uiy]/.test(letter)) continue;
    pieces.push(word.slice(last, index), [letter, letter + letter]);
    last = index + run.length;
  }
  pieces.push(word.slice(last));
  let forms = [''];
  let runs = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') forms = forms.map((form) => form + piece);
    else if (runs++ < MOST_RUNS) forms = piece.flatMap((letters) => forms.map((form) => form + letters));
    else forms = forms.map((form) => form + piece[0]);
  }
  return forms;
}
