import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';

/** Themes that are not for children, in what people type in themselves. The list is the document's, word for word. */
export const THEME_WORDS = [
  'violence',
  'scary',
  'horror',
  'death',
  'war',
  'fight',
  'blood',
  'murder',
  'adult',
  'mature',
  'sexual',
  'romantic',
  'dating',
  'kissing',
  'drugs',
  'alcohol',
  'smoking',
  'drinking',
  'party',
  'gambling',
  'money',
  'rich',
  'poor',
  'homeless',
  'political',
  'religion',
  'god',
  'devil',
  'evil',
] as const;

/** `anywhere`: inside of longer words too. `alone`: only as a word of its own. */
export type ThemeMatch = 'anywhere' | 'alone';

/** Harmless words of other languages that are spelt the same: German `war` is was, Swedish `god` is good. */
const FALSE_FRIENDS: Record<LanguageCode, readonly string[]> = {
  de: ['war'],
  sv: ['god'],
  en: [],
  es: [],
  fr: [],
  // Scripts of their own have none.
  hi: [],
  mr: [],
  ta: [],
  zh: [],
  ja: [],
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The whole words of the text that hold a theme word, each where it begins. */
export function findThemeWords(
  text: string,
  language: LanguageCode,
  match: ThemeMatch,
): { at: number; found: string }[] {
  const themes = THEME_WORDS.filter((theme) => !FALSE_FRIENDS[language].includes(theme));
  return [...text.matchAll(WORD)]
    .map(({ 0: found, index }) => ({ at: index, found }))
    .filter(({ found }) => {
      const word = found.toLowerCase();
      return themes.some((theme) => (match === 'anywhere' ? word.includes(theme) : word === theme));
    });
}

/** The English list finds an English theme in any longer word; German would lose `richtig` and `warten` to it. */
export function themeMatchFor(language: LanguageCode): ThemeMatch {
  return language === DEFAULT_LANGUAGE ? 'anywhere' : 'alone';
}
