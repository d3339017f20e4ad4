import type { SeriesCard, StoryCard } from '#contract/library.ts';
import type { AgeGroup } from '#domain/age-groups.ts';

export type AgeChoice = AgeGroup | 'all';

export interface ListFilter {
  age: AgeChoice;
  /** What was typed into the search; blank finds everything. */
  q: string;
}

type Findable = Pick<StoryCard, 'title' | 'theme' | 'characters' | 'ageGroup'>;

/** By exact age, and by a part of the title, the theme or anybody's name. */
export function findStories<Story extends Findable>(
  stories: readonly Story[],
  { age, q }: ListFilter,
): Story[] {
  return stories.filter(
    ({ title, theme, characters, ageGroup }) =>
      (age === 'all' || ageGroup === age) && mentions(q, [title, theme, ...characters]),
  );
}

export function findSeries<Series extends Pick<SeriesCard, 'title' | 'description'>>(
  series: readonly Series[],
  q: string,
): Series[] {
  return series.filter(({ title, description }) => mentions(q, [title, description]));
}

/** Upper and lower case are the same, and so are the two ways to type an apostrophe. */
function mentions(q: string, texts: readonly string[]): boolean {
  const wanted = plain(q.trim());
  return texts.some((text) => plain(text).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}
