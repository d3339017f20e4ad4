import { z } from 'zod';
import { MAX_PICTURES, newMyStory, storyPicture } from '#contract/my-stories.ts';
import { BOOK_FILE_FORMAT, BOOK_FILE_VERSION } from '#domain/book-file.ts';
import { PAGE_MARK, RELATIONS } from '#domain/recordings.ts';

const MOST_RECORDINGS = 1000;

/** What of a story goes into a file: not where somebody stopped reading, and no address of ours. */
const story = newMyStory
  .pick({
    title: true,
    ageGroup: true,
    language: true,
    choices: true,
    segments: true,
    toldBy: true,
    ofClass: true,
  })
  .extend({ media: newMyStory.shape.media.unwrap().pick({ scenes: true, tale: true, tellings: true }) });

const picture = storyPicture.omit({ url: true }).extend({
  file: z.string().max(40),
  /** The same as the page of a book shows it. */
  page: z.string().max(40).optional(),
});

const recording = z.object({
  voice: z.enum(RELATIONS),
  page: z.string().regex(PAGE_MARK),
  /** The same sound at both rates of our voices. */
  files: z.tuple([z.string().max(40), z.string().max(40)]),
});

/** `book.json`, once its format and version are known to be these. */
export const bookManifest = z.object({
  format: z.literal(BOOK_FILE_FORMAT),
  version: z.literal(BOOK_FILE_VERSION),
  story,
  pictures: z.array(picture).max(MAX_PICTURES),
  recordings: z.array(recording).max(MOST_RECORDINGS),
});
export type BookManifest = z.output<typeof bookManifest>;

/** Codes of refusals. */
export const NOT_A_BOOK_FILE = 'not_a_book_file';
export const BROKEN_BOOK_FILE = 'broken_book_file';
export const NEWER_BOOK_FILE = 'newer_book_file';
export const NO_ROOM_FOR_BOOK = 'no_room_for_book';
