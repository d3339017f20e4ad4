import type { AgeGroup } from '#domain/age-groups.ts';

/** The youngest follow one voice best. */
const ONE_VOICE: AgeGroup = '3-5';

/** Whose lines have a voice of their own. */
export function ownVoices(ageGroup: AgeGroup | undefined, characters: readonly string[]): readonly string[] {
  return ageGroup === ONE_VOICE ? [] : characters;
}
