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

export function seriesPath(slug: string): string {
  return `${categoryPath('Non Fiction')}/series/${slug}`;
}

export function experiencePath(storyId: string): string {
  return `/story-experience/${storyId}`;
}

/** The sheet of a story, for a class. */
export function sheetAddress(slug: string): string {
  return `/api/library/stories/${slug}/sheet.pdf`;
}

/** Where something of a story can be seen: its own pages, and the lists that it stands in. A slash at the end: all below it. */
export function pagesOfStory(story: { id: string; category: StoryCategory; slug: string }): string[] {
  const lists = [LIBRARY_PATH, ...Object.values(CATEGORY_PATHS), seriesPath('')];
  return [storyPath(story), experiencePath(story.id), ...lists];
}
