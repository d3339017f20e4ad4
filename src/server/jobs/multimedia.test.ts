import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { multimediaAnswer, type MultimediaAnswer, type MultimediaProgress } from '#contract/multimedia.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import { createActivity } from '#server/jobs/activity.ts';
import { multimediaProgress, storyMultimedia } from '#server/db/schema/multimedia.ts';
import { stories, storyTellings } from '#server/db/schema/stories.ts';
import type { MultimediaTools } from '#server/features/multimedia/tools.ts';
import { readStory } from '#server/features/narration/read-story.ts';
import { startJobs, type Jobs } from '#server/jobs/start.ts';
import { createLog } from '#server/log.ts';
import { createFolderObjects } from '#server/storage/folder-objects.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);
const elsewhere = await testProduct(database, UNHURRIED);
const log = createLog({ level: 'silent' });
const objects = createFolderObjects(`${product.config.dataDir}/storage`);

const CONTENT = ['A red boat lay on the sand.', 'It was gone.', '“Where is it?” asked Mia.'].join('\n\n');
const aStory = (given: Parameters<typeof make.story>[0] = {}) => make.story({ content: CONTENT, ...given });

/** Tools that do their work at once, with what a test wants different. */
function tools(given: Partial<MultimediaTools> = {}): MultimediaTools {
  const own = {
    quick: createFakeNarrator(),
    natural: undefined,
    naturalLater: undefined,
    naturalInTime: () => false,
  };
  return {
    async illustrate(story, _signal, onPicture) {
      const offsets = [0, story.content.indexOf('It was')];
      offsets.forEach((_, i) => onPicture(i + 1, offsets.length));
      return offsets.map((offset) => ({
        image_url: `/pictures/${offset}.svg`,
        description: `At ${offset}`,
        offset,
      }));
    },
    narrate: (story, options) => readStory(story, { services: [], own }, { ...options, log }),
    hasBetterVoice: false,
    objects,
    ...given,
  };
}

let running: Jobs[] = [];
async function work(
  given: Partial<MultimediaTools> = {},
  { alone = false, own = tools(given) } = {},
): Promise<Jobs> {
  const multimedia = {
    tools: { configured: tools(given), own },
    activity: createActivity(),
    prerender: false,
  };
  const jobs = await startJobs({
    databaseUrl: database.url,
    database,
    log,
    sweep: async () => undefined,
    multimedia,
    alone,
  });
  running.push(jobs);
  return jobs;
}
async function rest() {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
}
afterEach(rest);
afterAll(rest);

const pathOf = (storyId: string) => `/api/stories/${storyId}/multimedia`;

async function start(storyId: string, headers: Record<string, string> = {}) {
  const answer = await product.get(pathOf(storyId), { method: 'POST', headers });
  const { progress } = (await answer.json()) as { progress: MultimediaProgress };
  return { status: answer.status, ...progress };
}

async function look(storyId: string): Promise<MultimediaAnswer> {
  return multimediaAnswer.parse(await (await product.get(pathOf(storyId))).json());
}

/** What the stream says until it ends. */
async function watch(storyId: string): Promise<MultimediaProgress[]> {
  const answer = await product.get(`${pathOf(storyId)}/events`);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const data = [...(await answer.text()).matchAll(/^event: progress\ndata: (.*)$/gm)];
  return data.map(([, json = '']) => JSON.parse(json) as MultimediaProgress);
}

const recordsOf = (storyId: string) =>
  db.select().from(storyMultimedia).where(eq(storyMultimedia.storyId, storyId));
const statesOf = (said: readonly MultimediaProgress[]) => said.map(({ state }) => state);

