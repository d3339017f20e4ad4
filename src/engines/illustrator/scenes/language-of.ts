import type { LanguageCode } from '#domain/languages.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';

/** The language of a text: by its script, and where two share one, by their most common words. */
export function languageOf(text: string, { common }: Pick<WordBook, 'common'>): LanguageCode {
  if (/\p{Script=Tamil}/u.test(text)) return 'ta';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const candidates: LanguageCode[] = /\p{Script=Devanagari}/u.test(text)
    ? ['hi', 'mr']
    : ['en', 'es', 'fr', 'de', 'sv'];
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const score = (language: LanguageCode) => words.filter((word) => common[language].includes(word)).length;
  return candidates.reduce((best, language) => (score(language) > score(best) ? language : best));
}
