import { characters } from '#domain/characters.ts';

export const CHARACTER_MS = 30;

/** Between the last letter and the choices. */
export const PAUSE_MS = 500;

export interface Letter {
  /** Where it ends in the text. */
  end: number;
  dueMs: number;
}

/** When each letter of a text is typed. A letter of several characters (க் + ஷ, 👩‍🚀) appears as one, when its last is due. */
export function lettersOf(text: string): Letter[] {
  let typed = 0;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment, index }) => {
      typed += characters(segment).length;
      return { end: index + segment.length, dueMs: typed * CHARACTER_MS };
    },
  );
}

/** How far the text is typed after so many milliseconds. */
export function typedEnd(letters: readonly Letter[], elapsedMs: number): number {
  return letters.findLast(({ dueMs }) => dueMs <= elapsedMs)?.end ?? 0;
}
