import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { LibraryStory } from '#contract/library.ts';
import type { MultimediaAnswer } from '#contract/multimedia.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { query } from '#tests/faults/support/query.ts';
import { siteOf } from '#tests/faults/support/site.ts';

const playground = new Playground();
afterAll(() => playground.cleanUp());

const AWAY_MS = 15_000;
/** Of a processor, for a start on a database that is there. Generous: beside other work everything costs more, and `npm run bench start` is held to five. */
const READY_CPU_S = 12;
const json = { 'Content-Type': 'application/json' };

const story = (id: string) => ({
  id,
  title: 'The Key',
  ageGroup: '6-8',
  language: 'en',
  choices: {
    setting: { id: 'beach', name: 'Beach' },
    theme: { id: 'kindness', name: 'Kindness' },
    characters: [{ id: 'fox', name: 'Fox' }],
  },
  segments: [{ id: 'segment-1', text: 'The fox found a key.', questions: [] }],
});

/** Seconds that a process has computed; only Linux tells, elsewhere it is none. */
function processorOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

it('PostgreSQL is stopped for fifteen seconds: clear words, then everything goes on by itself [OP-02]', async () => {
  const clusterDir = playground.dataDir('database');
  const first = await playground.start(clusterDir);
  const port = Number(new URL(first.url).port);
  const env = {
    DATABASE_URL: first.url,
    AUTH_SECRET: randomUUID() + randomUUID(),
    SITE_URL: 'http://fabloom.test',
    DATA_DIR_SHARED: 'true',
    RATE_LIMIT_FACTOR: '1000',
    PRERENDER: 'false',
  };
  const dataDir = playground.dataDir();
  const run = () => playground.child({ program: 'run-product', dataDir, env });
  // The first start makes the tables; how long a start takes is told by the second.
  const before = run();
  await siteOf(before);
  before.process.kill('SIGTERM');
  await before.ended();
  const product = run();
  const site = await siteOf(product);
  expect(processorOf(product.pid)).toBeLessThan(READY_CPU_S);

  const account = { email: `${randomUUID()}@example.org`, password: 'a long walk at noon' };
  const post = (path: string, body: object, headers: object = json) =>
    fetch(site + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const session = (await (await post('/auth/v1/signup', account)).json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const keep = async (id: string) => (await post('/api/my-stories', story(id), headers)).status;
  const draw = async () => {
    const drawn = await post('/functions/v1/generate-gemini-images', { prompt: 'A fox waves.' }, headers);
    const { images = [] } = (await drawn.json()) as { images?: { url: string }[] };
    return { status: drawn.status, url: images[0]?.url ?? '' };
  };
  const told = () =>
    post('/functions/v1/generate-story', {
      characters: [{ id: 'custom-1', name: 'Mara' }],
      theme: { id: 'kindness', name: 'Kindness' },
      setting: { id: 'beach', name: 'Beach' },
      ageGroup: '3-5',
      language: 'en',
    });
  const saved = randomUUID();
  expect(await keep(saved)).toBe(201);
  expect((await told()).status).toBe(200);
  const list = await fetch(`${site}/api/library/stories`);
  const [shortest] = ((await list.json()) as { stories: LibraryStory[] }).stories.toSorted(
    (a, b) => (a.content?.length ?? Infinity) - (b.content?.length ?? Infinity),
  );

  const stoppedAt = performance.now();
  await first.stop();
  const refused = async () => {
    const answer = await post('/api/my-stories', story(randomUUID()), headers);
    return [
      answer.status,
      answer.headers.get('Retry-After'),
      ((await answer.json()) as { code: string }).code,
    ];
  };
  await expect.poll(refused).toEqual([503, '5', 'away']);
  expect(await (await fetch(`${site}/healthz`)).json()).toEqual({ status: 'ok', database: 'away' });
  expect((await fetch(`${site}/readyz`)).status).toBe(503);
  expect((await told()).status).toBe(200);
  await sleep(Math.max(0, AWAY_MS - (performance.now() - stoppedAt)));
  expect(await refused()).toEqual([503, '5', 'away']);

  const again = await playground.start(clusterDir, port);
  expect(again.url).toBe(first.url);
  await expect.poll(async () => (await fetch(`${site}/readyz`)).status, { timeout: 60_000 }).toBe(200);
  // Nobody did anything: who was signed in is, what was kept is there, and everything that needs the database works again.
  expect((await fetch(`${site}/api/my-stories/${saved}`, { headers })).status).toBe(200);
  expect(await keep(randomUUID())).toBe(201);
  const drawn = await draw();
  expect([drawn.status, (await fetch(site + drawn.url)).status]).toEqual([200, 200]);
  const page = `/api/stories/${shortest?.id}/multimedia`;
  expect((await post(page, {})).status).toBeLessThan(300);
  const made = async () => ((await (await fetch(site + page)).json()) as MultimediaAnswer).multimedia;
  await expect.poll(made, { timeout: 120_000, interval: 200 }).toBeTruthy();
  const jobs = await query(again.url, `SELECT state FROM pgboss.job WHERE name = 'multimedia'`);
  expect(jobs).toEqual([{ state: 'completed' }]);
  product.process.kill('SIGTERM');
  await product.ended();
  await again.stop();
});
