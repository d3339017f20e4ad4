import type { AgeGroup } from '#domain/age-groups.ts';
import { hardKanji } from '#domain/text/kanji-grades.ts';

/** How some signs of a text are read, to be set small above them. */
export interface Ruby {
  /** Where they begin, in UTF-16 units. */
  at: number;
  length: number;
  reading: string;
}

/** A text as somebody of this age reads it: what has a sign that they have not learnt is spelled in kana. */
export function spelledFor(ageGroup: AgeGroup, text: string, rubies: readonly Ruby[]): string {
  // From the end, so that what stands before stays where it is.
  return rubies
    .toSorted((a, b) => b.at - a.at)
    .reduce((spelled, { at, length, reading }) => {
      const isHard = hardKanji(text.slice(at, at + length), ageGroup).length > 0;
      return isHard ? spelled.slice(0, at) + reading + spelled.slice(at + length) : spelled;
    }, text);
}
