import type { LanguageCode } from '#domain/languages.ts';
import { SAMPLE_TEXTS } from '#web/art/sample-texts.ts';
import type { SpokenPiece } from '#web/features/landing/spoken-piece.ts';

/** The whole text in pieces, word by word. */
export function spokenPieces(language: LanguageCode): SpokenPiece[] {
  const { text, words } = SAMPLE_TEXTS[language];
  return words.map(([offset = 0, length = 0, start = 0], i) => ({
    word: text.slice(offset, offset + length),
    rest: text.slice(offset + length, words[i + 1]?.[0]),
    start,
  }));
}
