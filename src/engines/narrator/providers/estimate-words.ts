import type { LanguageCode } from '#domain/languages.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { SpokenWord } from '#engines/narrator/port.ts';

/** Beside the syllable it belongs to, which weighs 1. */
const LETTER = 0.3;
const LEAD_IN = 0.4;
const BETWEEN_WORDS = 0.3;
/** After the last word voices stop sooner than they pause. */
const LEAD_OUT = 1;
const DIGIT = 1.8;
/** A kanji is read with one to three morae. */
const KANJI = 1.8;
const UNKNOWN_LETTER = 0.5;

const PAUSES: readonly [marks: RegExp, weight: number][] = [
  [/\n/, 7],
  [/[.!?…。！？।॥]/, 5],
  [/[,;:—–、，；：]/, 3],
];

/** When each word is heard, reckoned from how long it is to say and where one draws breath. Offsets count from the text's start. */
export function estimateWords(text: string, language: LanguageCode, duration: number): SpokenWord[] {
  const words = wordsOf(text, language);
  let at = LEAD_IN;
  const placed = words.map((word, i) => {
    const end = word.offset + word.text.length;
    const start = at;
    at += weightOf(word.text, language);
    const spoken = { offset: word.offset, length: word.text.length, start, end: at };
    const next = words[i + 1];
    at += pauseIn(text.slice(end, next?.offset), next !== undefined);
    return spoken;
  });
  const seconds = duration / at;
  return placed.map((word) => ({
    ...word,
    start: word.start * seconds,
    end: Math.min(word.end * seconds, duration),
  }));
}

function pauseIn(gap: string, goesOn: boolean): number {
  if (!goesOn) return LEAD_OUT;
  return PAUSES.find(([marks]) => marks.test(gap))?.[1] ?? (gap ? BETWEEN_WORDS : 0);
}

function weightOf(word: string, language: LanguageCode): number {
  return syllablesIn(word, language) + (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * LETTER;
}

/** By the script of each letter, so that a name from elsewhere counts as what it is. */
export function syllablesIn(word: string, language: LanguageCode): number {
  const letters = word.normalize('NFC');
  const count = (pattern: RegExp) => letters.match(pattern)?.length ?? 0;
  const sum =
    latinSyllables(letters, language) +
    indicSyllables(letters) +
    count(/\p{Script=Han}/gu) * (language === 'ja' ? KANJI : 1) +
    count(/[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu) -
    count(/[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ]/g) +
    count(/\p{N}/gu) * DIGIT +
    count(
      /[\p{L}--[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]/gv,
    ) *
      UNKNOWN_LETTER;
  return Math.max(sum, UNKNOWN_LETTER);
}

/** One for each group of vowels; what is written and not said is left out. */
function latinSyllables(word: string, language: LanguageCode): number {
  const bare = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const parts = bare.match(/\p{Script=Latin}+/gu) ?? [];
  return parts.reduce(
    (sum, part) => sum + Math.max(1, said(part, language).match(/[aeiouyæœø]+/g)?.length ?? 0),
    0,
  );
}

function said(word: string, language: LanguageCode): string {
  if (language === 'en') return word.replace(/(?<![aeiouyl])e$|(?<=[^td])ed$/, '');
  if (language === 'fr') return word.replace(/(?:e|es|ent)$/, '');
  return word;
}

/** A letter carries its own vowel unless a sign takes it away, as the end of a word does in Hindi and Marathi. */
function indicSyllables(word: string): number {
  const count = (pattern: RegExp) => word.match(pattern)?.length ?? 0;
  const letters = count(/[\p{L}&&[\p{Script=Devanagari}\p{Script=Tamil}]]/gv);
  if (letters === 0) return 0;
  const silent = count(/[\u094d\u0bcd]/g) + count(/(?<=[\p{L}\p{M}])[\u0915-\u0939\u0958-\u095f]\u093c?$/gu);
  return Math.max(1, letters - silent);
}
