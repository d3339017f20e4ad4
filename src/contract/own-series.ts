import { z } from 'zod';
import { myStorySummary } from '#contract/my-stories.ts';
import { MAX_SERIES_TITLE, MOST_IN_A_SERIES } from '#domain/own-series.ts';
import { cleanLine } from '#domain/text/printable-text.ts';

const title = z.string().overwrite(cleanLine).max(MAX_SERIES_TITLE);

/** Books of a family that belong together, in the order in which they are read. */
export const ownSeries = z.object({ title: z.string(), stories: z.array(myStorySummary) });
export type OwnSeries = z.infer<typeof ownSeries>;

/** How a series is from now on: its name, and its books in their order. Without a book there is none. */
export const ownSeriesWish = z.object({
  title: title.min(1, 'is required'),
  /** What it was called before; absent for a new one. */
  was: title.optional(),
  stories: z
    .array(z.uuid())
    .max(MOST_IN_A_SERIES)
    .refine((ids) => new Set(ids).size === ids.length, 'names a book twice'),
});
export type OwnSeriesWish = z.input<typeof ownSeriesWish>;

/** The code of the refusal: another series has this name. */
export const SERIES_EXISTS = 'series_exists';
