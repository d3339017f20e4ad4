import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { STORAGE_PATH } from '#server/storage/object-store.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { openS3 } from '#server/storage/s3.ts';
import { keepsObjects } from '#server/storage/testing/contract.ts';

const directory = await mkdtemp(join(tmpdir(), 'fabloom-s3-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'fabloom', configs: [] }],
});
const { port } = await server.run();
const settings = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'fabloom',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  publicUrl: undefined,
};
const storage = openS3(settings);
const client = new S3Client({
  endpoint: settings.endpoint,
  forcePathStyle: true,
  region: settings.region,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
});
afterAll(async () => {
  storage.close();
  client.destroy();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

keepsObjects('an S3 store', () => storage.objects);

const SOUND = Uint8Array.from({ length: 200_000 }, (_, i) => i % 251);

test('a long sound comes back as it was [MM-04]', async () => {
  const name = 'long.mp3';
  await storage.objects.put({
    bucket: 'story-audio',
    name,
    bytes: SOUND,
    contentType: 'audio/mpeg',
    upsert: true,
  });
  const back = await storage.objects.read('story-audio', name);
  expect(Buffer.compare(Buffer.from(back ?? []), Buffer.from(SOUND))).toBe(0);
});

test('an object is found at the public address, or through us where there is none [MM-04]', () => {
  expect(storage.objects.publicUrl('story-audio', 'a.mp3')).toBe(`${STORAGE_PATH}/story-audio/a.mp3`);
  const open = openS3({ ...settings, publicUrl: 'https://files.example.org/fabloom/public' });
  expect(open.objects.publicUrl('story-audio', 'a.mp3')).toBe(
    'https://files.example.org/fabloom/public/story-audio/a.mp3',
  );
  open.close();
});

test('pictures and speech are kept there as well, each kind apart', async () => {
  await storage.files('pictures').keep('a.svg.gz', Uint8Array.from([1]));
  await storage.files('speech').keep('a.svg.gz', Uint8Array.from([2]));
  expect([...((await storage.files('pictures').read('a.svg.gz')) ?? [])]).toEqual([1]);
  expect([...((await storage.files('speech').read('a.svg.gz')) ?? [])]).toEqual([2]);
  expect(await storage.files('art').read('a.svg.gz')).toBeUndefined();
});

test('what families made lies apart from what the world may see [TR-05]', async () => {
  const bytes = Uint8Array.from([1]);
  await storage.objects.put({
    bucket: 'story-audio',
    name: 'open.mp3',
    bytes,
    contentType: 'audio/mpeg',
    upsert: true,
  });
  await storage.files('speech').keep('closed.sound', bytes);
  await storage.files('art').keep('card.png', bytes);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: settings.bucket }));
  const keys = Contents.map(({ Key }) => Key);
  expect(keys).toContain('public/story-audio/open.mp3');
  expect(keys).toContain('private/speech/closed.sound');
  expect(keys).toContain('private/art/card.png');
  expect(keys.filter((key) => !/^(public|private)\//.test(key ?? ''))).toEqual([]);
});

test('files can be listed and go again, many at once', async () => {
  const files = storage.files('pictures');
  const names = Array.from({ length: 40 }, (_, i) => `many-${i}.svg.gz`);
  for (const name of names) await files.keep(name, Uint8Array.from([1]));
  const listed = async () => {
    const found: string[] = [];
    for await (const name of files.list()) found.push(name);
    return found.filter((name) => name.startsWith('many-'));
  };
  expect((await listed()).toSorted()).toEqual(names.toSorted());
  await files.delete([...names, 'never-there.svg.gz']);
  expect(await listed()).toEqual([]);
});

test('a store that refuses us says so', async () => {
  const stranger = openS3({ ...settings, accessKeyId: 'STRANGER' });
  await expect(stranger.objects.read('story-audio', 'a.mp3')).rejects.toThrow('Access Key Id');
  stranger.close();
});

test('a store that works is fine, again and again', async () => {
  for (let look = 0; look < 3; look++) expect(await storage.health()).toEqual({ state: 'fine' });
  await client.send(new DeleteObjectCommand({ Bucket: settings.bucket, Key: 'private/sample' }));
  await storage.health();
  expect(await storage.health()).toEqual({ state: 'fine' });
});

/** A store that says one thing to everybody. */
async function storeThatSays(status: number, code: string): Promise<string> {
  const told = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
  const broken = createServer((_, answer) =>
    answer.writeHead(status, { 'Content-Type': 'application/xml' }).end(told),
  ).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  onTestFinished(() => {
    broken.closeAllConnections();
    broken.close();
  });
  return `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
}

const wrongly: [string, RegExp, () => Promise<Partial<typeof settings>>][] = [
  [
    'a bucket that nobody made',
    /127\.0\.0\.1:\d+.* no bucket "fablom".* S3_BUCKET/,
    async () => ({ bucket: 'fablom' }),
  ],
  [
    'a key that is wrong',
    /key "STRANGER".* S3_ACCESS_KEY_ID and S3_SECRET/,
    async () => ({ accessKeyId: 'STRANGER' }),
  ],
  [
    'a secret that is wrong',
    /key "S3RVER" with its secret.* S3_SECRET_ACCESS_KEY/,
    async () => ({ endpoint: await storeThatSays(403, 'SignatureDoesNotMatch') }),
  ],
  [
    'a key without rights',
    /does not let the key "S3RVER" .* bucket "fabloom".*rights/,
    async () => ({ endpoint: await storeThatSays(403, 'AccessDenied') }),
  ],
  [
    'another region',
    /refuses what is asked.*S3_ENDPOINT and S3_REGION/,
    async () => ({ endpoint: await storeThatSays(400, 'AuthorizationHeaderMalformed') }),
  ],
];

test.each(wrongly)(
  '%s is said plainly: the start ends with it, and nothing is taken for "not there" [OP-04]',
  async (_, why, wrong) => {
    const s3 = { ...settings, ...(await wrong()) };
    await expect(openStorage({ dataDir: directory, s3 })).rejects.toThrow(why);
    const refused = openS3(s3);
    expect(await refused.health()).toEqual({ state: 'refused', why: expect.stringMatching(why) });
    await expect(refused.files('pictures').read('a.svg.gz')).rejects.toBeInstanceOf(Error);
    refused.close();
  },
);

test.each([500, 503, 429])(
  'a store that answers %i is away and may come back: the start goes on [TR-01]',
  async (status) => {
    const endpoint = await storeThatSays(status, 'SlowDown');
    const away = await openStorage({ dataDir: directory, s3: { ...settings, endpoint } });
    expect(await away.health()).toEqual({ state: 'away' });
    away.close();
  },
);
