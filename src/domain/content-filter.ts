import { checkText, type ViolationKind } from '#domain/content-safety/check-text.ts';
import { findThemeWords, themeMatchFor, type ThemeMatch } from '#domain/content-safety/theme-words.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';

export type FilterKind = ViolationKind | 'theme';

export interface FilterViolation {
  kind: FilterKind;
  /** As it stands in the text; of a theme, the whole word that holds it. */
  text: string;
}

export interface FilteredContent {
  clean: boolean;
  violations: FilterViolation[];
  /** The text with everything that was found behind asterisks. */
  filtered: string;
}

export interface FilterOptions {
  /** Of the text, as far as it is known. */
  language?: LanguageCode;
  /** What is allowed here, such as an address in the field for one. */
  except?: readonly ViolationKind[];
  /** Where theme words are looked for, when it is not left to the language. */
  themes?: ThemeMatch;
}

/** What people write to us: the check that every text passes, and on top of it the themes that are not for children. */
export function filterContent(
  text: string,
  { language = DEFAULT_LANGUAGE, except, themes = themeMatchFor(language) }: FilterOptions = {},
): FilteredContent {
  const { violations: unsafe, masked } = checkText(text, { language, except });
  const found = findThemeWords(masked, language, themes);
  let filtered = masked;
  for (const { at, found: word } of found) {
    filtered = filtered.slice(0, at) + '*'.repeat(word.length) + filtered.slice(at + word.length);
  }
  const violations = [...unsafe, ...found.map(({ found: word }) => ({ kind: 'theme' as const, text: word }))];
  return { clean: violations.length === 0, violations, filtered };
}
