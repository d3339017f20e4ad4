import { zValidator } from '@hono/zod-validator';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { LINK_ENDED, linkKey, opening } from '#contract/book-links.ts';
import type { MyStory } from '#contract/my-stories.ts';
import type { Recording } from '#contract/recordings.ts';
import { PAGE_MARK, RELATIONS, type Relation } from '#domain/recordings.ts';
import type { BookLinks, Opened } from '#server/features/book-links/links.ts';
import { sharedBookOf } from '#server/features/book-links/shared-book.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';
import { sendRange } from '#server/storage/send-range.ts';

export const SHARED_BOOKS_PATH = '/api/shared-books';

const OPENINGS = { name: 'shared-books', points: 120, seconds: 600 };
const MEDIA = { name: 'shared-books-media', points: 3000, seconds: 600 };
/** Never in a proxy; in a browser so long as somebody leafs to and fro. */
const A_WHILE = 'private, max-age=600';
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

/** A book for whoever has a link to it, and for nobody else. No account is asked for and none is read. */
export function sharedBooksRoutes(dependencies: SharedBooksDependencies) {
  const { limits, bookLinks, findStory, recordings, sendPicture } = dependencies;
  const [openings, media] = [limits.perAddress(OPENINGS), limits.perAddress(MEDIA)];
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
      return c.json({ book: sharedBookOf(story, heard, addressOf) }, 200, { 'Cache-Control': PRIVATE });
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
