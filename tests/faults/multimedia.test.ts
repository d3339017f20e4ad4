import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { LibraryStory } from '#contract/library.ts';
import type { MultimediaAnswer, MultimediaProgress } from '#contract/multimedia.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { query } from '#tests/faults/support/query.ts';
import { siteOf } from '#tests/faults/support/site.ts';

const playground = new Playground();
afterAll(() => playground.cleanUp());

const run = (dataDir: string) => playground.child({ program: 'run-product', dataDir });

it('finishes an experience whose process was killed in the middle [MM-02]', async () => {
  const dataDir = playground.dataDir();
  const killed = run(dataDir);
  const before = await siteOf(killed);
  const { id } = await longStory(before);
  await fetch(pathOf(before, id), { method: 'POST' });
  await until(before, id, ({ sentences: { done, of } }) => done > 2 && done < of);
  await killed.kill();

  const database = readFileSync(join(dataDir, 'postgres', 'url'), 'utf8').trim();
  expect(await query(database, 'SELECT story_id FROM story_multimedia')).toEqual([]);

  const again = run(dataDir);
  const site = await siteOf(again);
  await until(site, id, ({ state }) => state === 'done');
  const { multimedia } = (await (await fetch(pathOf(site, id))).json()) as MultimediaAnswer;
  expect(multimedia).toMatchObject({ totalScenes: 6, voiceQuality: 'quick' });
  for (const url of [multimedia?.audioUrl, ...(multimedia?.scenes ?? []).map((scene) => scene.image_url)])
    expect((await fetch(site + url)).status).toBe(200);
  expect(
    await query(database, `SELECT state, retry_count FROM pgboss.job WHERE name = 'multimedia'`),
  ).toEqual([{ state: 'completed', retry_count: 1 }]);

  again.process.kill('SIGTERM');
  await again.ended();
});

const pathOf = (site: string, storyId: string) => `${site}/api/stories/${storyId}/multimedia`;

async function longStory(site: string): Promise<LibraryStory> {
  const answer = await fetch(`${site}/api/library/stories/the-village-under-the-book`);
  return ((await answer.json()) as { story: LibraryStory }).story;
}

async function until(site: string, storyId: string, isSo: (progress: MultimediaProgress) => boolean) {
  const look = async () => {
    const { progress } = (await (await fetch(pathOf(site, storyId))).json()) as MultimediaAnswer;
    return isSo(progress);
  };
  await expect.poll(look, { timeout: 120_000, interval: 50 }).toBe(true);
}
