import { z } from 'zod';
import { linkKey } from '#contract/book-links.ts';
import { firstPage } from '#contract/first-page.ts';
import type { StreamEnd } from '#contract/streams.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { BUILDS, type Speaker } from '#domain/character-voices.ts';
import { oneLine } from '#domain/characters.ts';
import { FIGURES } from '#domain/picture-world.ts';
import { MOST_SAID_NAME, MOST_SAID_NAMES, isSayable } from '#domain/said-name.ts';
import { GENDERS } from '#domain/story-world.ts';
import { STORYTELLERS } from '#domain/storyteller-voice.ts';
import { MOST_SURROUNDINGS } from '#domain/surroundings.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';

/** So much is read in one call. */
export const MAX_SPOKEN = 6000;

const text = z.string().refine((value) => value.trim() !== '', 'is required');
const language = z
  .enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]], 'is not one of our languages')
  .optional();
const speed = z.number().min(0.5).max(2).default(1);
const quality = z.enum(['natural', 'quick']).optional();

const MAX_NAMES = 20;
const MAX_NAME = 80;

/** What is known of somebody beside the name; what we do not know is nothing. */
const known = {
  emoji: z.string().max(16).optional().catch(undefined),
  figure: z.enum(FIGURES).optional().catch(undefined),
  gender: z.enum(GENDERS).optional().catch(undefined),
  build: z.enum(BUILDS).optional().catch(undefined),
};
const looks = z.object(known);

/** Whoever speaks, however a client lists them: by names, as things with a name, or with commas between. What is neither is nobody. */
const characters = z
  .unknown()
  .default([])
  .transform((listed): Speaker[] => {
    const each: unknown[] = Array.isArray(listed)
      ? listed
      : typeof listed === 'string'
        ? listed.split(/[,;、，]/)
        : [];
    const speakers = new Map<string, Speaker>();
    for (const one of each.slice(0, MAX_NAMES)) {
      const isThing = typeof one === 'object' && one !== null && 'name' in one;
      const called: unknown = isThing ? one.name : one;
      const name = typeof called === 'string' ? oneLine(called) : '';
      if (name === '' || name.length > MAX_NAME || speakers.has(name)) continue;
      speakers.set(name, { name, ...(isThing && withoutGaps(looks.parse(one))) });
    }
    return [...speakers.values()];
  });

function withoutGaps(look: z.infer<typeof looks>): Omit<Speaker, 'name'> {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** How the family says its names; what cannot be said is read as it is written. */
const said = z
  .array(z.object({ name: z.string().min(1).max(MOST_SAID_NAME), said: z.string().refine(isSayable) }))
  .max(MOST_SAID_NAMES)
  .optional()
  .catch(undefined);

const MAX_TURNS = 100;
/** Where pages and scenes begin. */
const turns = z.array(z.int().min(0).max(MAX_SPOKEN)).max(MAX_TURNS).optional();

/** Of the story around the text; what is too long says too little to be refused for. */
const around = z
  .object({ before: z.string().max(MOST_SURROUNDINGS), after: z.string().max(MOST_SURROUNDINGS) })
  .optional()
  .catch(undefined);

/** To the primary voice. */
export const speechRequest = z.object({
  text,
  characterId: z.string().max(100).optional(),
  options: z
    .object({
      stability: z.number().min(0).max(1).default(0.5),
      similarity_boost: z.number().min(0).max(1).default(0.8),
      style: z.number().min(0).max(1).default(0),
    })
    .optional(),
  language,
  speed,
  quality,
  /** Of our own voices: a woman's or a man's. */
  storyteller: z.enum(STORYTELLERS).optional(),
  /** Who reads: the configured service or our own voice alone. None: ours when the service cannot. */
  reader: z.enum(['cloud', 'built-in']).optional(),
  /** Whose lines may have a voice of their own. */
  characters,
  /** Who says what, and where sentences end, is found in the whole story. */
  around,
  turns,
  said,
  /** Of a guest's own story: the text is of this page. */
  page: firstPage.optional(),
  /** Of a shared book: the text is in the one that this key opens. */
  link: linkKey.optional(),
  /** Of the library: the text is in this story, and everybody may hear it. */
  libraryStory: z.guid().optional(),
  /** Not to be heard now: read ahead in the natural voice, as long as whoever asks stays. The answer is `ReadAheadEvent`s. */
  ahead: z.boolean().optional(),
});

export const openAiSpeechRequest = z.object({
  text,
  voice: z.string().max(40).default('alloy'),
  language,
  speed,
});

export const hfSpeechRequest = z.object({ text, model: z.string().max(120).optional(), language });

export const storyAudioRequest = z.object({
  text,
  voiceId: z.string().max(100).optional(),
  modelId: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'is no name of a model')
    .optional(),
  ageGroup: z.enum(AGE_GROUPS).optional(),
  characters,
  language,
});

const word = z.object({ offset: z.number(), length: z.number(), start: z.number(), end: z.number() });

export const speechAnswer = z.object({
  /** Base64. */
  audioContent: z.string(),
  mimeType: z.string(),
  provider: z.string(),
  duration: z.number(),
  words: z.array(word),
  /** The times of the words are reckoned, not heard. */
  estimated: z.boolean(),
});
export type SpeechAnswer = z.infer<typeof speechAnswer>;

/** While a text is read ahead; nothing but the end where there is no natural voice. */
export type ReadAheadEvent =
  | { type: 'pace'; pace: number | null }
  /** So much of the text can be heard at once, and how long it is. */
  | { type: 'ready'; offset: number; length: number; duration: number; pace: number | null }
  | StreamEnd;
