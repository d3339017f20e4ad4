import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { MULTIMEDIA_STATES, VOICE_QUALITIES } from '#domain/multimedia.ts';

const language = z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]);

export const multimediaQuery = z.object({ language: language.optional() });

const share = z.object({ done: z.int(), of: z.int() });

export const multimediaProgress = z.object({
  state: z.enum(MULTIMEDIA_STATES),
  /** In percent. */
  progress: z.int().min(0).max(100),
  pictures: share,
  sentences: share,
  /** False: there is, or will be, no sound; the story is made with pictures only. */
  audio: z.boolean(),
  /** Why it failed, or why there is no sound, in English; null where nobody knows. */
  error: z.string().nullable(),
});
export type MultimediaProgress = z.infer<typeof multimediaProgress>;

/** While it is made. There is no last word but a state that is settled. */
export type MultimediaEvent = { type: 'progress' } & MultimediaProgress;

const scene = z.object({
  image_url: z.string(),
  description: z.string(),
  /** The sentence of the story that is shown, where the description is none of it. */
  caption: z.string().optional(),
  /** Seconds into the narration; absent where there is none. */
  starts_at: z.number().optional(),
  /** Where in the story's text it begins. */
  offset: z.int().optional(),
});

const word = z.object({ offset: z.int(), length: z.int(), start: z.number(), end: z.number() });

export const multimedia = z.object({
  storyId: z.uuid(),
  audioUrl: z.string().nullable(),
  /** In seconds. */
  audioDuration: z.number().nullable(),
  voiceId: z.string().nullable(),
  voiceQuality: z.enum(VOICE_QUALITIES).nullable(),
  /** When each word of the text is heard. */
  words: z.array(word),
  scenes: z.array(scene),
  totalScenes: z.int(),
  updatedAt: z.iso.datetime(),
  /** A better voice is being prepared: asking again later brings other sound, words and times. */
  improving: z.boolean(),
});
export type Multimedia = z.infer<typeof multimedia>;

export const multimediaAnswer = z.object({
  progress: multimediaProgress,
  multimedia: multimedia.nullable(),
});
export type MultimediaAnswer = z.infer<typeof multimediaAnswer>;
