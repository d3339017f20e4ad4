import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LINK_KEY, LINK_LIVES } from '#domain/book-link.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { PAGE_MARK, RELATIONS } from '#domain/recordings.ts';
import { speaker } from '#domain/speaker.ts';

export const newBookLink = z.object({
  storyId: z.guid(),
  life: z.enum(LINK_LIVES),
  /** Whether the family's own voices are heard as well. */
  withRecordings: z.boolean().default(false),
  /** Whether who opens it may put a copy on a shelf of their own, which stays when the link ends. */
  mayCopy: z.boolean().default(false),
  /** Whoever makes it was told that everybody who has it reads the names in the text. */
  agreed: z.literal(true, 'has to be agreed to'),
});
export type NewBookLink = z.input<typeof newBookLink>;

/** As its owner sees it: how often, never by whom. */
export const bookLink = z.object({
  id: z.guid(),
  storyId: z.guid(),
  withRecordings: z.boolean(),
  mayCopy: z.boolean(),
  opened: z.int().min(0),
  createdAt: z.iso.datetime(),
  /** None: until its owner ends it. */
  endsAt: z.iso.datetime().nullable(),
});
export type BookLink = z.infer<typeof bookLink>;

export const linkKey = z.string().regex(LINK_KEY);

/** The key comes in the body, which nobody writes down. */
export const opening = z.object({ key: z.string().max(100) });

/** What whoever has the link reads, sees and hears; nothing else of the story, and nothing of its owner. */
export const sharedBook = z.object({
  /** By which a report names the link. It opens nothing. */
  mark: z.guid(),
  title: z.string(),
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  ageGroup: z.enum(AGE_GROUPS),
  toldBy: z.string().nullable(),
  mayCopy: z.boolean(),
  segments: z.array(z.string()),
  /** To talk about when it is over. */
  questions: z.array(z.string()),
  /** Named in the text: their lines may have voices of their own, by what pictures and text show of them. */
  speakers: z.array(speaker).readonly(),
  /** Where the scenes begin that its teller planned. */
  starts: z.array(z.int()),
  pictures: z.array(z.object({ url: z.string(), description: z.string(), offset: z.int() })),
  recordings: z.array(
    z.object({
      voice: z.enum(RELATIONS),
      page: z.string().regex(PAGE_MARK),
      duration: z.number(),
      url: z.string(),
    }),
  ),
});
export type SharedBook = z.infer<typeof sharedBook>;

/** The code of the one answer to every link that opens nothing, whether it has ended or never was. */
export const LINK_ENDED = 'link_ended';
export const COPY_NOT_ALLOWED = 'copy_not_allowed';
export const LINKS_OFF = 'links_off';
export const TOO_MANY_LINKS = 'too_many_links';
