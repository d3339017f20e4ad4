import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { z } from 'zod';
import { zValidator } from '@hono/zod-validator';
import { BOOK_FILE_TYPE, MOST_BOOK_FILE_BYTES } from '#domain/book-file.ts';
import type { MyStory } from '#contract/my-stories.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Shelve } from '#server/features/gifts/shelve.ts';
import { unpackBook, type Unpacking } from '#server/features/gifts/unpack-book.ts';
import { writeBookFile, type Packing } from '#server/features/gifts/write-book-file.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { limitBodyTo } from '#server/http/limit-body.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { WorkersBusyError } from '#workers/errors.ts';

const LIMIT = { name: 'gifts', points: 40, seconds: 600 };
/** Each is held in memory as a whole. */
const MOST_AT_ONCE = 2;
const PRIVATE = { 'Cache-Control': 'no-store' };

export interface GiftsDependencies {
  limits: RateLimiting;
  guards: Guards;
  find: (userId: string, storyId: string) => Promise<MyStory | undefined>;
  packing: (userId: string, storyId: string) => Promise<Packing>;
  unpacking: Unpacking;
  shelve: Shelve;
}

const storyId = zValidator('param', z.object({ id: z.guid() }), ({ success }) => {
  if (!success) throw missing();
});

const limitBody = limitBodyTo(MOST_BOOK_FILE_BYTES, 'The file is larger than we can take (64 MB)');

/** Books of My Stories as files to give away, and the way back onto a shelf: `docs/book-file.md`. */
export function giftsRoutes({ limits, guards, find, packing, unpacking, shelve }: GiftsDependencies) {
  const { requireUser } = guards;
  const calm = limits.perAddress(LIMIT);
  const turns = inTurns(MOST_AT_ONCE);
  return new Hono<AppEnv>()
    .get('/:id/book.fabloom', calm, requireUser, storyId, async (c) => {
      const userId = c.get('user').id;
      const { id } = c.req.valid('param');
      const story = await find(userId, id);
      if (!story) throw missing();
      const file = await writeBookFile(story, await packing(userId, id));
      return c.body(Readable.toWeb(file) as ReadableStream, 200, {
        ...PRIVATE,
        'Content-Type': BOOK_FILE_TYPE,
        'Content-Disposition': 'attachment; filename="story.fabloom"',
      });
    })
    .post('/imports', calm, requireUser, limitBody, (c) =>
      turns(async () => {
        const book = await unpackBook(Buffer.from(await c.req.arrayBuffer()), unpacking);
        return c.json({ story: await shelve(c.get('user').id, book) }, 201, PRIVATE);
      }),
    );
}

function inTurns(most: number) {
  let busy = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= most) throw new WorkersBusyError('other books are being read');
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
    }
  };
}

function missing(): AppError {
  return new AppError(404, 'not_found', 'There is no such story in My Stories');
}
