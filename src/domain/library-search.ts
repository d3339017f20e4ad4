import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { mentions } from '#domain/text/folding.ts';

export type AgeChoice = AgeGroup | 'all';

export interface ListFilter {
  age: AgeChoice;
  /** What was typed into the search; blank finds everything. */
  q: string;
  /** Told in this one; absent: in any. */
  language?: LanguageCode | 'all';
}

interface Told {
  language: LanguageCode;
  title: string;
}

interface FindableStory {
  /** Of what is shown. */
  language: LanguageCode;
  /** In all languages. */
  tellings: readonly Told[];
  inEnglish: readonly string[];
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
  inEnglish: readonly string[];
}

/**
 * By exact age, and by a part of the title in any language, or of the theme, the setting or anybody's name in the
 * reader's language or in English.
 */
export function findStories<Story extends FindableStory>(
  stories: readonly Story[],
  { age, q, language = 'all' }: ListFilter,
): Story[] {
  return stories.filter(
    ({ title, chapterTitle, theme, setting, characters, ageGroup, tellings, inEnglish }) =>
      (age === 'all' || ageGroup === age) &&
      (language === 'all' || tellings.some((telling) => telling.language === language)) &&
      mentions(q, [
        title,
        chapterTitle,
        theme,
        setting,
        ...characters,
        ...inEnglish,
        ...tellings.map((telling) => telling.title),
      ]),
  );
}

export function findSeries<Series extends FindableSeries>(series: readonly Series[], q: string): Series[] {
  return series.filter(({ title, description, inEnglish }) =>
    mentions(q, [title, description, ...inEnglish]),
  );
}

/** Chapters stand behind their series; only who looks for something is shown them by themselves. */
export function findChapters<Story extends FindableStory>(
  chapters: readonly Story[],
  { q, language }: Pick<ListFilter, 'q' | 'language'>,
): Story[] {
  return q.trim() === '' ? [] : findStories(chapters, { age: 'all', q, ...(language && { language }) });
}

/** What the reader can read comes first; else as they were. */
export function readableFirst<Shown extends Pick<FindableStory, 'language'>>(
  shown: readonly Shown[],
  language: LanguageCode,
): Shown[] {
  return [
    ...shown.filter((each) => each.language === language),
    ...shown.filter((each) => each.language !== language),
  ];
}

/** How many are told in each language, in the order of every selector. */
export function toldIn(
  stories: readonly Pick<FindableStory, 'tellings'>[],
  languages: readonly LanguageCode[],
): { language: LanguageCode; count: number }[] {
  return languages
    .map((language) => ({
      language,
      count: stories.filter(({ tellings }) => tellings.some((telling) => telling.language === language))
        .length,
    }))
    .filter(({ count }) => count > 0);
}
