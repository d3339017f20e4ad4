import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { GUIDE_CATEGORIES } from '#domain/editorial.ts';

/** Blank finds everything. */
export const guidesQuery = z.object({
  category: z.enum(GUIDE_CATEGORIES).optional(),
  q: z.string().trim().max(100).default(''),
});

export const guideCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(GUIDE_CATEGORIES),
  subjects: z.array(z.string()),
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  pageCount: z.int().nullable(),
  /** Null: there is no file to download. */
  fileSizeMb: z.number().nullable(),
  downloadCount: z.int().min(0),
  createdAt: z.iso.datetime(),
});
export type GuideCard = z.infer<typeof guideCard>;

export const guide = z.object({
  ...guideCard.shape,
  updatedAt: z.iso.datetime(),
  /** Made by the server of our own Markdown, in which no HTML survives. */
  html: z.string(),
  /** Those of the library that it works with: each has a sheet. */
  stories: z.array(z.object({ title: z.string(), slug: z.string() })),
});
export type Guide = z.infer<typeof guide>;
