import { ReadableStream as WebStream } from 'node:stream/web';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { zValidator } from '@hono/zod-validator';
import {
  BOOK_FORMATS,
  bookWish,
  type BookFormat,
  type BookWish,
  type MyStory,
} from '#contract/my-stories.ts';
import { plainText } from '#engines/bookbinder/plain-text.ts';
import type { Bindery, BookFile } from '#engines/bookbinder/port.ts';
import type { Guards, WithUser } from '#server/auth/guards.ts';
import { begun } from '#server/features/books/begun.ts';
import { heardPages } from '#server/features/books/family-voice.ts';
import {
  makeBook,
  readBook,
  voicesOfPages,
  withFamily,
  type BookMaking,
} from '#server/features/books/make-book.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError, mayPassOn } from '#server/http/errors.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { validJson } from '#server/http/validate.ts';
import type { Log } from '#server/log.ts';
import { ofAccount, type Owner } from '#server/storage/owner.ts';

const LIMIT = { name: 'books', points: 60, seconds: 600 };
/** In characters: some twenty times a long story of ours, and a second or two of setting type. */
const LONGEST_PRINTED = 120_000;

const TYPES: Record<BookFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  txt: 'text/plain; charset=utf-8',
};

export interface BooksDependencies {
  bindery: Bindery;
  /** Who draws depends on who asks; what is drawn and read for a book belongs to whose story it is. */
  making: Engines<(owner: Owner) => BookMaking>;
  limits: RateLimiting;
  guards: Guards;
  /** A story in My Stories. */
  find: (userId: string, storyId: string) => Promise<MyStory | undefined>;
}

const wantedBook = z.object({ id: z.guid(), file: z.templateLiteral(['book.', z.enum(BOOK_FORMATS)]) });
const wanted = zValidator('param', wantedBook, (result) => {
  if (!result.success) throw missing();
});

/** Stories to keep: a picture book, an e-book that reads itself aloud, the sound, the words. */
export function booksRoutes({ limits, guards, find, bindery, making }: BooksDependencies) {
  const calm = limits.perAddress(LIMIT);
  type Wanted = z.infer<typeof wantedBook>;
  const deliver = async (c: Context<WithUser>, { id, file }: Wanted, wish: BookWish = {}) => {
    const story = await find(c.get('user').id, id);
    if (!story) throw missing();
    const format = file.slice('book.'.length) as BookFormat;
    const makingFor = await guards.engineFor(c, c.get('user'), making, story.ofClass);
    const tools = { bindery, ...makingFor(ofAccount(c.get('user').id)) };
    const named = withFamily(story, wish.family ?? []);
    const book = bound(named, format, { ...tools, voice: wish.voice }, c.req.raw.signal);
    return c.body(await flowing(book, format, c.req.raw.signal, requestLog(c)), 200, {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="story.${format}"`,
      'Cache-Control': 'no-store',
    });
  };
  return new Hono<AppEnv>()
    .get('/:id/:file', calm, guards.requireUser, wanted, (c) => deliver(c, c.req.valid('param')))
    .post('/:id/:file', calm, guards.requireUser, wanted, validJson(bookWish), (c) =>
      deliver(c, c.req.valid('param'), c.req.valid('json')),
    );
}

type Tools = Pick<BooksDependencies, 'bindery'> & BookMaking & Pick<BookWish, 'voice'>;

/** Piece by piece, as each is made. */
async function* bound(story: MyStory, format: BookFormat, tools: Tools, signal: AbortSignal): BookFile {
  if (format === 'pdf' && lengthOf(story) > LONGEST_PRINTED) throw tooLong();
  const book = await makeBook(story, tools, signal);
  const sentences = () => readBook(book, story, tools.narrator, signal);
  const { voice } = tools;
  const pages = () =>
    voice ? heardPages(book, story, { ...tools, voice }, signal) : voicesOfPages(book.pages, sentences());
  switch (format) {
    case 'txt':
      yield Buffer.from(plainText(book));
      break;
    case 'pdf':
      yield* tools.bindery.pdf(book, signal);
      break;
    case 'epub':
      yield* tools.bindery.epub(book, await begun(pages()));
      break;
    case 'mp3':
      if (voice) for await (const { mp3 } of pages()) yield mp3;
      else for await (const { audio } of sentences()) yield audio;
  }
}

/** What fails before its first piece is answered in words; later the line is cut, so that nobody takes half a book for one. */
async function flowing(
  book: BookFile,
  format: BookFormat,
  signal: AbortSignal,
  log: Log,
): Promise<ReadableStream> {
  const watched = async function* () {
    try {
      yield* book;
    } catch (error) {
      if (!signal.aborted && !mayPassOn(error)) log.error({ err: error, format }, 'a book failed');
      throw error;
    }
  };
  try {
    return WebStream.from(await begun(watched())) as ReadableStream;
  } catch (error) {
    signal.throwIfAborted();
    if (mayPassOn(error)) throw error;
    throw new AppError(500, 'book_failed', 'The book could not be made. Please try again.');
  }
}

function lengthOf({ segments }: MyStory): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0);
}

function tooLong(): AppError {
  return new AppError(413, 'too_large', 'The story is too long for a picture book. Please take the e-book.');
}

function missing(): AppError {
  return new AppError(404, 'not_found', 'There is no such story in My Stories');
}