test('an experience is made from start to done, and those who watch see it go on [MM-01] [MM-04]', async () => {
  const { id } = await aStory();
  expect(statesOf(await watch(id))).toEqual(['idle']);
  await work({
    async narrate(story, options) {
      await options.onSentence?.(1, 4);
      await delay(1500); // long enough to be seen
      return tools().narrate(story, options);
    },
  });
  expect(await start(id)).toMatchObject({ status: 202, state: 'checking', progress: 2 });
  const said = await watch(id);
  expect(said.at(-1)).toEqual({
    state: 'done',
    progress: 100,
    pictures: { done: 2, of: 2 },
    sentences: { done: 3, of: 3 },
    audio: true,
    error: null,
  });
  expect(statesOf(said)).toContain('generating');
  expect(said.find(({ state }) => state === 'generating')).toMatchObject({ pictures: { done: 2, of: 2 } });
  const percent = said.map(({ progress }) => progress);
  expect(percent).toEqual(percent.toSorted((a, b) => a - b));

  const { multimedia } = await look(id);
  expect(multimedia).toMatchObject({
    storyId: id,
    audioUrl: expect.stringMatching(
      new RegExp(`^/storage/v1/object/public/story-audio/${id}-\\d{13}\\.mp3$`),
    ),
    voiceId: 'en-us',
    voiceQuality: 'quick',
    totalScenes: 2,
    improving: false,
  });
  const second = multimedia?.words.find(({ offset }) => offset === CONTENT.indexOf('It was'));
  expect(multimedia?.scenes).toEqual([
    { image_url: '/pictures/0.svg', description: 'At 0', offset: 0, starts_at: 0 },
    {
      image_url: `/pictures/${second?.offset}.svg`,
      description: `At ${second?.offset}`,
      offset: second?.offset,
      starts_at: second?.start,
    },
  ]);
  const sound = await product.get(multimedia?.audioUrl ?? '', { headers: { Range: 'bytes=0-1' } });
  expect([sound.status, sound.headers.get('Content-Type')]).toEqual([206, 'audio/mpeg']);
  expect((await sound.arrayBuffer()).byteLength).toBe(2);
});

test('what exists is not made again [MM-02]', async () => {
  const { storyId } = await make.multimedia();
  expect(await start(storyId)).toMatchObject({ status: 200, state: 'done', progress: 100 });
  expect(statesOf(await watch(storyId))).toEqual(['done']);
  expect(await db.select().from(multimediaProgress).where(eq(multimediaProgress.storyId, storyId))).toEqual(
    [],
  );
});

test('twenty people who start at once, in two processes, share one job and one set [MM-02]', async () => {
  const { id } = await aStory();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? product : elsewhere).get(pathOf(id), { method: 'POST' }).then((answer) => answer.status),
    ),
  );
  expect(new Set(answers)).toEqual(new Set([202]));
  let made = 0;
  const counting: Partial<MultimediaTools> = {
    illustrate(story, signal, onPicture) {
      made += 1;
      return tools().illustrate(story, signal, onPicture);
    },
  };
  await Promise.all([work(counting), work(counting)]);
  const watched = await Promise.all(Array.from({ length: 5 }, () => watch(id)));
  expect(watched.map((said) => said.at(-1)?.state)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(made).toBe(1);
  expect(await recordsOf(id)).toHaveLength(1);
  expect(await start(id)).toMatchObject({ status: 200, state: 'done' });
});

test('whoever signed in or not may start; a story that is none may not be made [MM-02]', async () => {
  const { session } = await accountsOf(product).signUp();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const { id } = await aStory();
  expect((await product.get(pathOf(id), { method: 'POST', headers })).status).toBe(202);
  for (const path of [pathOf(randomUUID()), pathOf('the-red-boat')]) {
    expect((await product.get(path, { method: 'POST' })).status).toBe(404);
    expect((await product.get(path)).status).toBe(404);
    expect((await product.get(`${path}/events`)).status).toBe(404);
  }
});

