import { zValidator } from '@hono/zod-validator';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { COPY_NOT_ALLOWED, LINK_ENDED, linkKey, opening } from '#contract/book-links.ts';
import type { MyStory } from '#contract/my-stories.ts';
import type { Recording } from '#contract/recordings.ts';
import { SHARED_BOOKS_PATH } from '#domain/book-link.ts';
import { PAGE_MARK, RELATIONS, type Relation } from '#domain/recordings.ts';
import type { Guards } from '#server/auth/guards.ts';
import { copyOf } from '#server/features/book-links/copied-book.ts';
import type { BookLinks, Opened } from '#server/features/book-links/links.ts';
import { sharedBookOf } from '#server/features/book-links/shared-book.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';
import { sendRange } from '#server/storage/send-range.ts';

/** A school has one address: thirty tablets open a list of books, one after the other, and each again. */
const OPENINGS = { name: 'shared-books', points: 1200, seconds: 600 };
const MEDIA = { name: 'shared-books-media', points: 3000, seconds: 600 };
/** Never in a proxy; in a browser so long as somebody leafs to and fro. */
const A_WHILE = 'private, max-age=600';
const COPIES = { name: 'shared-books-copies', points: 20, seconds: 600 };
const PRIVATE = 'private, no-store';

/** A page of a story in somebody's own voice. */
interface Which {
  userId: string;
  storyId: string;
  voice: Relation;
  page: string;
}

export interface SharedBooksDependencies {
  limits: RateLimiting;
  bookLinks: BookLinks;
  findStory: (userId: string, storyId: string) => Promise<MyStory | undefined>;
  recordings: {
    list: (of: {
      userId: string;
      storyId: string;
    }) => Promise<readonly Pick<Recording, 'voice' | 'page' | 'duration'>[]>;
    read: (which: Which) => Promise<Uint8Array | undefined>;
  };
  /** Of our gallery, by the name of its file. */
  sendPicture: (c: Context, file: string, caching: string) => Promise<Response>;
  guards: Guards;
  /** Puts what a link gives away on the shelf of somebody else, with the recordings if they go along. */
  keepCopy: (userId: string, given: GivenCopy) => Promise<MyStory>;
}

export interface GivenCopy {
  /** Whose it was, and which. */
  from: Opened;
  story: ReturnType<typeof copyOf>;
  pictures: NonNullable<MyStory['media']['pictures']>;
}

interface Linked extends AppEnv {
  Variables: AppEnv['Variables'] & { book: Opened };
}

const recordingPage = zValidator('param', z.object({ page: z.string().regex(PAGE_MARK) }), refuse);
const recordingVoice = zValidator('query', z.object({ voice: z.enum(RELATIONS), link: linkKey }), refuse);
const pictureFile = zValidator(
  'param',
  z.object({ file: z.string().regex(/^\d{1,3}\.(?:svg|png|jpg|webp)$/) }),
  refuse,
);

/** A book for whoever has a link to it, and for nobody else. No account is asked for and none is read, but by whoever keeps a copy. */
export function sharedBooksRoutes(dependencies: SharedBooksDependencies) {
  const { limits, guards, bookLinks, findStory, recordings, sendPicture, keepCopy } = dependencies;
  const [openings, media] = [limits.perAddress(OPENINGS), limits.perAddress(MEDIA)];
  const copies = limits.perAddress(COPIES);
  /** The key stands in the question, which no log keeps. */
  const linked = createMiddleware<Linked>(async (c, next) => {
    const book = await bookLinks.find(c.req.query('link'));
    if (!book) throw ended();
    c.set('book', book);
    await next();
  });
  return new Hono<AppEnv>()
    .use(unlisted)
    .post('/openings', openings, validJson(opening), async (c) => {
      const { key } = c.req.valid('json');
      const book = await bookLinks.open(key);
      const story = book && (await findStory(book.userId, book.storyId));
      if (!story) throw ended();
      const heard = book.withRecordings ? await recordings.list(book) : [];
      const addressOf = (file: string, query: Record<string, string> = {}) =>
        `${SHARED_BOOKS_PATH}/${file}?${new URLSearchParams({ ...query, link: key })}`;
      return c.json(
        { book: sharedBookOf(story, { mark: book.id, recordings: heard, mayCopy: book.mayCopy }, addressOf) },
        200,
        { 'Cache-Control': PRIVATE },
      );
    })
    .post('/copies', copies, guards.requireUser, validJson(opening), async (c) => {
      const from = await bookLinks.find(c.req.valid('json').key);
      const story = from && (await findStory(from.userId, from.storyId));
      if (!story) throw ended();
      if (!from.mayCopy)
        throw new AppError(403, COPY_NOT_ALLOWED, 'Whoever shared this book keeps it to themself');
      const { pictures = [] } = story.media;
      const kept = await keepCopy(c.get('user').id, { from, story: copyOf(story), pictures });
      return c.json({ id: kept.id }, 201, { 'Cache-Control': PRIVATE });
    })
    .get('/pictures/:file', media, linked, pictureFile, async (c) => {
      const { userId, storyId } = c.get('book');
      const story = await findStory(userId, storyId);
      const [index = '', ending = ''] = c.req.valid('param').file.split('.');
      const name = /[0-9a-f]{40}/.exec(story?.media.pictures?.[Number(index)]?.url ?? '')?.[0];
      if (!name) throw ended();
      return sendPicture(c, `${name}.${ending}`, A_WHILE);
    })
    .get('/recordings/:page', media, linked, recordingPage, recordingVoice, async (c) => {
      const { userId, storyId, withRecordings } = c.get('book');
      const { page } = c.req.valid('param');
      const { voice } = c.req.valid('query');
      const sound = withRecordings && (await recordings.read({ userId, storyId, voice, page }));
      if (!sound) throw ended();
      return sendRange(c, sound, { type: 'audio/mpeg', cache: PRIVATE });
    });
}

/** For no search engine, and nobody hears from where it was asked for. */
const unlisted = createMiddleware<AppEnv>(async (c, next) => {
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
  await next();
});

function refuse({ success }: { success: boolean }): void {
  if (!success) throw ended();
}

/** One answer to all that opens nothing: nobody learns whether there ever was such a book. */
function ended(): AppError {
  return new AppError(404, LINK_ENDED, 'This link does not open a book any more');
}
