import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { eq } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { adoptOldMedia } from '#server/storage/adopt-old-media.ts';
import type { S3Config } from '#server/config.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { createLog } from '#server/log.ts';
import { createFileStore } from '#server/storage/file-store.ts';
import { createMediaNames } from '#server/storage/media-names.ts';
import { createMedia } from '#server/storage/media.ts';
import { openStorage, type Storage } from '#server/storage/open-storage.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const dataDir = await mkdtemp(join(tmpdir(), 'fabloom-adopt-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const log = createLog({ level: 'silent' });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** As pictures were called. */
const OLD = createHash('sha256').update(SVG).digest('hex').slice(0, 40);
const PHOTO = 'ab'.repeat(20);

function adopt(storage: Storage) {
  const media = createMedia({
    database,
    files: storage.files,
    names: createMediaNames([randomBytes(32)]),
    bounds: { perAccount: 1e9, perGuest: 1e9, inAll: 1e9 },
  });
  return adoptOldMedia({ database, storage, media, log });
}

const shown = (...names: string[]) => ({
  pictures: names.map((name) => ({ url: `/pictures/${name}.svg`, description: 'A boat', offset: 0 })),
});
const namesIn = (value: unknown) => JSON.stringify(value).match(/[0-9a-f]{40}/g) ?? [];
const storyNames = async (id: string) =>
  namesIn((await db.select().from(myStories).where(eq(myStories.id, id)))[0]?.media);

test('pictures of before belong to whose stories show them, and all else of before goes [TR-05]', async () => {
  const [pictures, speech] = [join(dataDir, 'pictures'), join(dataDir, 'speech')];
  await createFileStore(pictures).keep(`${OLD}.svg.gz`, gzipSync(SVG));
  await createFileStore(pictures).keep(`${OLD}-1280.jpg`, Uint8Array.from([1]));
  await createFileStore(pictures).keep(`${PHOTO}.original`, Uint8Array.from([1, 2, 3]));
  await createFileStore(pictures).keep(`${'cd'.repeat(20)}.svg.gz`, gzipSync('<svg>nobody’s</svg>'));
  await createFileStore(speech).keep(`${'ef'.repeat(20)}.json`, Buffer.from('[{"text":"Once"}]'));
  const missing = '01'.repeat(20);
  const one = await make.myStory({ media: shown(OLD, PHOTO, missing), updatedAt: new Date('2026-01-01') });
  const other = await make.myStory({ media: shown(OLD) });
  const scenes = [{ image_url: `/pictures/${OLD}.svg`, description: 'A boat' }];
  const { storyId } = await make.multimedia({ scenes });

  await adopt(await openStorage({ dataDir, s3: undefined }));

  const [first, second, third] = await storyNames(one.id);
  const [theirs] = await storyNames(other.id);
  const [record] = await db.select().from(storyMultimedia).where(eq(storyMultimedia.storyId, storyId));
  const [ours] = namesIn(record?.scenes);
  // The same drawing, three owners, three names.
  expect(new Set([OLD, first, theirs, ours]).size).toBe(4);
  expect(third).toBe(missing);
  const rows = await db.select().from(mediaTable);
  const row = (name: string | undefined) => rows.find((each) => each.name === name);
  expect(row(first)).toMatchObject({ userId: one.userId, files: ['.svg.gz'] });
  expect(row(second)).toMatchObject({ userId: one.userId, files: ['.original'], bytes: 3 });
  expect(row(theirs)).toMatchObject({ userId: other.userId });
  expect(row(ours)).toMatchObject({ ownerKind: 'ours' });
  expect(rows).toHaveLength(4);
  expect([existsSync(pictures), existsSync(speech)]).toEqual([false, false]);
  expect(await readdir(join(dataDir, 'media'))).toEqual(['pictures']);
  const [kept] = await db.select().from(myStories).where(eq(myStories.id, one.id));
  expect(kept?.updatedAt).toEqual(new Date('2026-01-01'));

  // Nothing is left to be done.
  const before = await storyNames(one.id);
  await adopt(await openStorage({ dataDir, s3: undefined }));
  expect(await storyNames(one.id)).toEqual(before);
});

test('in an S3 store what is public moves to its own folder, with its address [TR-05]', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'fabloom-adopt-s3-'));
  const configureBuckets = [{ name: 'fabloom', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const s3: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'fabloom',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    publicUrl: 'https://files.example.org/fabloom/public',
  };
  const { endpoint = '', region, accessKeyId, secretAccessKey } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, forcePathStyle: true, region, credentials });
  const put = (Key: string, Body: Uint8Array) =>
    client.send(new PutObjectCommand({ Bucket: 'fabloom', Key, Body }));
  await put(`pictures/${OLD}.svg.gz`, gzipSync(SVG));
  await put(`speech/${'ef'.repeat(20)}.json`, Buffer.from('[{"text":"Once"}]'));
  await put('story-audio/tale-1.mp3', Uint8Array.from([4, 5]));
  const story = await make.myStory({ media: shown(OLD) });
  const { storyId } = await make.multimedia({
    audioUrl: 'https://files.example.org/fabloom/story-audio/tale-1.mp3',
  });
  const storage = await openStorage({ dataDir, s3 });

  await adopt(storage);

  const [name] = await storyNames(story.id);
  expect(name).not.toBe(OLD);
  expect(await storage.files('pictures').read(`${name}.svg.gz`)).toBeDefined();
  const [record] = await db.select().from(storyMultimedia).where(eq(storyMultimedia.storyId, storyId));
  expect(record?.audioUrl).toBe('https://files.example.org/fabloom/public/story-audio/tale-1.mp3');
  expect([...((await storage.objects.read('story-audio', 'tale-1.mp3')) ?? [])]).toEqual([4, 5]);
  expect(await storage.before.hasAny()).toBe(false);
  client.destroy();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});
