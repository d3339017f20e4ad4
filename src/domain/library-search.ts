import type { AgeGroup } from '#domain/age-groups.ts';
import { mentions } from '#domain/text/folding.ts';

export type AgeChoice = AgeGroup | 'all';

export interface ListFilter {
  age: AgeChoice;
  /** What was typed into the search; blank finds everything. */
  q: string;
}

interface FindableStory {
  title: string;
  theme: string;
  characters: readonly string[];
  setting: string;
  ageGroup: AgeGroup;
  chapterTitle: string | null;
}

interface FindableSeries {
  title: string;
  description: string;
}

/** By exact age, and by a part of the title, the theme, the setting or anybody's name. */
export function findStories<Story extends FindableStory>(
  stories: readonly Story[],
  { age, q }: ListFilter,
): Story[] {
  return stories.filter(
    ({ title, chapterTitle, theme, setting, characters, ageGroup }) =>
      (age === 'all' || ageGroup === age) &&
      mentions(q, [title, chapterTitle, theme, setting, ...characters]),
  );
}

export function findSeries<Series extends FindableSeries>(series: readonly Series[], q: string): Series[] {
  return series.filter(({ title, description }) => mentions(q, [title, description]));
}

/** Chapters stand behind their series; only who looks for something is shown them by themselves. */
export function findChapters<Story extends FindableStory>(chapters: readonly Story[], q: string): Story[] {
  return q.trim() === '' ? [] : findStories(chapters, { age: 'all', q });
}
