import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { unzipSync, strFromU8 } from 'fflate';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Recording } from '#contract/recordings.ts';
import { pageMark } from '#domain/recordings.ts';
import { readMp3, sampleRateOf } from '#engines/narrator/read-mp3.ts';
import { hum, wav } from '#engines/narrator/testing/voice-server.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { recordings as recordingsTable } from '#server/db/schema/recordings.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct, type TestProduct } from '#tests/support/http.ts';
import { filesIn } from '#tests/support/traces.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);

const TEXT = 'Ember found a key.\n\nIt was raining in the forest.';
const MARK = pageMark(TEXT);
/** What a browser would send. */
const sound = (seconds: number, rate = 24_000) => Uint8Array.from(wav(hum(seconds, rate), rate));
const SOUND = sound(2);

async function reader(of: TestProduct = product) {
  const { id, session } = await accountsOf(of).signUp();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const storyId = randomUUID();
  const story = {
    id: storyId,
    title: 'The Key',
    ageGroup: '6-8',
    language: 'en',
    choices: {
      setting: { id: 'enchanted-forest', name: 'Enchanted Forest' },
      theme: { id: 'kindness', name: 'Kindness' },
      characters: [],
    },
    segments: [{ id: 'segment-1', text: TEXT }],
    media: {
      pictures: [{ url: `/pictures/${'0a'.repeat(20)}.svg`, description: 'A key', offset: 0 }],
    },
  };
  expect((await of.postJson('/api/my-stories', story, headers)).status).toBe(201);
  const address = (voice = 'grandpa', page = MARK) =>
    `/api/my-stories/${storyId}/recordings/${page}?voice=${voice}`;
  const all = (voice = 'grandpa') => `/api/my-stories/${storyId}/recordings?voice=${voice}`;
  const send = (method: string, path: string, body?: Uint8Array<ArrayBuffer>, more = {}) =>
    of.get(path, { method, headers: { ...headers, ...more }, ...(body && { body }) });
  const list = async () => {
    const answer = await send('GET', `/api/my-stories/${storyId}/recordings`);
    return ((await answer.json()) as { recordings: Recording[] }).recordings;
  };
  return { id, headers, storyId, address, all, send, list };
}

const mediaOf = (userId: string) => db.select().from(mediaTable).where(eq(mediaTable.userId, userId));
const filesOf = async (name: string, { config }: TestProduct = product) =>
  (await filesIn(join(config.dataDir, 'media', 'recordings'))).filter((path) => path.includes(name));
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

test('a page that a family recorded is heard again, whole and in parts, by nobody in between [RB-09]', async () => {
  const { send, address, list } = await reader();
  expect((await send('PUT', address(), SOUND)).status).toBe(204);
  expect(await list()).toMatchObject([{ voice: 'grandpa', page: MARK }]);
  const whole = await send('GET', address());
  expect(whole.headers.get('Content-Type')).toBe('audio/mpeg');
  expect(whole.headers.get('Cache-Control')).toBe('private, no-store');
  const mp3 = new Uint8Array(await whole.arrayBuffer());
  expect(sampleRateOf(mp3)).toBe(24_000);
  const { duration } = readMp3(mp3);
  expect(duration).toBeGreaterThan(2);
  expect(duration).toBeLessThan(3);
  const part = await send('GET', address(), undefined, { Range: 'bytes=100-199' });
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 100-199/${mp3.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(mp3.subarray(100, 200)));
  expect((await send('GET', address(), undefined, { Range: `bytes=${mp3.length}-` })).status).toBe(416);
});

test('a page that is recorded again leaves nothing of the older one [RB-09]', async () => {
  const { id, send, address, list } = await reader();
  await send('PUT', address(), SOUND);
  const [before] = await mediaOf(id);
  expect(await filesOf(before!.name)).toHaveLength(2);
  await send('PUT', address(), sound(4));
  const [after, ...others] = await mediaOf(id);
  expect(others).toEqual([]);
  expect(after!.name).not.toBe(before!.name);
  expect(await filesOf(before!.name)).toEqual([]);
  const [kept] = await list();
  expect(kept!.duration).toBeGreaterThan(4);
  expect(kept!.bytes).toBe(after!.bytes);
});

test('of all pairs of families only the owner finds a recording, and nobody learns that it is there [RB-09] [TR-08]', async () => {
  const families = [await reader(), await reader()];
  for (const { send, address } of families) expect((await send('PUT', address(), SOUND)).status).toBe(204);
  for (const owner of families)
    for (const other of families) {
      const answers = {
        list: (await other.send('GET', `/api/my-stories/${owner.storyId}/recordings`)).status,
        hear: (await other.send('GET', owner.address())).status,
        ...(owner !== other && {
          write: (await other.send('PUT', owner.address(), SOUND)).status,
          remove: (await other.send('DELETE', owner.address())).status,
          removeAll: (await other.send('DELETE', owner.all())).status,
        }),
      };
      const expected =
        owner === other
          ? { list: 200, hear: 200 }
          : { list: 404, hear: 404, write: 404, remove: 404, removeAll: 404 };
      expect(answers).toEqual(expected);
    }
  for (const { address } of families) expect((await product.get(address())).status).toBe(401);
  for (const { list } of families) expect(await list()).toHaveLength(1);
});

