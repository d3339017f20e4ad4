import { DEFAULT_LANGUAGE, languagesIn, type LanguageCode, type Script } from '#domain/languages.ts';

/** Words so common that they tell a language. */
export type CommonWords = Readonly<Record<LanguageCode, readonly string[]>>;

/** The language of a text: by its script, and where two share one, by their most common words. */
export function languageOf(text: string, common: CommonWords): LanguageCode {
  const script = scriptIn(text);
  const candidates = languagesIn(script);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const scores = candidates.map((language) => words.filter((word) => common[language].includes(word)).length);
  const best = Math.max(...scores);
  if (script === 'devanagari' && scores[0] === scores[1]) return byLetters(text);
  return candidates[scores.indexOf(best)] ?? DEFAULT_LANGUAGE;
}

function scriptIn(text: string): Script {
  if (/\p{Script=Tamil}/u.test(text)) return 'tamil';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'japanese';
  if (/\p{Script=Han}/u.test(text)) return 'chinese';
  return /\p{Script=Devanagari}/u.test(text) ? 'devanagari' : 'latin';
}

/** A short sentence may hold no common word: Marathi has letters that Hindi lacks, and the other way round. */
function byLetters(text: string): LanguageCode {
  if (/[ळऱॅ]/.test(text)) return 'mr';
  return /[\u093c\u0901]/.test(text.normalize('NFD')) ? 'hi' : 'mr';
}
