import type { StoryCard } from '#contract/library.ts';

export interface TakenOut {
  story: StoryCard;
  index: number;
}

export function without(stories: readonly StoryCard[], id: string): StoryCard[] {
  return stories.filter((story) => story.id !== id);
}

/** Where it was, or as near as the list still allows; others may have gone meanwhile. */
export function putBack(stories: readonly StoryCard[], { story, index }: TakenOut): StoryCard[] {
  return without(stories, story.id).toSpliced(index, 0, story);
}
