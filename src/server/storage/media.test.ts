import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createSecrets } from '#server/auth/tokens/secrets.ts';
import { users } from '#server/db/schema/accounts.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { createMediaNames } from '#server/storage/media-names.ts';
import { openDatabase } from '#server/db/database.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { createLog } from '#server/log.ts';
import { enduring } from '#server/storage/enduring.ts';
import { createMedia, type Media } from '#server/storage/media.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { createOwnerOf, ofAccount, OURS, type Owner } from '#server/storage/owner.ts';
import { testDatabase } from '#tests/support/database.ts';
import { silentLine } from '#tests/support/silent-line.ts';
import { factories } from '#tests/support/factories.ts';
import { filesIn } from '#tests/support/traces.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const dataDir = await mkdtemp(join(tmpdir(), 'fabloom-media-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const storage = await openStorage({ dataDir, s3: undefined });
const names = createMediaNames([randomBytes(32)]);
const KB = 1024;
const open = (bounds: Partial<Parameters<typeof createMedia>[0]['bounds']> = {}, files = storage.files) =>
  createMedia({
    database,
    files,
    names,
    bounds: { perAccount: 1e9, perGuest: 1e9, inAll: 1e9, ...bounds },
  });
const anAccount = async () => ofAccount((await make.user()).id);
const aGuest = (): Owner => ({ kind: 'guest', guest: randomBytes(8).toString('hex') });

/** A picture of one kilobyte; its age decides who goes first. */
async function keep(media: Media, owner: Owner, minutesAgo = 0): Promise<string> {
  const name = names.nameOf(owner, 'pictures', randomBytes(8));
  await media.keep({ kind: 'pictures', owner, name, ending: '.original', bytes: new Uint8Array(KB) });
  const usedAt = new Date(Date.now() - minutesAgo * 60_000);
  await db.update(mediaTable).set({ usedAt }).where(eq(mediaTable.name, name));
  return name;
}
const isThere = async (name: string) =>
  (await storage.files('pictures').read(`${name}.original`)) !== undefined;
const are = (all: string[]) => Promise.all(all.map(isThere));

test('names tell nothing and nobody shares one [TR-05]', async () => {
  const [one, other] = [await anAccount(), await anAccount()];
  const nameFor = (owner: Owner) => names.nameOf(owner, 'speech', 'The fox slept.', 'quick');
  const all = [one, other, aGuest(), aGuest(), OURS].map(nameFor);
  expect(new Set(all).size).toBe(5);
  expect(nameFor(one)).toBe(nameFor(one));
  expect(createMediaNames([randomBytes(32)]).nameOf(one, 'speech', 'The fox slept.', 'quick')).not.toBe(
    nameFor(one),
  );
  expect(names.nameOf(one, 'speech', 'ab', 'c')).not.toBe(names.nameOf(one, 'speech', 'a', 'bc'));
});

test('a guest is known by something that does not tell the address [TR-05]', () => {
  const { fingerprint } = createSecrets(['a secret of this test']);
  const ownerOf = createOwnerOf({ fingerprint, trustedProxies: new BlockList() });
  const from = (remoteAddress: string) =>
    ({ env: { incoming: { socket: { remoteAddress } } }, req: { header: () => undefined } }) as never;
  const guest = ownerOf(from('203.0.113.9'), null);
  expect(guest).toEqual(ownerOf(from('203.0.113.9'), null));
  expect(guest).not.toEqual(ownerOf(from('203.0.113.8'), null));
  expect(JSON.stringify(guest)).not.toContain('203.0.113');
  expect(ownerOf(from('203.0.113.9'), { id: 'somebody' })).toEqual(ofAccount('somebody'));
});

test('an account that has too much loses what was least recently used [TR-06]', async () => {
  const owner = await anAccount();
  const roomy = open();
  const old = [await keep(roomy, owner, 30), await keep(roomy, owner, 10), await keep(roomy, owner, 20)];
  const stranger = await keep(roomy, await anAccount(), 99);
  const library = await keep(roomy, OURS, 99);
  const fresh = await keep(open({ perAccount: 3 * KB }), owner);
  expect(await are([...old, fresh])).toEqual([false, true, true, true]);
  expect(await are([stranger, library])).toEqual([true, true]);
});

test('a guest has a bound of their own [TR-06]', async () => {
  const [guest, other] = [aGuest(), aGuest()];
  const media = open({ perGuest: 2 * KB });
  const theirs = await keep(media, other, 50);
  const all = [await keep(media, guest, 3), await keep(media, guest, 2), await keep(media, guest, 1)];
  expect(await are([...all, theirs])).toEqual([false, true, true, true]);
});

test('all together have a bound, and the library never goes [TR-06]', async () => {
  await db.delete(mediaTable);
  const roomy = open();
  const library = await keep(roomy, OURS, 1000);
  const all = [
    await keep(roomy, aGuest(), 500),
    await keep(roomy, await anAccount(), 400),
    await keep(roomy, aGuest(), 300),
  ];
  await open({ inAll: 2 * KB }).bound();
  expect(await are([library, ...all])).toEqual([true, false, true, true]);
});

