import { z } from 'zod';
import { item } from '#contract/pictures.ts';
import { MAX_HEROES } from '#domain/story-options.ts';

/** What a sheet of somebody's own story needs of the browser. It is drawn and forgotten. */
export const sheetWish = z.object({
  /** Whom only the browser knows, in the order in which the story has them. */
  family: z.array(item).max(MAX_HEROES).default([]),
});
export type SheetWish = z.infer<typeof sheetWish>;
