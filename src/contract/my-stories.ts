import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { isPersonal } from '#domain/personal-character.ts';
import { RELATIONS } from '#domain/recordings.ts';
import { PRONOUNS } from '#domain/pronouns.ts';
import { storyScene } from '#domain/scene-direction.ts';
import { secondTelling, taleMark } from '#domain/side-by-side.ts';
import { MAX_HEROES, MAX_TITLE } from '#domain/story-options.ts';
import { cleanLine } from '#domain/text/printable-text.ts';

const MAX_SEGMENTS = 100;
/** A story begins with six at most, and each time that it goes on there are three more. */
export const MAX_PICTURES = 3 + 3 * MAX_SEGMENTS;

/** A tale has eight at most, and one more where it goes on. */
const MAX_SCENES = 9 * MAX_SEGMENTS;

const text = (most: number) => z.string().trim().max(most);
/** On one line, without what cannot be seen: it is printed, drawn and read aloud. */
const line = (most: number) => z.string().overwrite(cleanLine).max(most);

const item = z.object({
  id: text(100).default(''),
  name: line(100).min(1, 'is required'),
  emoji: text(16).default(''),
  description: text(300).default(''),
});

/** Family and friends stay in the browser: whoever is sent all the same is left out. */
const heroes = z
  .array(item.extend({ pronoun: z.enum(PRONOUNS).optional() }))
  .max(30)
  .transform((characters) => characters.filter((character) => !isPersonal(character)));

const segment = z.object({
  id: text(100),
  text: z.string().trim().min(1, 'is required').max(20_000),
  /** To talk about when this part is over. */
  questions: z.array(line(300)).max(3).optional(),
});

/** Pictures hang in our own gallery; no other address is kept. */
const pictureUrl = z
  .string()
  .regex(/^\/pictures\/[0-9a-f]{40}\.(svg|png|jpg|webp)$/, 'is not one of our pictures');

export const storyPicture = z.object({
  url: pictureUrl,
  description: text(400),
  /** Where in the text the scene begins. */
  offset: z.int().min(0).optional(),
});

const media = z.object({
  pictures: z.array(storyPicture).max(MAX_PICTURES).optional(),
  /** What happens where, for whoever draws it; nobody of the family is named there. */
  scenes: z.array(storyScene).max(MAX_SCENES).optional(),
  tale: taleMark.optional(),
  tellings: z.array(secondTelling).max(LANGUAGE_CODES.length).optional(),
});

const fields = {
  title: line(MAX_TITLE).min(1, 'is required'),
  ageGroup: z.enum(AGE_GROUPS),
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  choices: z.object({ setting: item, theme: item, characters: heroes }),
  segments: z.array(segment).min(1, 'is required').max(MAX_SEGMENTS),
  position: z.int().min(0).default(0),
  media: media.default({}),
  toldBy: text(100).nullable().default(null),
  /** First names of a class are in it: whatever is done with it is done by our own engines. Stays as it was when the story came. */
  ofClass: z.boolean().default(false),
};

/** A story for My Stories. The id is made in the browser, so that a request that is sent twice makes one story. */
export const newMyStory = z.object({ id: z.uuid(), ...fields });
export type NewMyStory = z.input<typeof newMyStory>;

export const myStoryChange = z
  .object({
    title: fields.title,
    choices: fields.choices,
    segments: fields.segments,
    position: z.int().min(0),
    media,
    /** On which the change was made. If there is a newer text by now, the change is refused and the newer one is sent. */
    revision: z.int().min(1),
  })
  .partial();
export type MyStoryChange = z.input<typeof myStoryChange>;

/** On the list: enough for a card. */
export const myStorySummary = z.object({
  id: z.uuid(),
  title: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  theme: z.string(),
  setting: z.string(),
  /** Of the catalogue, or of somebody's own place: that is drawn where there is no picture yet. */
  settingId: z.string(),
  /** Address of the first picture. */
  picture: z.string().nullable(),
  preview: z.string(),
  favorite: z.boolean(),
  /** The series in which it stands. */
  series: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MyStorySummary = z.infer<typeof myStorySummary>;

export const myStory = z.object({
  ...fields,
  id: z.uuid(),
  /** Of its text; sent along with a change. */
  revision: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MyStory = z.infer<typeof myStory>;

/** The code of the refusal: another tab or device changed the story first. The answer holds it. */
export const CHANGED_ELSEWHERE = 'changed_elsewhere';

export const BOOK_FORMATS = ['pdf', 'epub', 'mp3', 'txt'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

export const bookWish = z.object({
  /** Whom only the browser knows: named in the book, and kept nowhere. */
  family: z.array(text(50).min(1)).max(MAX_HEROES).default([]),
  /** Who of the family is heard in it, on the pages that they have read; none: our voice alone. */
  voice: z.enum(RELATIONS).optional(),
});
export type BookWish = z.input<typeof bookWish>;

/** "This story is not right for children." */
export const storyReport = z.object({
  storyId: z.string().max(100),
  /** Instead, of a book that somebody shared: the mark of the link. The server knows whose book it opens. */
  linkMark: z.guid().optional(),
  title: text(200).default(''),
  /** What is wrong, in the reader's words; may be empty. */
  message: text(1000).default(''),
});
export type StoryReport = z.input<typeof storyReport>;
