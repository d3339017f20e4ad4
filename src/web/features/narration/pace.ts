import type { LanguageCode } from '#domain/languages.ts';

/** Characters that are read in a second, as the built-in voice reads to a child. */
const CHARACTERS_PER_SECOND: Readonly<Record<LanguageCode, number>> = {
  en: 14,
  es: 14,
  fr: 16,
  de: 14,
  sv: 12,
  hi: 10.5,
  mr: 10.5,
  ta: 12.5,
  zh: 3.5,
  ja: 4.5,
};

/** For a length in seconds before anybody has read. */
export function usualPace(language: LanguageCode): number {
  return CHARACTERS_PER_SECOND[language];
}

/** A Chinese character takes as long as four letters: so many characters take as long as a number of English ones. */
export function asLongAs(englishCharacters: number, language: LanguageCode): number {
  return Math.round((englishCharacters * CHARACTERS_PER_SECOND[language]) / CHARACTERS_PER_SECOND.en);
}
