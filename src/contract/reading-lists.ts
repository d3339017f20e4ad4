import { z } from 'zod';
import { readerQuery } from '#contract/library.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { CODE_LIVES, LONGEST_LIST_TITLE, MOST_ON_A_LIST } from '#domain/reading-list.ts';
import { cleanLine } from '#domain/text/printable-text.ts';

const wanted = z.object({ kind: z.enum(['library', 'own']), id: z.guid() });

export const readingListWish = z.object({
  title: z.string().overwrite(cleanLine).min(1, 'is required').max(LONGEST_LIST_TITLE),
  /** A day. */
  dueOn: z.iso.date().nullable().default(null),
  entries: z.array(wanted).max(MOST_ON_A_LIST),
  /** Whoever puts another story of their own on it was told that everybody with a code reads the names in it. */
  agreed: z.boolean().default(false),
});
export type ReadingListWish = z.input<typeof readingListWish>;

const entry = z.object({
  kind: z.enum(['library', 'own']),
  title: z.string(),
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  ageGroup: z.enum(AGE_GROUPS),
  picture: z.string().nullable(),
  /** By which a device remembers that it was opened there. Of one's own stories it is not the id. */
  mark: z.string(),
});

/** As its owner sees it: how often a code was opened, never by whom. */
export const readingCode = z.object({
  id: z.guid(),
  opened: z.int().min(0),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type ReadingCode = z.infer<typeof readingCode>;

export const readingList = z.object({
  id: z.guid(),
  title: z.string(),
  dueOn: z.iso.date().nullable(),
  /** `path`: where its owner reads it. */
  entries: z.array(entry.extend({ id: z.guid(), path: z.string() })),
  codes: z.array(readingCode),
});
export type ReadingList = z.infer<typeof readingList>;
export type ReadingListEntry = ReadingList['entries'][number];

export const newReadingCode = z.object({ life: z.enum(CODE_LIVES).default('day') });

/** The code comes in the body, which nobody writes down, and with it the language of whoever reads the list. */
export const codeOpening = readerQuery.extend({ code: z.string().max(100) });

/** What whoever has the code is told: nothing of its owner, and of the owner's stories no id. */
export const openedList = z.object({
  title: z.string(),
  /** Until when the code is good: so long the device counts nothing, and asks nobody how old they are. */
  endsAt: z.iso.datetime(),
  dueOn: z.iso.date().nullable(),
  /** `path`: where it is read; a story of the owner's by its private link, which ends with the code. */
  entries: z.array(entry.extend({ path: z.string() })),
});
export type OpenedList = z.infer<typeof openedList>;

/** The one answer to every code that opens nothing. */
export const CODE_ENDED = 'code_ended';
export const TOO_MANY_LISTS = 'too_many_lists';
export const TOO_MANY_CODES = 'too_many_codes';
