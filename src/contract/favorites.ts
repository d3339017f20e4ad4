import { z } from 'zod';
import { storyCard } from '#contract/library.ts';

/** The newest favorite first. */
export const favorites = z.object({ stories: z.array(storyCard) });
export type Favorites = z.infer<typeof favorites>;
