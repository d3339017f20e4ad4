/** What stands before and behind a text that is cut out of a story. */
export interface Surroundings {
  before: string;
  /** To the end of the paragraph: what comes later says nothing about who speaks here, or where a sentence ends. */
  after: string;
}

/** Longer than any story is told on; of more only the end is of use. */
export const MOST_SURROUNDINGS = 60_000;

/** What is around so many characters of a story, from an offset on. */
export function surroundingsOf(story: string, offset: number, length: number): Surroundings {
  const end = offset + length;
  const [after = ''] = /^[^\n]*/.exec(story.slice(end)) ?? [];
  return {
    before: story.slice(Math.max(0, offset - MOST_SURROUNDINGS), offset),
    after: after.slice(0, MOST_SURROUNDINGS),
  };
}
