import type { LanguageCode } from '#domain/languages.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';

/** As much of the text as goes into one request. */
export interface Chunk extends Piece {
  /** What is sent: as long as the text, without what nobody should read aloud. */
  spoken: string;
}

/** Below the limits of every provider, in any script. */
const LONGEST = 1500;

/** Whole sentences, as many as fit: a voice sounds best when it sees where the text is going. */
export function chunksOf(text: string, language: LanguageCode): Chunk[] {
  const said = speakable(text);
  const spans: { start: number; end: number }[] = [];
  for (const { offset, text: sentence } of breathsOf(said, language)) {
    const end = offset + sentence.length;
    const last = spans.at(-1);
    if (last && end - last.start <= LONGEST) last.end = end;
    else spans.push({ start: offset, end });
  }
  return spans.map(({ start, end }) => ({
    offset: start,
    text: text.slice(start, end),
    spoken: said.slice(start, end),
  }));
}
