import { achievementCollection } from '#server/db/seed/achievements.ts';
import type { Collection } from '#server/db/seed/collection.ts';
import { seriesCollection, storyCollection } from '#server/db/seed/stories.ts';

/** In the order of writing: a chapter needs its series. */
export const COLLECTIONS: readonly Collection[] = [seriesCollection, storyCollection, achievementCollection];
