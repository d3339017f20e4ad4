import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { zValidator } from '@hono/zod-validator';
import { BOOK_FORMATS, bookWish, type BookFormat, type MyStory } from '#contract/my-stories.ts';
import { plainText } from '#engines/bookbinder/plain-text.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import type { Guards, WithUser } from '#server/auth/guards.ts';
import { makeBook, readBook, withFamily, type BookMaking } from '#server/features/books/make-book.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { validJson } from '#server/http/validate.ts';
import type { Log } from '#server/log.ts';

const LIMIT = { name: 'books', points: 60, seconds: 600 };

const TYPES: Record<BookFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  txt: 'text/plain; charset=utf-8',
};

export interface BooksDependencies extends BookMaking {
  bindery: Bindery;
  limits: RateLimiting;
  guards: Guards;
  /** A story on somebody's shelf. */
  find: (userId: string, storyId: string) => Promise<MyStory | undefined>;
}

const wantedBook = z.object({ id: z.guid(), file: z.templateLiteral(['book.', z.enum(BOOK_FORMATS)]) });
const wanted = zValidator('param', wantedBook, (result) => {
  if (!result.success) throw missing();
});

/** Stories to keep: a picture book, an e-book that reads itself aloud, the sound, the words. */
export function booksRoutes({ limits, guards, find, ...tools }: BooksDependencies) {
  const calm = limits.perAddress(LIMIT);
  type Wanted = z.infer<typeof wantedBook>;
  const deliver = async (c: Context<WithUser>, { id, file }: Wanted, family: readonly string[] = []) => {
    const story = await find(c.get('user').id, id);
    if (!story) throw missing();
    const format = file.slice('book.'.length) as BookFormat;
    const book = await bound(withFamily(story, family), format, tools, c.req.raw.signal, requestLog(c));
    return c.body(Buffer.from(book), 200, {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="story.${format}"`,
      'Cache-Control': 'no-store',
    });
  };
  return new Hono<AppEnv>()
    .get('/:id/:file', calm, guards.requireUser, wanted, (c) => deliver(c, c.req.valid('param')))
    .post('/:id/:file', calm, guards.requireUser, wanted, validJson(bookWish), (c) =>
      deliver(c, c.req.valid('param'), c.req.valid('json').family),
    );
}

type Tools = Pick<BooksDependencies, 'bindery'> & BookMaking;

async function bound(
  story: MyStory,
  format: BookFormat,
  tools: Tools,
  signal: AbortSignal,
  log: Log,
): Promise<Uint8Array> {
  try {
    const book = await makeBook(story, tools, signal);
    if (format === 'txt') return Buffer.from(plainText(book));
    if (format === 'pdf') return await tools.bindery.pdf(book);
    const narration = await readBook(book, story, tools.narrator, signal);
    return format === 'mp3' ? narration.mp3 : await tools.bindery.epub({ ...book, narration });
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error, format }, 'a book failed');
    throw new AppError(500, 'book_failed', 'The book could not be made. Please try again.');
  }
}

function missing(): AppError {
  return new AppError(404, 'not_found', 'There is no such story on your shelf');
}
