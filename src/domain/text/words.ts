import type { LanguageCode } from '#domain/languages.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { isSpaced } from '#domain/text/spaces.ts';

/** Words as a reader would point at them; marks, emoji and spaces are none. */
export function wordsOf(text: string, language: LanguageCode): Piece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words: Piece[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue;
    const before = words.at(-1);
    // "half-open" and "l'ours" are one word to the eye.
    if (before && /^['’-]$/.test(text.slice(before.offset + before.text.length, index))) {
      before.text = text.slice(before.offset, index + segment.length);
    } else {
      words.push({ text: segment, offset: index });
    }
  }
  return words;
}

/** As a word counter counts them: what stands between spaces, where there are any, and is no mark: « », ! and ? of French. */
export function countWords(text: string, language: LanguageCode = 'en'): number {
  if (isSpaced(language)) return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