test('more files of a picture count, and go with it [TR-06]', async () => {
  const media = open();
  const owner = await anAccount();
  const name = await keep(media, owner);
  for (let again = 0; again < 2; again++)
    await media.add({ kind: 'pictures', name, ending: '-320.webp', bytes: new Uint8Array(KB) });
  const [row] = await db.select().from(mediaTable).where(eq(mediaTable.name, name));
  expect(row).toMatchObject({ bytes: 2 * KB, files: ['.original', '-320.webp'] });
  await media.doom(db, eq(mediaTable.name, name));
  await media.purge();
  expect((await filesIn(dataDir)).filter((path) => path.includes(name))).toEqual([]);
  await media.add({ kind: 'pictures', name, ending: '-640.webp', bytes: new Uint8Array(KB) });
  expect((await filesIn(dataDir)).filter((path) => path.includes(name))).toEqual([]);
});

test('what is written while its account goes is not left behind [TR-04]', async () => {
  const user = await make.user();
  const slow = open({}, (kind) => ({
    ...storage.files(kind),
    async keep(name, bytes) {
      await db.delete(users).where(eq(users.id, user.id));
      await open().purge();
      await storage.files(kind).keep(name, bytes);
    },
  }));
  const name = await keep(slow, ofAccount(user.id));
  expect(await isThere(name)).toBe(false);
  // And of one that is gone before, nothing is written at all.
  expect(await isThere(await keep(open(), ofAccount(user.id)))).toBe(false);
  expect(await db.$count(mediaTable, eq(mediaTable.name, name))).toBe(0);
});

test('reading costs a write once an hour at most', async () => {
  const media = open();
  const name = await keep(media, await anAccount(), 120);
  const usedAt = async () =>
    (await db.select().from(mediaTable).where(eq(mediaTable.name, name)))[0]?.usedAt.getTime() ?? 0;
  await media.read('pictures', name, '.original');
  const first = await usedAt();
  expect(Date.now() - first).toBeLessThan(60_000);
  const old = new Date(Date.now() - 7_200_000);
  await db.update(mediaTable).set({ usedAt: old }).where(eq(mediaTable.name, name));
  await media.read('pictures', name, '.original');
  expect(await usedAt()).toBe(old.getTime());
});

test('what a family recorded is counted and never goes: everything else makes room for it [RB-09]', async () => {
  const media = open({ perAccount: 3 * KB });
  const owner = await anAccount();
  const recorded = names.nameOf(owner, 'recordings', randomBytes(8));
  const bytes = new Uint8Array(2 * KB);
  await media.keep({ kind: 'recordings', owner, name: recorded, ending: '.mp3', bytes });
  const longAgo = new Date(Date.now() - 1e9);
  await db.update(mediaTable).set({ usedAt: longAgo }).where(eq(mediaTable.name, recorded));
  const pictures = [await keep(media, owner, 60), await keep(media, owner, 30)];
  await media.keep({ kind: 'recordings', owner, name: recorded, ending: '.mp3', bytes });
  expect(await are(pictures)).toEqual([false, true]);
  expect(await media.read('recordings', recorded, '.mp3')).toHaveLength(2 * KB);
});

test('who has too much gets an answer also while files cannot be removed, and they go later [TR-01] [TR-06]', async () => {
  const owner = await anAccount();
  const old = await keep(open(), owner, 10);
  let isReadOnly = true;
  const stubborn = enduring(
    {
      ...storage,
      files: (kind) => ({
        ...storage.files(kind),
        delete: async (some) =>
          isReadOnly ? Promise.reject(new Error('EROFS')) : storage.files(kind).delete(some),
      }),
    },
    createLog({ level: 'silent' }),
  );
  const full = open({ perAccount: KB }, stubborn.files);
  const fresh = await keep(full, owner);
  expect(await are([old, fresh])).toEqual([true, true]);
  isReadOnly = false;
  await open().purge(); // as the sweep does
  expect(await are([old, fresh])).toEqual([false, true]);
});

test('what is made while the database is away is there, and kept when it is back [OP-02]', async () => {
  const owner = await anAccount();
  const line = await silentLine(database.url);
  const away = openDatabase(line.url, { max: 2 });
  onTestFinished(() => away.close());
  const bounds = { perAccount: 1e9, perGuest: 1e9, inAll: 1e9 };
  const media = createMedia({ database: away, files: storage.files, names, bounds, againMs: 100 });
  await away.ping();
  line.fallSilent();
  const [name = '', gone = ''] = [0, 1].map(() => names.nameOf(owner, 'pictures', randomBytes(8)));
  const item = { kind: 'pictures', name, ending: '.original', bytes: new Uint8Array(KB) } as const;
  await media.keep({ ...item, owner });
  await media.add({ ...item, ending: '-320.webp' });
  await media.keep({ ...item, name: gone, owner: ofAccount(randomUUID()) });
  await expect(media.keep({ ...item, kind: 'recordings', owner })).rejects.toSatisfy(isDatabaseAway);
  const reading = () =>
    Promise.all(['.original', '-320.webp'].map((ending) => media.read('pictures', name, ending)));
  expect(await reading()).toEqual([item.bytes, item.bytes]);
  expect(await isThere(name)).toBe(false);

  line.speak();
  await expect.poll(() => isThere(name), { timeout: 15_000 }).toBe(true);
  await expect
    .poll(() => db.select().from(mediaTable).where(eq(mediaTable.name, name)))
    .toMatchObject([{ files: ['.original', '-320.webp'], bytes: 2 * KB }]);
  await expect.poll(() => media.read('pictures', gone, '.original')).toBeUndefined();
});
