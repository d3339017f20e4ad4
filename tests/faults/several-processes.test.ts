import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { afterAll, expect, it } from 'vitest';
import type { LibraryStory } from '#contract/library.ts';
import type { MultimediaAnswer } from '#contract/multimedia.ts';
import { startSystemPostgres } from '../../scripts/test-machine.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { siteOf } from '#tests/faults/support/site.ts';

const playground = new Playground();
const undo: (() => Promise<unknown>)[] = [() => playground.cleanUp()];
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
});

async function shared(): Promise<Record<string, string>> {
  // As an operator has one; where the system has none, the one that we bring.
  const database = (await startSystemPostgres()) ?? (await playground.start(playground.dataDir('database')));
  undo.push(() => database.stop());
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: playground.path('store'),
    configureBuckets: [{ name: 'fabloom', configs: [] }],
  });
  const { port } = await store.run();
  undo.push(() => store.close());
  return {
    DATABASE_URL: database.url,
    AUTH_SECRET: randomUUID() + randomUUID(),
    SITE_URL: 'http://fabloom.test',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'fabloom',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    RATE_LIMIT_FACTOR: '1000',
    PRERENDER: 'false',
    DRAIN_S: '3',
  };
}

const FAMILIES = 4;
const LOOK_MS = 100;
const json = { 'Content-Type': 'application/json' };

/** Sends people where it is said to be ready, as a load balancer does. */
class Balancer {
  readonly #all: readonly string[];
  #sites: readonly string[];
  #turn = 0;
  /** Requests that were begun and came to no answer, of processes that nobody killed. */
  readonly cut: string[] = [];
  readonly killed = new Set<string>();

  constructor(sites: string[]) {
    this.#all = sites;
    this.#sites = sites;
  }

  async watch(signal: AbortSignal): Promise<void> {
    const isReady = (site: string) =>
      fetch(`${site}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!signal.aborted) {
      const ready = await Promise.all(this.#all.map(isReady));
      this.#sites = this.#all.filter((_, i) => ready[i]);
      await sleep(LOOK_MS);
    }
  }

  get isEmpty(): boolean {
    return this.#sites.length === 0;
  }

  async send(path: string, init: RequestInit): Promise<Response | undefined> {
    const site = this.#sites[(this.#turn += 1) % this.#sites.length];
    if (!site) return undefined;
    try {
      const answer = await fetch(site + path, init);
      await answer.clone().arrayBuffer();
      return answer;
    } catch (error) {
      if (!this.killed.has(site)) this.cut.push(`${path}: ${String((error as Error).cause)}`);
      return undefined;
    }
  }
}

async function signUp(site: string) {
  const answer = await fetch(`${site}/auth/v1/signup`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'a long walk at noon' }),
  });
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  return { ...session, headers: { ...json, Authorization: `Bearer ${session.access_token}` } };
}

const aStory = () => ({
  id: randomUUID(),
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

it('two web processes and a worker: one is killed under load, nothing acknowledged and no job is lost; one is asked to stop, and no request is cut [OP-01]', async () => {
  const env = await shared();
  const run = (ROLE: string, name: string) =>
    playground.child({ program: 'run-product', dataDir: playground.dataDir(name), env: { ...env, ROLE } });
  const [one, other] = [run('web', 'one'), run('web', 'other')];
  const worker = run('worker', 'worker');
  const [first, second] = [await siteOf(one), await siteOf(other)];
  const families = await Promise.all(Array.from({ length: FAMILIES }, () => signUp(first)));
  const drawn = await fetch(`${first}/functions/v1/generate-gemini-images`, {
    method: 'POST',
    headers: families[0]!.headers,
    body: JSON.stringify({ prompt: 'A fox waves.' }),
  });
  const picture = ((await drawn.json()) as { images: { url: string }[] }).images[0]?.url;

  const ended = new AbortController();
  const balancer = new Balancer([first, second]);
  const watching = balancer.watch(ended.signal);
  const acknowledged = families.map((): string[] => []);
  const load = families.map(async ({ headers }, i) => {
    while (!ended.signal.aborted) {
      // On a busy machine none may have said in time that it is ready: then people wait, as at a real one.
      if (balancer.isEmpty) {
        await sleep(LOOK_MS);
        continue;
      }
      const story = aStory();
      const body = JSON.stringify(story);
      const answer = await balancer.send('/api/my-stories', { method: 'POST', headers, body });
      if (answer?.ok) acknowledged[i]?.push(story.id);
      await balancer.send('/api/my-stories?limit=5', { headers });
    }
  });
  const count = () => acknowledged.flat().length;
  const more = async (by: number) => {
    const wanted = count() + by;
    await expect.poll(count, { timeout: 90_000, interval: 20 }).toBeGreaterThan(wanted);
  };

  await more(40);
  const shortest = await fetch(`${first}/api/library/stories`);
  const library = ((await shortest.json()) as { stories: LibraryStory[] }).stories.slice(0, 2);
  const experience = ({ id }: LibraryStory) => `/api/stories/${id}/multimedia`;
  for (const story of library)
    expect((await fetch(first + experience(story), { method: 'POST' })).ok).toBe(true);
  balancer.killed.add(first);
  await one.kill();
  await more(40);

  // A session that the killed one began, and its picture, go on at the other.
  expect((await fetch(second + picture)).status).toBe(200);
  const renewed = await fetch(`${second}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ refresh_token: families[0]!.refresh_token }),
  });
  expect(renewed.status).toBe(200);
  for (const story of library) {
    const made = async () =>
      ((await (await fetch(second + experience(story))).json()) as MultimediaAnswer).multimedia;
    await expect.poll(made, { timeout: 120_000, interval: 200 }).toBeTruthy();
    expect((await fetch(second + (await made())?.audioUrl)).status).toBe(200);
  }
  for (const [i, { headers }] of families.entries()) {
    const kept = await Promise.all(
      (acknowledged[i] ?? []).map(
        async (id) => (await fetch(`${second}/api/my-stories/${id}`, { headers })).status,
      ),
    );
    expect(new Set(kept)).toEqual(new Set([200]));
  }

  other.process.kill('SIGTERM');
  await other.ended();
  ended.abort();
  await Promise.all([...load, watching]);
  expect(balancer.cut).toEqual([]);
  expect(count()).toBeGreaterThan(80);
  worker.process.kill('SIGTERM');
  await worker.ended();
});
