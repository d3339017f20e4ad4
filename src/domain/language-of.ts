import type { LanguageCode } from '#domain/languages.ts';

/** Words so common that they tell a language. */
export type CommonWords = Readonly<Record<LanguageCode, readonly string[]>>;

/** The language of a text: by its script, and where two share one, by their most common words. */
export function languageOf(text: string, common: CommonWords): LanguageCode {
  if (/\p{Script=Tamil}/u.test(text)) return 'ta';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const devanagari = /\p{Script=Devanagari}/u.test(text);
  const candidates: LanguageCode[] = devanagari ? ['hi', 'mr'] : ['en', 'es', 'fr', 'de', 'sv'];
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const scores = candidates.map((language) => words.filter((word) => common[language].includes(word)).length);
  const best = Math.max(...scores);
  if (devanagari && scores[0] === scores[1]) return byLetters(text);
  return candidates[scores.indexOf(best)] ?? 'en';
}

/** A short sentence may hold no common word: Marathi has letters that Hindi lacks, and the other way round. */
function byLetters(text: string): LanguageCode {
  if (/[ळऱॅ]/.test(text)) return 'mr';
  return /[\u093c\u0901]/.test(text.normalize('NFD')) ? 'hi' : 'mr';
}
