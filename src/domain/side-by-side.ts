import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { speaker } from '#domain/speaker.ts';

/** Which tale a story is, and how it was told: with the same people it can be told once more, word by word. */
export const taleMark = z.object({
  id: z.string().max(60),
  /** Of the first telling; told again, it makes other choices than before. */
  seed: z.int().min(0),
  times: z.int().min(1).max(1000),
});
export type TaleMark = z.infer<typeof taleMark>;

const MAX_PARAGRAPHS = 400;
const MAX_LETTERS = 40_000;
const MAX_SPEAKERS = 20;

/** The same tale in another language: for each paragraph of the story's beginning the one that says the same, or nothing. */
export const secondTelling = z.object({
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  title: z.string().max(200),
  paragraphs: z
    .array(z.string())
    .min(1)
    .max(MAX_PARAGRAPHS)
    .refine((all) => all.reduce((sum, each) => sum + each.length, 0) <= MAX_LETTERS, 'is too long'),
  /** Everybody who may say something in it, as they are called there. */
  speakers: z.array(speaker).max(MAX_SPEAKERS).readonly().optional(),
});
export type SecondTelling = z.infer<typeof secondTelling>;
