import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { pageMark } from '#domain/recordings.ts';
import { hum, wav } from '#engines/narrator/testing/voice-server.ts';
import { requireWritable } from '#server/storage/folder-health.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct, type TestProduct } from '#tests/support/http.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fabloom-storage-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What a family asks for; each answer is made before anything of it is kept. */
async function familyOf(product: TestProduct) {
  const { session } = await accountsOf(product).signUp();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const draw = async () => {
    // Letters alone: numbers may look like those of a telephone, and are refused.
    const prompt = `A fox waves. ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const answer = await product.postJson('/functions/v1/generate-gemini-images', { prompt }, headers);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { images: { url: string }[] }).images[0]?.url ?? '';
  };
  const hear = async () => {
    const body = { text: 'The fox found a key.', language: 'en', quality: 'quick' };
    return (await product.postJson('/functions/v1/generate-speech', body, headers)).status;
  };
  const record = async () => {
    const text = 'Mia found a key.';
    const story = {
      id: randomUUID(),
      title: 'The Key',
      ageGroup: '6-8',
      language: 'en',
      choices: { setting: { id: 'beach', name: 'Beach' }, theme: { id: 'kindness', name: 'Kindness' } },
      segments: [{ id: 'segment-1', text, questions: [] }],
    };
    await product.postJson(
      '/api/my-stories',
      { ...story, choices: { ...story.choices, characters: [] } },
      headers,
    );
    return product.get(`/api/my-stories/${story.id}/recordings/${pageMark(text)}?voice=grandma`, {
      method: 'PUT',
      headers,
      body: Uint8Array.from(wav(hum(1), 24_000)),
    });
  };
  return { draw, hear, record };
}

const statusOf = async (product: TestProduct, path: string) => (await product.get(path)).status;

/** A disk of two megabytes; undefined where none can be made. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await aFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  if (status !== 0) return undefined;
  afterAll(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

const disk = await smallDisk();

describe('when the folder cannot be written', async () => {
  const DATA_DIR = disk ?? (await aFolder());
  const product = await testProduct(await testDatabase(), { ...UNHURRIED, DATA_DIR });
  const { draw, hear, record } = await familyOf(product);

  test('what was made is answered all the same, and what cannot be made again is refused [TR-01]', async () => {
    const before = await draw();
    if (disk) await writeFile(join(disk, 'full'), Buffer.alloc(4_000_000)).catch(() => undefined);
    else {
      await rm(join(DATA_DIR, 'media'), { recursive: true });
      await writeFile(join(DATA_DIR, 'media'), 'in the way');
    }
    const drawn = await draw();
    expect(await statusOf(product, drawn)).toBe(200);
    expect(await statusOf(product, drawn.replace('.svg', '.webp'))).toBe(200);
    expect(await hear()).toBe(200);
    const refused = await record();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'away' });
    expect(await statusOf(product, before)).toBe(disk ? 200 : 503);
  });

  test.runIf(disk)('and whoever sends people here is told that the disk is full', async () => {
    const ready = await product.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'storage' }]);
    expect(await statusOf(product, '/healthz')).toBe(200);
    const metrics = await (await product.get('/metrics')).text();
    expect(metrics).toMatch(/^storage_up 0$/m);
  });
});

describe('when the store elsewhere is away', async () => {
  const directory = await aFolder();
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'fabloom', configs: [] }],
  });
  const { port } = await store.run();
  const product = await testProduct(await testDatabase(), {
    ...UNHURRIED,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'fabloom',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const { draw, hear, record } = await familyOf(product);

  test('the product goes on, says so, and hands out no wrong "there is nothing" [TR-01]', async () => {
    const before = await draw();
    expect(await statusOf(product, before)).toBe(200);
    await store.close();
    const drawn = await draw();
    expect(await statusOf(product, drawn)).toBe(200);
    expect(await hear()).toBe(200);
    expect((await record()).status).toBe(503);
    const kept = await product.get(before);
    expect([kept.status, kept.headers.get('Retry-After')]).toEqual([503, '5']);
    const ready = await product.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', storage: 'away' }]);
  });
});

test('a start names the folder that it cannot write to', async () => {
  const folder = join(await aFolder(), 'file');
  await writeFile(folder, 'no folder');
  await expect(requireWritable(join(folder, 'data'))).rejects.toThrow(
    `Cannot write to the data folder ${folder}/data (ENOTDIR`,
  );
  await mkdir(`${folder}-there`);
  await expect(requireWritable(`${folder}-there`)).resolves.toBeUndefined();
});
