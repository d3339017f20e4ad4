export const AGE_GROUPS = ['3-5', '6-8', '9-12'] as const;

export type AgeGroup = (typeof AGE_GROUPS)[number];

export const DEFAULT_AGE_GROUP: AgeGroup = '6-8';

interface ReadingLevel {
  /** Words in a new story; for Chinese and Japanese, which do not space words, characters. */
  words: readonly [least: number, most: number];
  characters: readonly [least: number, most: number];
  /** Mean words per sentence, at most. */
  sentence: number;
}

export const READING_LEVELS: Readonly<Record<AgeGroup, ReadingLevel>> = {
  '3-5': { words: [180, 300], characters: [300, 600], sentence: 9 },
  '6-8': { words: [350, 550], characters: [700, 1300], sentence: 13 },
  '9-12': { words: [600, 800], characters: [1300, 2000], sentence: 18 },
};
