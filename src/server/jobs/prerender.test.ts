import { setTimeout as delay } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { stories } from '#server/db/schema/stories.ts';
import { findUnfinished } from '#server/features/multimedia/records.ts';
import type { MultimediaTools } from '#server/features/multimedia/tools.ts';
import { readStory } from '#server/features/narration/read-story.ts';
import { PRERENDER } from '#server/jobs/multimedia-queues.ts';
import { startJobs, type Jobs } from '#server/jobs/start.ts';
import { createLog } from '#server/log.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const log = createLog({ level: 'silent' });

const kept: string[] = [];
const objects: ObjectStore = {
  put: async ({ name }) => void kept.push(name),
  publicUrl: (bucket, name) => `/${bucket}/${name}`,
  read: async () => undefined,
  delete: async () => undefined,
};

const own = {
  quick: createFakeNarrator(),
  natural: createFakeNarrator(),
  naturalLater: createFakeNarrator(),
  naturalInTime: () => false,
};
function tools(given: Partial<MultimediaTools> = {}): MultimediaTools {
  return {
    illustrate: async () => [{ image_url: '/pictures/1.svg', description: 'A boat', offset: 0 }],
    narrate: (story, options) => readStory(story, { services: [], own }, { ...options, log }),
    hasBetterVoice: true,
    objects,
    ...given,
  };
}

let jobs: Jobs | undefined;
const boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
await boss.start();
afterAll(() => boss.stop({ graceful: false }));
afterEach(async () => {
  await jobs?.stop();
});

/** As if the minute had come, with so much quiet before it. */
async function aMinuteComes(quietMs: () => number, given: Partial<MultimediaTools> = {}) {
  const activity = { begin: () => () => undefined, quietMs };
  const same = tools(given);
  const multimedia = { tools: { configured: same, own: same }, activity, prerender: false };
  jobs = await startJobs({
    databaseUrl: database.url,
    database,
    log,
    sweep: async () => undefined,
    multimedia,
    alone: false,
  });
  const id = await boss.send(PRERENDER);
  await expect
    .poll(async () => (await boss.getJobById(PRERENDER, id ?? ''))?.state, { timeout: 15_000 })
    .toBe('completed');
}

const made = () => db.select().from(storyMultimedia).where(isNotNull(storyMultimedia.contentHash));

test('while it is quiet the library is made, first all in the quick voice, then in a better one [MM-02]', async () => {
  await db.delete(stories);
  const ids = [(await make.story()).id, (await make.story()).id, (await make.story()).id];
  const order: string[] = [];
  await aMinuteComes(() => 61_000, {
    async narrate(story, options) {
      if (story.id === ids[0] && options.soon) throw new Error('hoarse');
      const reading = await tools().narrate(story, options);
      order.push(reading.quality);
      return reading;
    },
  });
  expect(order).toEqual(['quick', 'quick', 'natural', 'natural', 'natural']);
  const records = await made();
  expect(records.map(({ storyId }) => storyId).toSorted()).toEqual(ids.toSorted());
  for (const record of records)
    expect(record).toMatchObject({ voiceQuality: 'natural', voiceId: 'af_heart', totalScenes: 1 });
});

test('a story that cannot be made does not keep the others waiting', async () => {
  await db.delete(stories);
  const [bad, good] = [await make.story(), await make.story()];
  await aMinuteComes(() => 61_000, {
    illustrate: (story, signal, onPicture) =>
      story.id === bad.id ? Promise.reject(new Error('no')) : tools().illustrate(story, signal, onPicture),
  });
  expect((await made()).map(({ storyId }) => storyId)).toEqual([good.id]);
});

test('nothing is made while somebody is about', async () => {
  await make.story();
  const before = await made();
  await aMinuteComes(() => 59_000);
  expect(await made()).toEqual(before);
});

test('it is given up as soon as somebody comes', async () => {
  await make.story();
  const before = await made();
  let quiet = 61_000;
  await aMinuteComes(() => quiet, {
    async narrate(story, options) {
      quiet = 0;
      await delay(800);
      return tools().narrate(story, options);
    },
  });
  expect(await made()).toEqual(before);
});

test('missing ones come first, then those that could be better, then none', async () => {
  await db.delete(stories);
  const missing = await make.story();
  const quick = await make.multimedia({ voiceQuality: 'quick' });
  const silent = await make.multimedia({ voiceQuality: null, audioUrl: null });
  const natural = await make.multimedia({ voiceQuality: 'natural' });
  const next = async (better: boolean) => (await findUnfinished(db, { better }))[0]?.storyId;
  expect(await next(true)).toBe(missing.id);
  await db.delete(stories).where(eq(stories.id, missing.id));
  expect([quick.storyId, silent.storyId]).toContain(await next(true));
  expect(await next(false)).toBe(silent.storyId);
  await db.delete(stories).where(eq(stories.id, silent.storyId));
  expect(await next(true)).toBe(quick.storyId);
  expect(await next(false)).toBeUndefined();
  await db.update(stories).set({ content: 'Another text.' }).where(eq(stories.id, natural.storyId));
  await db
    .update(storyMultimedia)
    .set({ contentHash: 'of the text before' })
    .where(eq(storyMultimedia.storyId, natural.storyId));
  expect(await next(false)).toBe(natural.storyId);
});

test('what was read by the quick voice is read again', async () => {
  await db.delete(stories);
  const { storyId } = await make.multimedia({ voiceQuality: 'quick' });
  await aMinuteComes(() => 61_000);
  const [record] = await made();
  expect(record).toMatchObject({ storyId, voiceQuality: 'natural' });
  expect(kept.at(-1)).toMatch(new RegExp(`^${storyId}-\\d+\\.mp3$`));
});
