import { achievementCollection } from '#server/db/seed/achievements.ts';
import { blogPostCollection } from '#server/db/seed/blog-posts.ts';
import type { Collection } from '#server/db/seed/collection.ts';
import { guideCollection } from '#server/db/seed/guides.ts';
import { seriesCollection, storyCollection } from '#server/db/seed/stories.ts';
import { seriesTellingCollection, storyTellingCollection } from '#server/db/seed/tellings.ts';

/** In the order of writing: a chapter needs its series, a telling its story. */
export const COLLECTIONS: readonly Collection[] = [
  seriesCollection,
  storyCollection,
  seriesTellingCollection,
  storyTellingCollection,
  achievementCollection,
  blogPostCollection,
  guideCollection,
];
