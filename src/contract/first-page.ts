import { z } from 'zod';

/** The first page of a guest's story, as they send it along when they want it drawn or read. */
export const firstPage = z.object({
  text: z.string().min(1).max(10_000),
  /** Came with the story. */
  seal: z.string().max(100),
});
export type FirstPage = z.infer<typeof firstPage>;
