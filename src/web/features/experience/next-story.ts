import type { StoryCard } from '#contract/library.ts';

/** What may be watched or read after this one. */
export type NextStory = Pick<StoryCard, 'category' | 'slug' | 'title' | 'language'> & {
  /** A chapter has none of its own here. */
  picture?: string;
};