test('who asks again for what did not change is told so', async () => {
  const { storyId } = await make.multimedia();
  const answer = await product.get(pathOf(storyId));
  const tag = answer.headers.get('ETag') ?? '';
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect((await product.get(pathOf(storyId), { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

test.each([
  [
    'no voice can read',
    { narrate: () => Promise.reject(new Error('hoarse')) },
    'Audio generation failed: Please try again later',
  ],
  [
    'the sound cannot be kept',
    { objects: { ...objects, put: () => Promise.reject(new Error('full')) } },
    null,
  ],
])('where %s, the story is made with pictures only [MM-05]', async (_, broken, error) => {
  const { id } = await aStory();
  await work(broken);
  await start(id);
  expect((await watch(id)).at(-1)).toMatchObject({ state: 'done', audio: false, error });
  const { multimedia } = await look(id);
  expect(multimedia).toMatchObject({ audioUrl: null, voiceId: null, voiceQuality: null, words: [] });
  expect(multimedia?.scenes).toHaveLength(2);
  expect(multimedia?.scenes[0]).not.toHaveProperty('starts_at');
});

test('what fails three times says so, shows nothing, and can be started again [MM-05]', async () => {
  const { id } = await aStory();
  let tries = 0;
  await work({
    illustrate(story, signal, onPicture) {
      tries += 1;
      return tries <= 3
        ? Promise.reject(new Error('the pencil at /secret/path broke'))
        : tools().illustrate(story, signal, onPicture);
    },
  });
  await start(id);
  expect((await watch(id)).at(-1)).toMatchObject({
    state: 'failed',
    error: 'Visual generation failed: Please try again later',
  });
  expect(tries).toBe(3);
  expect(await recordsOf(id)).toEqual([]);
  expect((await look(id)).multimedia).toBeNull();
  expect(await start(id)).toMatchObject({ status: 202, state: 'checking', error: null });
  expect((await watch(id)).at(-1)).toMatchObject({ state: 'done', error: null });
});

test('what fails once is tried again by itself [MM-05]', async () => {
  const { id } = await aStory();
  let tries = 0;
  await work({
    illustrate(story, signal, onPicture) {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no ink')) : tools().illustrate(story, signal, onPicture);
    },
  });
  await start(id);
  expect(statesOf(await watch(id))).not.toContain('failed');
  expect(await recordsOf(id)).toHaveLength(1);
});

test('each language of a story is made by itself, in its own words', async () => {
  const { id } = await aStory();
  const content = ['Ein rotes Boot lag im Sand.', 'It was weg.', '„Wo ist es?“, fragte Mia.'].join('\n\n');
  const german = { title: 'Boot', theme: 'Meer', setting: 'Am Strand', content };
  await db.insert(storyTellings).values({ storyId: id, language: 'de', ...german });
  await work();
  const inGerman = `/api/stories/${id}/multimedia?language=de`;
  expect((await product.get(inGerman, { method: 'POST' })).status).toBe(202);
  await expect
    .poll(async () => ((await (await product.get(inGerman)).json()) as MultimediaAnswer).progress.state)
    .toBe('done');
  const { multimedia } = (await (await product.get(inGerman)).json()) as MultimediaAnswer;
  expect(multimedia?.audioUrl).toContain(`${id}-de-`);
  const [first] = multimedia?.words ?? [];
  expect(content.slice(first?.offset, (first?.offset ?? 0) + (first?.length ?? 0))).toBe('Ein');
  // The original waits until somebody asks for it; in other languages there is nothing to make.
  expect((await look(id)).progress.state).toBe('idle');
  expect((await product.get(`/api/stories/${id}/multimedia?language=ta`, { method: 'POST' })).status).toBe(
    404,
  );
});

test('a job of a process that is gone is taken again at the next start [MM-02]', async () => {
  const { id } = await aStory();
  await start(id);
  // As a process leaves it that is killed in the middle: taken, and never given back.
  const { rowCount } = await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where singleton_key = $1`,
    [id],
  );
  expect(rowCount).toBe(1);
  expect(await start(id)).toMatchObject({ status: 202, state: 'checking' });
  await work({}, { alone: true });
  expect((await watch(id)).at(-1)).toMatchObject({ state: 'done' });
});

test('a job of a process that fell silent is taken over by another [MM-02]', async () => {
  const { id } = await aStory();
  await start(id);
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '10 seconds' where singleton_key = $1`,
    [id],
  );
  await work();
  expect((await watch(id)).at(-1)).toMatchObject({ state: 'done' });
});

test('a worker that stops finishes what it began; the next one does the rest [MM-02]', async () => {
  const [first, second] = [await aStory(), await aStory()];
  const begun = Promise.withResolvers<void>();
  const slow: Partial<MultimediaTools> = {
    async narrate(story, options) {
      begun.resolve();
      await delay(1000);
      return tools().narrate(story, options);
    },
  };
  const jobs = await work(slow);
  await start(first.id);
  await begun.promise;
  await jobs.stop();
  expect(await recordsOf(first.id)).toHaveLength(1);
  await start(second.id);
  expect(await recordsOf(second.id)).toEqual([]);
  await work();
  expect((await watch(second.id)).at(-1)).toMatchObject({ state: 'done' });
});

test('a better voice takes the place of the quick one, sound, words and times at once [MM-03]', async () => {
  const { id } = await aStory();
  const go = Promise.withResolvers<void>();
  const own = {
    quick: createFakeNarrator(),
    natural: createFakeNarrator(),
    naturalLater: createFakeNarrator(),
    naturalInTime: () => false,
  };
  await work({
    hasBetterVoice: true,
    async narrate(story, options) {
      const reading = await readStory(story, { services: [], own }, { ...options, log });
      if (options.soon) return reading;
      await go.promise;
      // Slower, so that other times can be told apart.
      const words = reading.words.map((word) => ({ ...word, start: word.start * 2, end: word.end * 2 }));
      return { ...reading, words, duration: reading.duration * 2 };
    },
  });
  await start(id);
  await watch(id);
  const [quick] = await recordsOf(id);
  expect(quick?.voiceQuality).toBe('quick');
  go.resolve();
  await expect.poll(async () => (await recordsOf(id))[0]?.voiceQuality, { timeout: 15_000 }).toBe('natural');
  const [natural] = await recordsOf(id);
  expect(natural?.voiceId).toBe('af_heart');
  expect(natural?.audioUrl).not.toBe(quick?.audioUrl);
  expect(natural?.scenes.map(({ starts_at }) => starts_at)).toEqual(
    quick?.scenes.map(({ starts_at = 0 }) => starts_at * 2),
  );
  expect(natural?.audioDuration).toBeCloseTo((quick?.audioDuration ?? 0) * 2);
  // Somebody may still be listening.
  expect((await product.get(quick?.audioUrl ?? '')).status).toBe(200);
  expect((await product.get(natural?.audioUrl ?? '')).status).toBe(200);
});

test('what a guest starts is drawn and read by our own; an account may have the configured services [TR-08]', async () => {
  const [guests, persons, childs] = [await aStory(), await aStory(), await aStory()];
  const painted =
    (by: string): MultimediaTools['illustrate'] =>
    async () => [{ image_url: `/pictures/${by}.svg`, description: by, offset: 0 }];
  const own = tools({ illustrate: painted('own') });
  await work({ illustrate: painted('configured') }, { own });
  const { session } = await accountsOf(product).signUp();
  const signedIn = { Authorization: `Bearer ${session.access_token}` };
  await start(guests.id);
  await start(persons.id, signedIn);
  await start(childs.id, { ...signedIn, Cookie: 'child_protected=1' });
  const painterOf = async ({ id }: { id: string }) => {
    await watch(id);
    return (await recordsOf(id))[0]?.scenes[0]?.description;
  };
  expect(await painterOf(guests)).toBe('own');
  expect(await painterOf(persons)).toBe('configured');
  expect(await painterOf(childs)).toBe('own');
});

test('a story that was edited is made anew [MM-02]', async () => {
  const { id } = await aStory();
  await work();
  await start(id);
  await watch(id);
  await db
    .update(stories)
    .set({ content: `Later.\n\n${CONTENT}` })
    .where(eq(stories.id, id));
  expect((await look(id)).multimedia).toBeNull();
  expect(statesOf(await watch(id))).toEqual(['idle']);
  expect(await start(id)).toMatchObject({ status: 202, state: 'checking' });
  expect((await watch(id)).at(-1)).toMatchObject({ state: 'done' });
  expect((await look(id)).multimedia?.scenes[1]?.offset).toBe(CONTENT.indexOf('It was') + 8);
});
