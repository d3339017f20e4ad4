export const STORY_CATEGORIES = ['Fairy Tales', 'Non Fiction'] as const;

export type StoryCategory = (typeof STORY_CATEGORIES)[number];
