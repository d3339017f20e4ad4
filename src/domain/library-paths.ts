import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import type { StoryCategory } from '#domain/library.ts';

export const LIBRARY_PATH = '/story-library';

const CATEGORY_PATHS: Readonly<Record<StoryCategory, string>> = {
  'Fairy Tales': `${LIBRARY_PATH}/fairy-tales`,
  'Non Fiction': `${LIBRARY_PATH}/non-fiction`,
};

export function categoryPath(category: StoryCategory): string {
  return CATEGORY_PATHS[category];
}

/** Every story has an address of its own, chapters too. */
export function storyPath({ category, slug }: { category: StoryCategory; slug: string }): string {
  return `${categoryPath(category)}/${slug}`;
}

/** The same story in a language that the address names; without one it is the reader's. */
export function tellingPath(
  story: { category: StoryCategory; slug: string },
  language: LanguageCode,
): string {
  return `${storyPath(story)}/${language}`;
}

/** Where search engines find a telling: the address without a language is answered to them in English, else as it was written. */
export function canonicalPath(
  story: {
    category: StoryCategory;
    slug: string;
    original: LanguageCode;
    tellings: readonly { language: LanguageCode }[];
  },
  language: LanguageCode,
): string {
  const isInEnglish = story.tellings.some((telling) => telling.language === DEFAULT_LANGUAGE);
  return language === (isInEnglish ? DEFAULT_LANGUAGE : story.original)
    ? storyPath(story)
    : tellingPath(story, language);
}

/** Where a story is read on in the language in which it was heard. */
export function homeOf(story: {
  category: StoryCategory;
  slug: string;
  language: LanguageCode;
  tellings: readonly unknown[];
}): string {
  return story.tellings.length > 1 ? tellingPath(story, story.language) : storyPath(story);
}

export function seriesPath(slug: string): string {
  return `${categoryPath('Non Fiction')}/series/${slug}`;
}

/** Of the original, unless a language is named. */
export function experiencePath(
  { id, original }: { id: string; original: LanguageCode },
  language: LanguageCode,
): string {
  return `/story-experience/${id}${language === original ? '' : `/${language}`}`;
}

/** The sheet of a story, for a class. */
export function sheetAddress(slug: string, language: LanguageCode = DEFAULT_LANGUAGE): string {
  const query = language === DEFAULT_LANGUAGE ? '' : `?language=${language}`;
  return `/api/library/stories/${slug}/sheet.pdf${query}`;
}

/** Where something of a story can be seen: its own pages, and the lists that it stands in. A slash at the end: all below it. */
export function pagesOfStory(story: { id: string; category: StoryCategory; slug: string }): string[] {
  const lists = [LIBRARY_PATH, ...Object.values(CATEGORY_PATHS), seriesPath('')];
  const own = [storyPath(story), `/story-experience/${story.id}`];
  // Its other languages lie below.
  return [...own, ...own.map((path) => `${path}/`), ...lists];
}
