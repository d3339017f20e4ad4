import { z } from 'zod';
import type { StreamEnd } from '#contract/streams.ts';
import { CHOICE_KINDS, MOST_CHOICES } from '#domain/adventure.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { characters, oneLine } from '#domain/characters.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { RELATIONSHIPS } from '#domain/personal-character.ts';
import { PRONOUNS } from '#domain/pronouns.ts';
import type { TaleMark } from '#domain/side-by-side.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { MAX_HEROES } from '#domain/story-options.ts';

const MAX_NAME = 50;

const line = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text.isWellFormed() && characters(text).length <= most, `at most ${most} characters`);

const name = line(MAX_NAME).refine((text) => text !== '', 'is required');

const item = z.object({
  id: z.string().max(100).default(''),
  name,
  emoji: z.string().max(16).default(''),
  description: line(300).default(''),
});

/** Where it is missing, the picture decides. */
const pronoun = z.enum(PRONOUNS).nullish();

const personalCharacter = z.object({
  name,
  relationship: z.enum(RELATIONSHIPS),
  description: line(200).nullish(),
  emoji: z.string().max(16).nullish(),
  pronoun,
});

const personalizedContext = z.object({
  isPersonalized: z.boolean().default(false),
  personalizedCharacters: z.array(personalCharacter).max(MAX_HEROES).default([]),
  themeCharacters: z.array(z.string().max(100)).max(MAX_HEROES).default([]),
  context: z.string().max(1000).default(''),
});

/** What a story is made of. */
export const storyChoices = {
  characters: z.array(item.extend({ pronoun })).min(1, 'choose at least one hero').max(MAX_HEROES),
  theme: item,
  setting: item,
  ageGroup: z.enum(AGE_GROUPS),
  language: z.enum(LANGUAGE_CODES as [string, ...string[]]).pipe(z.custom<(typeof LANGUAGE_CODES)[number]>()),
  personalizedContext: personalizedContext.nullish(),
};

export const storyRequest = z
  .object({
    ...storyChoices,
    storyType: z.enum(['new', 'continue']).default('new'),
    existingStory: z.string().max(40_000).nullish(),
    /** Told on by ourselves, whatever is configured: names of a class are in it. */
    byUs: z.boolean().optional(),
    /** What the reader heard lately, as an earlier answer gave it. */
    memory: z.string().max(4000).nullish(),
  })
  .refine(({ storyType, existingStory }) => storyType === 'new' || existingStory?.trim(), {
    path: ['existingStory'],
    message: 'is required to continue',
  });

export type StoryRequestBody = z.infer<typeof storyRequest>;

/** While a story is written. Everything but a restart adds to what came before. */
export type StoryEvent =
  | { type: 'writer'; writer: string }
  /** Forget what came so far: somebody else begins anew. */
  | { type: 'restart' }
  | { type: 'title'; title: string }
  /** The next piece of the text, to be appended as it is. */
  | { type: 'text'; text: string }
  /** Where the turning points begin in the text. */
  | { type: 'beats'; beats: readonly number[] }
  | { type: 'scenes'; scenes: readonly StoryScene[] }
  /** To talk about afterwards. */
  | { type: 'questions'; questions: readonly string[] }
  /** It is one whole tale: it can be told in other languages, too. */
  | { type: 'tale'; tale: TaleMark }
  /** To be sent along with the wish for the next story. */
  | { type: 'memory'; memory: string }
  /** To guests: with it they may have the first page drawn and read. */
  | { type: 'seal'; seal: string }
  | StreamEnd;

export const adventureRequest = z.object({
  ...storyChoices,
  /** Kinds of what was chosen so far. */
  chosen: z.array(z.enum(CHOICE_KINDS)).max(MOST_CHOICES).default([]),
  /** What was told and chosen so far: whoever does not tell by the seed goes on from it. */
  storySoFar: z.string().max(20_000).nullish(),
  /** Of the first answer; ties the segments together. */
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .optional(),
});

export type StoryChoices = Pick<
  StoryRequestBody,
  'characters' | 'theme' | 'setting' | 'ageGroup' | 'language' | 'personalizedContext'
>;

export const catalogueQuery = z.object({
  age: z.enum(AGE_GROUPS).optional(),
  lang: storyChoices.language.optional(),
});
