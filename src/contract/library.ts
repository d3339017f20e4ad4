import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { STORY_CATEGORIES } from '#domain/library.ts';
import { speaker } from '#domain/speaker.ts';
import { DEFAULT_TOP_STORIES, VOTE_TYPES } from '#domain/votes.ts';

const MAX_TOP = 50;

/** What is looked for; blank finds everything. */
const q = z.string().trim().max(100).default('');
const category = z.enum(STORY_CATEGORIES).optional();
const anyLanguage = z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]);

/** In which a story is shown where it is told in it; else in English, else as it was written. */
const language = anyLanguage.default(DEFAULT_LANGUAGE);

export const readerQuery = z.object({ language });

export const storiesQuery = z.object({
  category,
  age: z.enum(['all', ...AGE_GROUPS]).default('all'),
  q,
  language,
});

export const seriesQuery = z.object({ category, q, language });

export const topQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_TOP).default(DEFAULT_TOP_STORIES),
  language,
});

const count = z.int().min(0);

export const voteCounts = z.object({ like: count, love: count, star: count } satisfies Record<
  (typeof VOTE_TYPES)[number],
  typeof count
>);

const telling = z.object({
  language: anyLanguage,
  /** Of a chapter, without the name of its series. */
  title: z.string(),
});
export type LibraryTelling = z.infer<typeof telling>;

const about = {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  theme: z.string(),
  characters: z.array(z.string()),
  /** For non-fiction: the topic. */
  setting: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  category: z.enum(STORY_CATEGORIES),
  /** Of what is shown here. */
  language: anyLanguage,
  /** In which it was written. */
  original: anyLanguage,
  /** All languages in which it is told, in the order of every selector. */
  tellings: z.array(telling),
  readMinutes: z.int(),
  votes: voteCounts,
  createdAt: z.iso.datetime(),
  /** Address of a small picture, 480 x 270. */
  picture: z.string(),
  /** Of the series whose chapter it is. */
  seriesSlug: z.string().nullable(),
  chapterNumber: z.int().nullable(),
  chapterTitle: z.string().nullable(),
};

/** What it, its people and its setting are called in English, where that is not shown; for searches. */
const inEnglish = z.array(z.string());

export const storyCard = z.object({ ...about, preview: z.string(), inEnglish });
export type StoryCard = z.infer<typeof storyCard>;

export const topStory = z.object({ ...storyCard.shape, score: count });
export type TopStory = z.infer<typeof topStory>;

export const seriesCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(STORY_CATEGORIES),
  language: anyLanguage,
  /** Its title and description in English, where they are not shown. */
  inEnglish,
  /** How many. */
  chapters: count,
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  /** Of its first chapter. */
  picture: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type SeriesCard = z.infer<typeof seriesCard>;

const neighbour = z.object({
  slug: z.string(),
  title: z.string(),
  chapterNumber: z.int(),
  chapterTitle: z.string().nullable(),
  language: anyLanguage,
});
export type ChapterNeighbour = z.infer<typeof neighbour>;

export const libraryStory = z.object({
  ...about,
  content: z.string(),
  /** Whose lines may have voices of their own, as its scenes show them. */
  speakers: z.array(speaker).readonly(),
  /** To talk about when it is over; three, or none. */
  questions: z.array(z.string()),
  series: z.object({ slug: z.string(), title: z.string() }).nullable(),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
  /** The experience is made and can be opened at once. */
  hasMultimedia: z.boolean(),
});
export type LibraryStory = z.infer<typeof libraryStory>;

/** The scenes of a story, first to last: what the pages of its book show. */
export const storyScenes = z.object({
  scenes: z.array(
    z.object({
      /** Where in the text it begins. */
      offset: count,
      /** Address of its picture, 1280 x 720. */
      picture: z.string(),
      /** What is seen there, in the story's language. */
      description: z.string(),
    }),
  ),
});
export type StoryScenes = z.infer<typeof storyScenes>;
