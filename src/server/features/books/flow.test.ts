import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { MyStory } from '#contract/my-stories.ts';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import type { Guards, WithUser } from '#server/auth/guards.ts';
import type { BookMaking } from '#server/features/books/make-book.ts';
import { booksRoutes } from '#server/features/books/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import { DatabaseAwayError } from '#server/db/database-away.ts';
import { handleError } from '#server/http/errors.ts';
import { createHttpServer, listen, stopListening } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { StorageAwayError } from '#server/storage/storage-away-error.ts';
import { WorkTooSlowError } from '#workers/errors.ts';

const STORY: MyStory = {
  id: randomUUID(),
  title: 'The Key',
  language: 'en',
  ageGroup: '6-8',
  choices: {
    setting: { id: 'enchanted-forest', name: 'Enchanted Forest', emoji: '🌲', description: '' },
    theme: { id: 'kindness', name: 'Kindness' },
    characters: [],
  },
  segments: [{ id: 'segment-1', text: 'Ember found a key.\n\nIt was raining.\n\nThe fox wanted the key.' }],
  media: {
    pictures: [0, 20, 37].map((offset) => ({ url: `/pictures/${offset}`, description: '', offset })),
  },
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  revision: 1,
} as unknown as MyStory;

const lines: Record<string, unknown>[] = [];
const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeEach(() => void (lines.length = 0));

/** Reads one sentence after the other, each when it is told to. */
function hesitant(narrator: Narrator) {
  const said: string[] = [];
  let more = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const slow: Narrator = {
    name: 'hesitant',
    async *speak(request, signal) {
      signal.addEventListener('abort', () => aborted.resolve());
      for await (const sentence of narrator.speak(request, signal)) {
        yield sentence;
        said.push(sentence.text);
        await Promise.race([more.promise, aborted.promise]);
        signal.throwIfAborted();
      }
    },
  };
  return {
    slow,
    said,
    aborted: aborted.promise,
    sayOn: () => {
      more.resolve();
      more = Promise.withResolvers();
    },
    sayAll: () => more.resolve(),
  };
}

const bindery = openBindery();
const pass = createMiddleware(async (_, next) => next());
const requireUser = createMiddleware<WithUser>(async (c, next) => {
  c.set('user', { id: randomUUID(), email: 'parent@example.com' });
  await next();
});

/** The routes of books alone, on a port of their own, with a narrator of our choice. */
async function serveBooks(narrator: Narrator) {
  const making = (): BookMaking => ({
    narrator,
    jpegOf: async () => undefined,
    ownPages: async () => () => undefined,
    draw: async () => [],
    say: (_, id) => id,
  });
  const books = booksRoutes({
    bindery,
    making: { configured: making, own: making },
    limits: {
      perAddress: () => pass,
      counter: () => ({ take: async () => 0, forget: async () => undefined }),
    },
    guards: {
      requireUser,
      engineFor: async (_c: unknown, _user: unknown, engines: Engines<unknown>) => engines.own,
    } as unknown as Guards,
    find: async () => STORY,
  });
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('log', log);
      c.set('requestId', 'test');
      await next();
    })
    .route('/', books)
    .onError(handleError);
  const listener = getRequestListener(app.fetch);
  const server = createHttpServer();
  server.on('request', (request, response) => void listener(request, response));
  const { port } = await listen(server, { host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    server.closeAllConnections();
    await stopListening(server);
  });
  return (format: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/${STORY.id}/book.${format}`, init);
}

afterAll(() => bindery.close());

test('the sound is on its way while the story is still being read', async () => {
  const { slow, said, sayOn, sayAll } = hesitant(createFakeNarrator());
  const fetchBook = await serveBooks(slow);
  const answer = await fetchBook('mp3');
  const reader = answer.body!.getReader();
  const first = await reader.read();
  expect(first.value?.slice(0, 2)).toEqual(Uint8Array.from([0xff, 0xf3]));
  expect(said).toHaveLength(1);
  sayOn();
  const second = await reader.read();
  expect(second.done).toBe(false);
  sayAll();
  while (!(await reader.read()).done);
});

test('an e-book is on its way while its later pages are still being read', async () => {
  const { slow, said, sayOn, sayAll } = hesitant(createFakeNarrator());
  const fetchBook = await serveBooks(slow);
  const asked = fetchBook('epub');
  await expect.poll(() => said.length).toBe(1);
  sayOn(); // the first page is known to end where the second begins
  const reader = (await asked).body!.getReader();
  const first = await reader.read();
  expect(Buffer.from(first.value!).toString('latin1')).toContain('application/epub+zip');
  expect(said.length).toBeLessThan(3);
  sayAll();
  while (!(await reader.read()).done);
});

test.each(['mp3', 'epub'])(
  'a voice that fails at once is answered in words, and the log knows why: %s',
  async (format) => {
    const fetchBook = await serveBooks(createFakeNarrator({ fail: new Error('no voice') }));
    const answer = await fetchBook(format);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: 'The book could not be made. Please try again.',
      code: 'book_failed',
    });
    expect(lines.filter(({ msg }) => msg === 'a book failed')).toHaveLength(1);
  },
);

test.each([
  ['takes too long', new WorkTooSlowError('the work took longer than 1 ms'), 'too_slow'],
  ['cannot be kept', new StorageAwayError(), 'away'],
  ['needs the database while it is away', new DatabaseAwayError(), 'away'],
])('a book that %s may be asked for again [OP-02] [OP-03]', async (_, fail, code) => {
  const answer = await (await serveBooks(createFakeNarrator({ fail })))('mp3');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code });
  expect(lines.filter(({ msg }) => msg === 'a book failed')).toEqual([]);
});

test.each(['mp3', 'epub'])(
  'a voice that fails on the way cuts the line, so that half a book is none: %s',
  async (format) => {
    const fetchBook = await serveBooks(createFakeNarrator({ fail: new Error('hoarse'), failAfter: 2 }));
    const answer = await fetchBook(format);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    await expect.poll(() => lines.filter(({ msg }) => msg === 'a book failed')).toHaveLength(1);
  },
);

test('nobody reads on for a listener who has left', async () => {
  const { slow, said, aborted } = hesitant(createFakeNarrator());
  const fetchBook = await serveBooks(slow);
  const leave = new AbortController();
  const answer = await fetchBook('mp3', { signal: leave.signal });
  await answer.body!.getReader().read();
  leave.abort();
  await aborted;
  expect(said).toHaveLength(1);
  expect(lines.filter(({ msg }) => msg === 'a book failed')).toHaveLength(0);
});
