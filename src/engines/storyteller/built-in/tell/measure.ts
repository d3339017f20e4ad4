import { READING_LEVELS, type AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { isSpaced } from '#domain/text/spaces.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const LETTER = /[\p{L}\p{N}ー々]/gu;

/** Words, or characters where words are not spaced. */
export function lengthOf(text: string, language: LanguageCode): number {
  return (text.match(isSpaced(language) ? WORD : LETTER) ?? []).length;
}

export function rangeOf(ageGroup: AgeGroup, language: LanguageCode): readonly [least: number, most: number] {
  const level = READING_LEVELS[ageGroup];
  return isSpaced(language) ? level.words : level.characters;
}
