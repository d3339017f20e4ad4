import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LibraryStory } from '#contract/library.ts';
import { readingRoom } from '#engines/narrator/built-in/reading-room.ts';
import { canPlayOrdinary, isRoot, ordinaryUid } from '#tests/faults/support/identities.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { siteOf } from '#tests/faults/support/site.ts';

const playground = new Playground();
afterAll(() => playground.cleanUp());

/** A story service that can be asked, and never says a word. */
let asked = 0;
const silence = createServer(() => void (asked += 1));
afterAll(() => {
  silence.closeAllConnections();
  silence.close();
});

// Nothing is read-only to root.
const uid = canPlayOrdinary ? ordinaryUid : undefined;
const dataDir = playground.dataDir('data', uid);
let site = '';
let token = '';
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const asFamily = (path: string, body: object) => post(path, body, { Authorization: `Bearer ${token}` });

beforeAll(async () => {
  silence.listen(0, '127.0.0.1');
  await once(silence, 'listening');
  const product = playground.child({
    program: 'run-product',
    dataDir,
    uid,
    env: {
      RATE_LIMIT_FACTOR: '1000',
      STORY_MODEL: 'compatible:tale-1',
      STORY_MODEL_URL: `http://127.0.0.1:${(silence.address() as AddressInfo).port}`,
      STORY_MODEL_TIMEOUT_S: '1',
    },
  });
  site = await siteOf(product);
  const account = { email: `${randomUUID()}@example.org`, password: 'a long walk at noon' };
  const session = (await (await post('/auth/v1/signup', account)).json()) as { access_token: string };
  token = session.access_token;
}, 180_000);

const draw = async () => {
  // Letters alone: numbers may look like those of a telephone, and are refused.
  const prompt = `A fox waves. ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const drawn = await asFamily('/functions/v1/generate-gemini-images', { prompt });
  expect(drawn.status).toBe(200);
  return ((await drawn.json()) as { images: { url: string }[] }).images[0]?.url ?? '';
};

it('a crowd of listeners is told to come again, and nobody is cut off [OP-03]', async () => {
  const answer = await fetch(`${site}/api/library/stories/the-village-under-the-book`);
  const { story } = (await answer.json()) as { story: LibraryStory };
  const hear = async () => {
    const heard = await post('/functions/v1/generate-story-audio', { text: story.content, language: 'en' });
    await heard.arrayBuffer();
    return { status: heard.status, wait: heard.headers.get('Retry-After') };
  };
  // More than this machine reads to at once, however many cores it has.
  const size = readingRoom().listeners + 24;
  const crowd = await Promise.all(Array.from({ length: size }, hear));
  const [heard, refused] = [200, 503].map((wanted) => crowd.filter(({ status }) => status === wanted));
  expect((heard?.length ?? 0) + (refused?.length ?? 0)).toBe(size);
  expect(heard?.length).toBeGreaterThan(0);
  expect(new Set(refused?.map(({ wait }) => wait))).toEqual(new Set(['5']));
  expect((await hear()).status).toBe(200);
});

it('a story service that never answers costs seconds, and after three times none [OP-03]', async () => {
  const wish = {
    characters: [{ id: 'custom-1', name: 'Mara' }],
    theme: { id: 'kindness', name: 'Kindness' },
    setting: { id: 'beach', name: 'Beach' },
    ageGroup: '3-5',
    language: 'en',
  };
  for (let i = 0; i < 5; i++) {
    const began = performance.now();
    const told = await asFamily('/functions/v1/generate-story', wish);
    expect(told.status).toBe(200);
    expect(await told.json()).toMatchObject({ writer: 'built-in', story: expect.stringContaining('Mara') });
    // Beside other work even a built-in story takes seconds; an endless wait takes longer.
    expect(performance.now() - began).toBeLessThan(30_000);
  }
  expect(asked).toBe(3);
});

it.skipIf(isRoot && !canPlayOrdinary)(
  'a folder in which nothing can be kept fails no picture that is made, and refuses none of its pixels; not where only root can be played, to whom nothing is read-only [TR-01]',
  async () => {
    const before = await draw();
    const media = join(dataDir, 'media');
    for (const name of readdirSync(media, { recursive: true, encoding: 'utf8' }))
      if (statSync(join(media, name)).isDirectory()) chmodSync(join(media, name), 0o500);
    chmodSync(media, 0o500);
    const url = await draw();
    for (const address of [before, before.replace('.svg', '.webp'), url, url.replace('.svg', '.webp')])
      expect((await fetch(site + address)).status).toBe(200);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  },
);
