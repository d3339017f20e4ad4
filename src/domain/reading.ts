import type { LanguageCode } from '#domain/languages.ts';
import { countWords } from '#domain/text/words.ts';

/** Faster than grown-ups read to themselves. */
const FASTEST_WORDS_A_MINUTE = 450;
const SHORTEST_MS = 5_000;

/** Whoever is at the end of a text earlier than this has scrolled there. */
export function leastReadingMs(text: string, language: LanguageCode): number {
  return Math.max(SHORTEST_MS, Math.round((countWords(text, language) / FASTEST_WORDS_A_MINUTE) * 60_000));
}
