import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { createFolderObjects } from '#server/storage/folder-objects.ts';
import { STORAGE_PATH } from '#server/storage/object-store.ts';
import { publicObjects } from '#server/storage/public-objects.ts';
import { keepsObjects } from '#server/storage/testing/contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'fabloom-objects-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const objects = createFolderObjects(folder);
const app = new Hono().route(STORAGE_PATH, publicObjects({ objects }));

keepsObjects('a folder', () => objects);

const SOUND = Uint8Array.from({ length: 100 }, (_, i) => i);
const put = (name: string) =>
  objects.put({ bucket: 'story-audio', name, bytes: SOUND, contentType: 'audio/mpeg', upsert: true });

test('no draft is left beside the objects', async () => {
  await put('only.mp3');
  const names = await readdir(join(folder, 'story-audio'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an object is found at its public address, and stays there for ever [MM-04]', async () => {
  await put('tale-1.mp3');
  const url = objects.publicUrl('story-audio', 'tale-1.mp3');
  expect(url).toBe('/storage/v1/object/public/story-audio/tale-1.mp3');
  const answer = await app.request(url);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg']);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SOUND);
});

test('a part of it can be had [MM-04]', async () => {
  await put('tale-2.mp3');
  const part = async (range: string) => {
    const answer = await app.request(objects.publicUrl('story-audio', 'tale-2.mp3'), {
      headers: { Range: range },
    });
    return {
      status: answer.status,
      range: answer.headers.get('Content-Range'),
      bytes: [...new Uint8Array(await answer.arrayBuffer())],
    };
  };
  expect(await part('bytes=10-12')).toEqual({ status: 206, range: 'bytes 10-12/100', bytes: [10, 11, 12] });
  expect(await part('bytes=-2')).toEqual({ status: 206, range: 'bytes 98-99/100', bytes: [98, 99] });
  expect(await part('bytes=100-')).toEqual({ status: 416, range: 'bytes */100', bytes: [] });
});

test.each([
  'story-audio/none.mp3',
  'secrets/tale.mp3',
  'story-audio/tale.txt',
  'story-audio/..%2f..%2fkey.mp3',
])('there is nothing at %s', async (path) => {
  expect((await app.request(`${STORAGE_PATH}/${path}`)).status).toBe(404);
});
