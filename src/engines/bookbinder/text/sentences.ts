import type { LanguageCode } from '#domain/languages.ts';
import { trimmed, type Piece } from '#engines/bookbinder/text/paragraphs.ts';

/** Stands before a name and ends in a stop that ends nothing. */
const TITLE_BEFORE_NAME = /(?:^|[\s\p{P}])(?:Mrs?|Ms|Dr|Dra|Sr|Sra|St|Prof|Mme|Mlle|M|Hr|Fr)\.\s*$/u;

/** The sentences of a line, as a reader would point at them. */
export function sentencesOf(line: Piece, language: LanguageCode): Piece[] {
  const sentences: Piece[] = [];
  for (const piece of segmentsOf(line, language)) {
    const before = sentences.at(-1);
    if (before && goesOn(before.text, piece.text)) before.text += piece.text;
    else sentences.push(piece);
  }
  return sentences.map(trimmed);
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

/** "Come here!" said the fox; and what has no letters is no sentence of its own. */
function goesOn(before: string, next: string): boolean {
  return (
    /^[\s\p{Pd}]*\p{Ll}/u.test(next) ||
    (/[」』]$/.test(before) && /^(?:と|って)/.test(next)) ||
    !/[\p{L}\p{N}]/u.test(next) ||
    !/[\p{L}\p{N}]/u.test(before) ||
    TITLE_BEFORE_NAME.test(before)
  );
}
