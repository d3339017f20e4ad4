import { READING_LEVELS, type AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';

const UNSPACED: ReadonlySet<LanguageCode> = new Set(['zh', 'ja']);
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const LETTER = /[\p{L}\p{N}ー々]/gu;

/** Words, or characters where words are not spaced. */
export function lengthOf(text: string, language: LanguageCode): number {
  return (text.match(UNSPACED.has(language) ? LETTER : WORD) ?? []).length;
}

export function rangeOf(ageGroup: AgeGroup, language: LanguageCode): readonly [least: number, most: number] {
  const level = READING_LEVELS[ageGroup];
  return UNSPACED.has(language) ? level.characters : level.words;
}
