import type { AgeGroup } from '#domain/age-groups.ts';
import { sceneStarts } from '#domain/paragraphs.ts';

/** The longer the story, the more there is to see; what goes on has fewer. */
const PAGES: Record<AgeGroup, { new: number; continued: number }> = {
  '3-5': { new: 5, continued: 2 },
  '6-8': { new: 5, continued: 3 },
  '9-12': { new: 6, continued: 3 },
};

/** A part of a story: what was told at first, or what goes on from there. */
export interface StoryPart {
  text: string;
  ageGroup: AgeGroup;
  kind: 'new' | 'continued';
  /** Where the scenes that its teller planned begin in it. */
  planned: readonly number[];
  /** Where its turning points begin, for a part that has no planned scenes. */
  beats?: readonly number[] | undefined;
}

/** More pages than planned scenes would show what nobody directed. */
export function pagesOf({ ageGroup, kind, planned }: Omit<StoryPart, 'text'>): number {
  const most = PAGES[ageGroup][kind];
  return planned.length > 0 ? Math.min(most, planned.length) : most;
}

/** Where the pages of a part begin in it. */
export function pageStarts(part: StoryPart): number[] {
  const { text, planned, beats } = part;
  return sceneStarts(text, pagesOf(part), planned.length > 0 ? planned : beats);
}

/** Stories of the youngest had four pages once; whichever was drawn so stays as it is. */
const ONCE = 4;

/** Where the pages of a part begin on which these pictures hang. */
export function startsWithPictures(part: StoryPart, hung: readonly number[]): number[] {
  const starts = pageStarts(part);
  const isOlder = hung.length === ONCE && hung.some((start) => !starts.includes(start));
  const isWhole = hung.includes(0) && (hung.length >= pagesOf(part) || isOlder);
  return isWhole ? hung.toSorted((a, b) => a - b) : starts;
}

/** The page that a new story opens with. */
export function firstPageOf(part: Omit<StoryPart, 'kind'>): string {
  const [, second] = pageStarts({ ...part, kind: 'new' });
  return part.text.slice(0, second).trim();
}
