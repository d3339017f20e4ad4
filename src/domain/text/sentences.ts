import type { LanguageCode } from '#domain/languages.ts';
import { endsSentence } from '#domain/text/abbreviations.ts';
import { trimmed, type Piece } from '#domain/text/pieces.ts';

/** The sentences of a text as a reader would point at them. None goes on over the end of a line, and each has a letter or a number. */
export function sentencesOf(text: string, language: LanguageCode): Piece[] {
  return [...text.matchAll(/[^\n]+/g)]
    .flatMap(({ 0: line, index }) => inLine({ text: line, offset: index }, language))
    .map(trimmed)
    .filter((sentence) => hasWords(sentence.text));
}

function inLine(line: Piece, language: LanguageCode): Piece[] {
  const sentences: Piece[] = [];
  for (const piece of segmentsOf(line, language)) {
    const before = sentences.at(-1);
    if (before && goesOn(before.text, piece.text, language)) before.text += piece.text;
    else sentences.push(piece);
  }
  return sentences;
}

/** By the marks of the language. A quote that opens belongs to what follows it. */
function segmentsOf({ text, offset }: Piece, language: LanguageCode): Piece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const starts = Array.from(segmenter.segment(text), ({ index }) => {
    // Only a few signs back: looking through all that came before takes the square of a long line.
    const opening = /[\p{Ps}\p{Pi}]+$/u.exec(text.slice(Math.max(0, index - 4), index))?.[0] ?? '';
    return index - opening.length;
  });
  return starts.map((start, i) => ({ text: text.slice(start, starts[i + 1]), offset: offset + start }));
}

/** "Come here!" said the fox; "Mr." before a name; and what has no letters is no sentence of its own. */
function goesOn(before: string, next: string, language: LanguageCode): boolean {
  return (
    /^[\s\p{Pd}]*\p{Ll}/u.test(next) ||
    (/[」』]$/.test(before) && /^(?:と|って)/.test(next)) ||
    !hasWords(next) ||
    !hasWords(before) ||
    !endsSentence(before, next, language)
  );
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
