import { z } from 'zod';

const MAX_PARAGRAPHS = 400;
const MAX_SIGNS = 40_000;

/** Languages whose signs do not tell how they are read. */
export const READ_LANGUAGES = ['ja', 'zh'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

export const readingsRequest = z.object({
  language: z.enum(READ_LANGUAGES),
  paragraphs: z
    .array(z.string())
    .min(1)
    .max(MAX_PARAGRAPHS)
    .refine((all) => all.reduce((sum, each) => sum + each.length, 0) <= MAX_SIGNS, 'is too long'),
});
export type ReadingsRequest = z.infer<typeof readingsRequest>;
