import type { LanguageCode } from '#domain/languages.ts';
import { ABBREVIATIONS, type Abbreviation } from '#domain/text/abbreviations.ts';
import type { Piece } from '#domain/text/pieces.ts';

/** An abbreviation in a sentence, written out. */
export interface WrittenOut {
  /** The first of its words, and how each of them is said. */
  word: number;
  spoken: string[];
}

export function abbreviationsIn(text: string, words: readonly Piece[], language: LanguageCode): WrittenOut[] {
  const found: WrittenOut[] = [];
  for (let word = 0; word < words.length; word++) {
    const next = ABBREVIATIONS[language].map((each) => writtenOut(each, { text, words, word })).find(Boolean);
    if (!next) continue;
    found.push(next);
    word += next.spoken.length - 1;
  }
  return found;
}

interface Place {
  text: string;
  words: readonly Piece[];
  word: number;
}

function writtenOut(
  { written, spoken, needs }: Abbreviation,
  { text, words, word }: Place,
): WrittenOut | undefined {
  const parts = written.split(' ');
  let read = 0;
  let last = word;
  for (; read < parts.length; last++) {
    const own = words[last]?.text.toLowerCase().split('.') ?? [];
    if (own.length === 0 || own.some((part, i) => part !== parts[read + i])) return undefined;
    read += own.length;
    if (read < parts.length && !/^\.\s?$/u.test(gapAfter(text, words, last))) return undefined;
  }
  const gap = gapAfter(text, words, last - 1);
  const next = words[last]?.text ?? '';
  // A stop inside ("t.ex") is as good as one behind.
  const stops = gap.startsWith('.') || (parts.length > 1 && needs === undefined);
  if (parts.length > 1 && !stops) return undefined;
  if (needs === 'stop' && !gap.startsWith('.')) return undefined;
  if (needs === 'name' && !(gap.startsWith('.') && /^\p{Lu}/u.test(next))) return undefined;
  if (needs === 'number' && !(/^\s?[.°º]/u.test(gap) && /^\d/.test(next))) return undefined;
  const count = last - word;
  const said = spoken.split(' ');
  if (count === 1) return { word, spoken: [spoken] };
  return { word, spoken: [...said.slice(0, count - 1), said.slice(count - 1).join(' ')] };
}

function gapAfter(text: string, words: readonly Piece[], index: number): string {
  const word = words[index];
  return word ? text.slice(word.offset + word.text.length, words[index + 1]?.offset) : '';
}
