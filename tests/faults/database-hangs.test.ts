import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { treeOf } from '#tests/faults/support/process-tree.ts';
import { firstPageFor } from '#tests/support/first-page.ts';
import { siteOf } from '#tests/faults/support/site.ts';

const playground = new Playground();
afterAll(() => playground.cleanUp());

const STORY = {
  characters: [{ id: 'custom-1', name: 'Mara', emoji: '⭐', description: '' }],
  theme: { id: 'kindness', name: 'Kindness', emoji: '💛', description: '' },
  setting: { id: 'enchanted-forest', name: 'Enchanted Forest', emoji: '🌲', description: '' },
  ageGroup: '6-8' as const,
  language: 'en',
};
/** Much longer than anything should take, much shorter than a hang. */
const BOUNDED_MS = 12_000;
/** A page that was shown before the database hung is kept, and shown on. */
const SEEN = '/story-library/fairy-tales';
const UNSEEN = '/story-library/non-fiction';

it('says clear words while PostgreSQL hangs, tells stories meanwhile, and goes on by itself [OP-02]', async () => {
  const dataDir = playground.dataDir();
  const product = playground.child({ program: 'run-product', dataDir });
  const site = await siteOf(product);
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const post = (path: string, body: unknown) =>
    fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const ask = async (path: string, body?: object) => {
    const started = performance.now();
    const answer = await (body ? post(path, body) : fetch(site + path, { headers }));
    const text = await answer.text();
    const wait = answer.headers.get('Retry-After');
    return { status: answer.status, text, wait, ms: performance.now() - started };
  };
  const all = (page: string) =>
    Promise.all([
      ask('/api/library/stories'),
      ask('/api/library/series'),
      ask('/auth/v1/token?grant_type=password', { email: 'a@example.org', password: 'nobody knows it' }),
      ask(page),
      ask('/functions/v1/generate-story', STORY),
      ask('/healthz'),
      ask('/readyz'),
      ask('/about'),
    ]);
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  // The first one reads all that there is.
  const { story: _, ...page } = await firstPageFor({ postJson: post }, STORY);
  const draw = async () => {
    const wish = { storyContent: page.text, targetScenes: 1, page };
    const { status, text } = await ask('/functions/v1/generate-story-visuals', wish);
    return { status, url: (JSON.parse(text) as { scenes: { image_url: string }[] }).scenes[0]?.image_url };
  };
  const hear = (speed: number) => ask('/functions/v1/generate-speech', { text: page.text, page, speed });
  const account = { email: 'mara@example.org', password: 'correct horse battery staple' };
  const { access_token: token } = JSON.parse((await ask('/auth/v1/signup', account)).text) as {
    access_token: string;
  };
  const before = await draw();
  await hear(1);
  const well = [200, 200, 400, 200, 200, 200, 200, 200];
  await expect.poll(async () => statuses(await all(SEEN)), { timeout: 90_000 }).toEqual(well);

  const server = await findPostmaster(folderLayout(dataDir).cluster);
  if (!server) throw new Error('no database runs');
  const processes = treeOf(server.pid);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    const first = await all(UNSEEN);
    expect(statuses(first)).toEqual([503, 503, 503, 503, 200, 200, 503, 200]);
    for (const { ms } of first) expect(ms).toBeLessThan(BOUNDED_MS);
    const later = await all(UNSEEN);
    expect(statuses(later)).toEqual([503, 503, 503, 503, 200, 200, 503, 200]);
    expect(later.slice(0, 4).map(({ wait }) => wait)).toEqual(['5', '5', '5', '5']);
    expect((await ask(SEEN)).status).toBe(200);
    const drawn = await draw();
    expect(drawn.status).toBe(200);
    for (const url of [drawn.url, before.url]) {
      const raster = await ask((url ?? '').replace('.svg', '.webp?w=320'));
      expect(raster.status).toBe(200);
    }
    expect((await hear(1.5)).status).toBe(200);
    headers['Authorization'] = `Bearer ${token}`;
    const book = await ask(`/api/my-stories/${randomUUID()}/book.epub`);
    expect([book.status, book.wait]).toEqual([503, '5']);
    const [list, , , , story, health, ready] = later;
    expect(JSON.parse(list?.text ?? '')).toMatchObject({ code: 'away' });
    expect(story?.text).toContain('Mara');
    expect(JSON.parse(health?.text ?? '')).toEqual({ status: 'ok', database: 'away' });
    expect(JSON.parse(ready?.text ?? '')).toEqual({ status: 'not ready', reason: 'database' });
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => statuses(await all(UNSEEN)), { timeout: 90_000 }).toEqual(well);
  product.process.kill('SIGTERM');
  await product.ended();
});