const BAD: readonly [string, Uint8Array<ArrayBuffer>, number, string][] = [
  ['nothing', new Uint8Array(0), 415, 'not_a_recording'],
  ['a page of a browser', new TextEncoder().encode('<html><script>1</script>'), 415, 'not_a_recording'],
  ['WebM by its first bytes', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]), 415, 'not_a_recording'],
  ['a head without a body', SOUND.slice(0, 44), 415, 'not_a_recording'],
  ['a sound that is cut off', SOUND.slice(0, 5000), 415, 'not_a_recording'],
  ['a finger that slipped', sound(0.1), 422, 'not_a_recording'],
  ['more than three minutes', sound(181, 8000), 422, 'not_a_recording'],
  ['more bytes than three minutes have', new Uint8Array(9_000_000), 413, 'too_large'],
];

test.each(BAD)('%s is no recording [RB-09]', async (_, body, status, code) => {
  const { id, send, address } = await reader();
  expect(await codeOf(await send('PUT', address(), body))).toEqual([status, code]);
  expect(await mediaOf(id)).toEqual([]);
});

test('who reads is one of a few and in no log, and a page is one of a book [RB-09]', async () => {
  const { send, address } = await reader();
  for (const path of [address('Grandpa Joe'), address('grandpa', '..%2f..'), address('grandpa', 'x')])
    expect((await send('PUT', path, SOUND)).status).toBe(404);
  expect((await send('PUT', address(), SOUND)).status).toBe(204);
  expect(JSON.stringify(product.logged())).not.toContain('grandpa');
});

test('recordings are counted, and there is an end to them [RB-09]', async () => {
  const small = await testProduct(database, { ...UNHURRIED, MEDIA_PER_ACCOUNT_MB: '0.1' });
  const { send, address, list } = await reader(small);
  expect((await send('PUT', address('mum'), sound(5))).status).toBe(204);
  expect(await codeOf(await send('PUT', address('dad'), SOUND))).toEqual([413, 'no_room_for_recordings']);
  expect(await list()).toHaveLength(1);
});

test('recordings go one by one, voice by voice, and with the story [RB-09]', async () => {
  const { id, storyId, send, address, all, list } = await reader();
  const other = pageMark('Another page.');
  for (const path of [address(), address('grandpa', other), address('mum'), address('mum', other)])
    expect((await send('PUT', path, SOUND)).status).toBe(204);
  expect((await send('DELETE', address())).status).toBe(204);
  expect((await send('DELETE', address())).status).toBe(404);
  expect((await send('GET', address())).status).toBe(404);
  expect(await list()).toHaveLength(3);
  expect((await send('DELETE', all('mum'))).status).toBe(204);
  expect(await list()).toMatchObject([{ voice: 'grandpa', page: other }]);
  const [last] = await mediaOf(id);
  expect(await filesOf(last!.name)).toHaveLength(2);
  expect((await send('DELETE', `/api/my-stories/${storyId}`)).status).toBe(204);
  expect(await mediaOf(id)).toEqual([]);
  expect(await filesOf(last!.name)).toEqual([]);
  expect(await db.$count(recordingsTable, eq(recordingsTable.userId, id))).toBe(0);
});

/** Whole books are read and bound, perhaps on a busy machine. */
const BOUND = { timeout: 90_000 };

test('e-book and MP3 take the voice along, and pages that nobody read have ours [RB-09]', BOUND, async () => {
  const { headers, storyId, send, address } = await reader();
  const book = async (format: string, wish: object) => {
    const answer = await product.postJson(`/api/my-stories/${storyId}/book.${format}`, wish, headers);
    expect(answer.status).toBe(200);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const ours = await book('mp3', {});
  expect((await book('mp3', { voice: 'grandpa' })).length).toBe(ours.length);
  await send('PUT', address(), sound(5));
  const own = new Uint8Array(await (await send('GET', address())).arrayBuffer());
  expect(Buffer.from(await book('mp3', { voice: 'grandpa' }))).toEqual(Buffer.from(own));
  expect(Buffer.from(await book('mp3', {}))).toEqual(Buffer.from(ours));
  const files = unzipSync(await book('epub', { voice: 'grandpa' }));
  expect(Buffer.from(files['EPUB/audio/scene-1.mp3']!)).toEqual(Buffer.from(own));
  const overlay = strFromU8(files['EPUB/overlays/scene-1.smil']!);
  expect(overlay.match(/<par /g)).toHaveLength(1);
  expect(overlay).toContain('scene-1.xhtml#scene-1"');
});
