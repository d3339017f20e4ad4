import { z } from 'zod';
import { firstPage } from '#contract/first-page.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import type { Look } from '#domain/look.ts';
import { EFFECTS, MOODS, PLACES, PROPS, TIMES_OF_DAY, WEATHERS } from '#domain/picture-world.ts';
import { PRONOUNS } from '#domain/pronouns.ts';
import { readLook } from '#domain/read-look.ts';
import { storyScene } from '#domain/scene-direction.ts';
import { MAX_HEROES } from '#domain/story-options.ts';

export const MAX_FRAMES = 6;
export const MAX_SCENES = 12;
const DEFAULT_SCENES = 6;

const text = (most: number) => z.string().trim().max(most);

/** Of somebody's own people. It is drawn and forgotten. */
const look = z.unknown().transform((value, context): Look => {
  const read = readLook(value);
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'is not a look' });
  return z.NEVER;
});

/** Somebody or something of a story, with what is known of it. */
export const item = z.object({
  id: text(100).default(''),
  name: text(100).min(1, 'is required'),
  emoji: text(16).default(''),
  description: text(300).nullish(),
  pronoun: z.enum(PRONOUNS).optional(),
  look: look.optional(),
});

/** By its name alone, or with what is known of it. */
const named = z.union([
  text(300)
    .min(1, 'is required')
    .transform((name) => ({ id: '', name, emoji: '', description: '' })),
  item,
]);

/** A list, or names with commas between them. */
const characters = z.union([
  z.array(named).max(MAX_HEROES),
  text(600).transform((names) =>
    names
      .split(/\s*[,;、，]\s*/)
      .filter(Boolean)
      .slice(0, MAX_HEROES)
      .map((name) => ({ id: '', name, emoji: '', description: '' })),
  ),
]);

const language = z
  .enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]], 'is not one of our languages')
  .optional();

/** Of somebody who was typed in, before there is a story. */
export const portraitRequest = z.object({
  name: text(100).min(1, 'is required'),
  pronoun: z.enum(PRONOUNS).optional(),
  language,
});
export type PortraitRequest = z.infer<typeof portraitRequest>;

export const imageRequest = z.object({
  /** What the picture shows, in plain words of any of our languages. */
  prompt: text(2000).min(1, 'is required'),
  style: z.enum(['illustration', 'animation']).default('illustration'),
  safetyLevel: text(20).default('strict'),
  /** Three for an animation, one for a picture, unless told. */
  animationFrames: z.int().min(1).max(MAX_FRAMES).optional(),
  characterConsistency: z.boolean().optional(),
  /** What is known better than the words of the prompt tell it. */
  scene: z
    .object({
      place: z.enum(PLACES),
      time: z.enum(TIMES_OF_DAY),
      weather: z.enum(WEATHERS),
      mood: z.enum(MOODS),
      props: z.array(z.enum(PROPS)).max(6),
      effect: z.enum(EFFECTS),
    })
    .partial()
    .optional(),
  characters: characters.optional(),
  setting: named.optional(),
  /** Pictures of one story share the looks of its places and of those whom only it knows. */
  storyId: text(100).optional(),
  /** Drawn by ourselves, whatever is configured: the story is a class's. */
  byUs: z.boolean().optional(),
  language,
});
export type ImageRequest = z.infer<typeof imageRequest>;

export const imageAnswer = z.object({
  images: z.array(z.object({ url: z.string(), description: z.string() })),
  /** Who drew them. */
  painter: z.string(),
});

export type ImageAnswer = z.infer<typeof imageAnswer>;

export const visualsRequest = z
  .object({
    storyContent: z.string().trim().min(1, 'is required').max(40_000),
    theme: named.optional(),
    characters: characters.default([]),
    setting: named.optional(),
    ageGroup: z.enum(AGE_GROUPS).optional(),
    /** Where its turning points begin, as the answer with the story told. */
    beats: z.array(z.int().min(0)).max(100).optional(),
    /** What its scenes show, where whoever told it knows: then these are drawn, and nobody reads the text for it. */
    scenes: z.array(storyScene).max(MAX_SCENES).optional(),
    targetScenes: z.int().min(1).max(MAX_SCENES).default(DEFAULT_SCENES),
    storyId: text(100).optional(),
    /** It is read as a book: each scene is drawn in the shape of a page, too. */
    forBook: z.boolean().optional(),
    /** Drawn by ourselves, whatever is configured: names of children who are not the asker's own go to nobody. */
    byUs: z.boolean().optional(),
    language,
    /** Of a guest's own story: the content is this page. */
    page: firstPage.optional(),
  })
  .refine(({ page, targetScenes, scenes = [] }) => !page || (targetScenes === 1 && scenes.length <= 1), {
    path: ['targetScenes'],
    message: 'a page has one picture',
  });
export type VisualsRequest = z.infer<typeof visualsRequest>;

export const visualsAnswer = z.object({
  scenes: z.array(
    z.object({
      image_url: z.string(),
      /** For who cannot see it. */
      description: z.string(),
      /** The sentence of the story that it shows, where the description is none of it. */
      caption: z.string().optional(),
      /** Where in the story its first paragraph begins. */
      offset: z.int(),
    }),
  ),
  painter: z.string(),
});
export type VisualsAnswer = z.infer<typeof visualsAnswer>;
