import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { characters, oneLine } from '#domain/characters.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { storyScene } from '#domain/scene-direction.ts';
import {
  FEWEST_IN_A_CLASS,
  LONGEST_FIRST_NAME,
  LONGEST_LABEL,
  LONGEST_TALE_MARK,
  MOST_GROUPS,
  MOST_HEARD,
  MOST_IN_A_CLASS,
} from '#domain/school-class.ts';
import { MAX_TITLE } from '#domain/story-options.ts';
import { cleanLine } from '#domain/text/printable-text.ts';

const language = z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]);
const line = (most: number) => z.string().overwrite(cleanLine).min(1, 'is required').max(most);

const firstName = z
  .string()
  .transform(oneLine)
  .refine((name) => name !== '' && name.isWellFormed(), 'is required')
  .refine(
    (name) => characters(name).length <= LONGEST_FIRST_NAME,
    `at most ${LONGEST_FIRST_NAME} characters`,
  );

/** First names, for as long as one answer takes. */
export const classWish = z.object({
  language,
  ageGroup: z.enum(AGE_GROUPS),
  names: z.array(firstName).min(FEWEST_IN_A_CLASS).max(MOST_IN_A_CLASS),
  /** In groups of about so many, a story for each; none: one story for all. */
  groupSize: z.int().min(3).max(6).nullable().default(null),
  /** What the class was told already, the last one last: it is told something else, as long as there is something. */
  heard: z.array(z.string().max(LONGEST_TALE_MARK)).max(MOST_HEARD).default([]),
});
export type ClassWish = z.input<typeof classWish>;

const choice = z.object({ id: z.string(), name: z.string() });

export const classStory = z.object({
  /** By which it is known again, whoever is in it. */
  tale: z.string(),
  title: z.string(),
  text: z.string(),
  /** Whose story it is, in the order in which they were sent. */
  children: z.array(z.string()),
  setting: choice,
  theme: choice,
  scenes: z.array(storyScene),
  questions: z.array(z.string()),
});
export type ClassStory = z.infer<typeof classStory>;

/** Nobody writes that much without a space or a full stop, and the check of a text takes the square of it. */
const hasWords = (text: string) => !/[\p{L}\p{M}\w.%+-]{501}/u.test(text);

/** To be printed and forgotten. */
export const classBookWish = z.object({
  label: line(LONGEST_LABEL),
  language,
  ageGroup: z.enum(AGE_GROUPS),
  stories: z
    .array(
      z.object({
        title: line(MAX_TITLE),
        /** Whose it is, where a book has several. */
        children: z.array(firstName).max(MOST_IN_A_CLASS).default([]),
        text: z.string().trim().min(1).max(20_000).refine(hasWords, 'holds a word without an end'),
        scenes: z.array(storyScene).max(12).default([]),
      }),
    )
    .min(1)
    .max(MOST_GROUPS),
});
export type ClassBookWish = z.input<typeof classBookWish>;

export const CLASSES_OFF = 'classes_off';
