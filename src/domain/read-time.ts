import type { LanguageCode } from '#domain/languages.ts';
import { countWords } from '#domain/text/words.ts';

const WORDS_A_MINUTE = 200;

/** In whole minutes, rounded up. */
export function readMinutes(text: string, language: LanguageCode = 'en'): number {
  return Math.ceil(countWords(text, language) / WORDS_A_MINUTE);
}
