import type { LanguageCode } from '#domain/languages.ts';

const WORDS_A_MINUTE = 200;
const UNSPACED: ReadonlySet<LanguageCode> = new Set(['zh', 'ja']);

/** In whole minutes, rounded up. */
export function readMinutes(text: string, language: LanguageCode = 'en'): number {
  return Math.ceil(countWords(text, language) / WORDS_A_MINUTE);
}

export function countWords(text: string, language: LanguageCode = 'en'): number {
  if (!UNSPACED.has(language)) return text.match(/\S+/g)?.length ?? 0;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
