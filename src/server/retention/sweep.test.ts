import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { lifeMs } from '#domain/retention.ts';
import { bookLinks } from '#server/db/schema/book-links.ts';
import { readingCodes, readingLists } from '#server/db/schema/reading-lists.ts';
import { blogViews, newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { mfaChallenges, mfaFactors } from '#server/db/schema/mfa.ts';
import { auditLog, rateLimits, sentChanges } from '#server/db/schema/operations.ts';
import { flowStates, oneTimeTokens, sessions } from '#server/db/schema/sessions.ts';
import { createLog } from '#server/log.ts';
import { sweep } from '#server/retention/sweep.ts';
import { createMediaNames } from '#server/storage/media-names.ts';
import { createMedia } from '#server/storage/media.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { ofAccount, OURS, type Owner } from '#server/storage/owner.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const log = createLog({ level: 'silent' });
const dataDir = await mkdtemp(join(tmpdir(), 'fabloom-sweep-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const storage = await openStorage({ dataDir, s3: undefined });
const media = createMedia({
  database,
  files: storage.files,
  names: createMediaNames([randomBytes(32)]),
  bounds: { perAccount: 1e9, perGuest: 1e9, inAll: 1e9 },
});
const run = (now = new Date(), thorough = false) => sweep({ database, media, dataDir, log, now, thorough });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000);
const daysAgo = (days: number) => hoursAgo(days * 24);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a private link that has run out is forgotten, one without an end is not [CL-01]', async () => {
  const kept = [await make.bookLink(), await make.bookLink({ endsAt: inMinutes(1) })];
  await make.bookLink({ endsAt: hoursAgo(1) });
  await run();
  const left = await db.select({ id: bookLinks.id }).from(bookLinks);
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
});

test('a code of a reading list that has run out is forgotten with its links; the list stays [CL-04]', async () => {
  const list = await make.readingList();
  const ended = await make.readingCode({ listId: list.id, endsAt: hoursAgo(1) });
  const live = await make.readingCode({ listId: list.id });
  await make.bookLink({ userId: list.userId, codeId: ended.id, endsAt: inMinutes(1) });
  await run();
  expect((await db.select({ id: readingCodes.id }).from(readingCodes)).map(({ id }) => id)).toEqual([
    live.id,
  ]);
  expect(await db.$count(bookLinks, eq(bookLinks.codeId, ended.id))).toBe(0);
  expect(await db.$count(readingLists, eq(readingLists.id, list.id))).toBe(1);
});

test('what ran out is removed, what is in use stays [TR-03]', async () => {
  const kept = await make.session();
  await make.session({ expiresAt: daysAgo(1) });
  await make.session({ refreshedAt: daysAgo(31) });
  const link = await make.oneTimeToken();
  await make.oneTimeToken({ expiresAt: daysAgo(1) });
  const flow = await make.flowState();
  await make.flowState({ expiresAt: daysAgo(1) });
  const verified = await make.mfaFactor({ status: 'verified', createdAt: daysAgo(100) });
  await make.mfaFactor({ createdAt: daysAgo(1) });
  const challenge = await make.mfaChallenge({ factorId: verified.id });
  await make.mfaChallenge({ factorId: verified.id, expiresAt: daysAgo(1) });

  await run();

  const ids = async (
    table:
      | typeof sessions
      | typeof oneTimeTokens
      | typeof flowStates
      | typeof mfaFactors
      | typeof mfaChallenges,
  ) => (await db.select({ id: table.id }).from(table)).map(({ id }) => id);
  expect(await ids(sessions)).toEqual([kept.id]);
  expect(await ids(oneTimeTokens)).toEqual([link.id]);
  expect(await ids(flowStates)).toEqual([flow.id]);
  expect(await ids(mfaFactors)).toEqual([verified.id]);
  expect(await ids(mfaChallenges)).toEqual([challenge.id]);
});

test('counters that ran out are removed, the others stay [TR-03]', async () => {
  await db.insert(rateLimits).values([
    { key: 'old', points: 1, expire: Date.now() - 1 },
    { key: 'running', points: 1, expire: Date.now() + 60_000 },
    { key: 'for ever', points: 1, expire: null },
  ]);
  await run();
  const left = await db.select({ key: rateLimits.key }).from(rateLimits);
  expect(left.map((row) => row.key).toSorted()).toEqual(['for ever', 'running']);
});

test('who has read what is forgotten after a day [TR-03]', async () => {
  const { id: postId } = await make.blogPost();
  await db.insert(blogViews).values([
    { postId, visitor: randomBytes(32), createdAt: hoursAgo(25) },
    { postId, visitor: randomBytes(32), createdAt: hoursAgo(23) },
  ]);
  await run();
  expect(await db.$count(blogViews)).toBe(1);
});

test('that something was sent is forgotten when no browser would send it again [TR-03]', async () => {
  const sent = (days: number) => ({
    key: randomBytes(32),
    request: randomBytes(32),
    status: 201,
    createdAt: daysAgo(days),
  });
  await db.insert(sentChanges).values([sent(9), sent(7)]);
  await run();
  expect(await db.$count(sentChanges)).toBe(1);
});

test('an address that nobody confirmed is forgotten after a week, one that was confirmed stays [TR-03]', async () => {
  const address = (email: string, hours: number, confirmedAt: Date | null) => ({
    email,
    language: 'en' as const,
    tokenHash: randomBytes(32),
    mailedAt: hoursAgo(hours),
    confirmedAt,
  });
  await db
    .insert(newsletterSubscribers)
    .values([
      address('old@example.org', 169, null),
      address('new@example.org', 167, null),
      address('reader@example.org', 9999, hoursAgo(9998)),
    ]);
  await run();
  const kept = await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers);
  expect(kept.map(({ email }) => email).toSorted()).toEqual(['new@example.org', 'reader@example.org']);
});

test('the log of accounts is kept half a year, what guests wrote two years [TR-03]', async () => {
  await db.insert(auditLog).values([
    { action: 'sign_in', createdAt: daysAgo(181) },
    { action: 'sign_in', createdAt: daysAgo(179) },
  ]);
  const guests = { userId: null };
  await make.feedbackRow({ ...guests, createdAt: new Date(Date.now() - lifeMs('guestFeedback') - 1000) });
  const kept = await make.feedbackRow({ ...guests, createdAt: daysAgo(700) });
  await run();
  expect(await db.$count(auditLog)).toBe(1);
  expect((await db.select({ id: feedback.id }).from(feedback)).map(({ id }) => id)).toEqual([kept.id]);
});

test('mails lie a week in the outbox [TR-03]', async () => {
  const outbox = join(dataDir, 'outbox');
  await mkdir(outbox);
  const nameAt = (time: Date) => `${time.toISOString().replace(/[:.]/g, '-')}-recover_password-0a1b2c.eml`;
  const [old, fresh] = [nameAt(daysAgo(8)), nameAt(daysAgo(6))];
  for (const name of [old, `${old}.part`, fresh]) await writeFile(join(outbox, name), 'To: somebody');
  await run();
  expect(await readdir(outbox)).toEqual([fresh]);
});

/** Something of somebody, and whether it is still there. */
async function keep(
  owner: Owner,
  kind: 'pictures' | 'speech',
  columns: Partial<typeof mediaTable.$inferInsert> = {},
) {
  const name = media.names.nameOf(owner, kind, randomBytes(8));
  await media.keep({ kind, owner, name, ending: '.bytes', bytes: Uint8Array.from([1, 2, 3]) });
  if (Object.keys(columns).length > 0) await db.update(mediaTable).set(columns).where(sqlName(name));
  return { name, isThere: async () => (await storage.files(kind).read(`${name}.bytes`)) !== undefined };
}
const sqlName = (name: string) => eq(mediaTable.name, name);

test('a guest leaves nothing on disk after an hour, and the library stays [TR-05]', async () => {
  const guest: Owner = { kind: 'guest', guest: 'somebody' };
  const picture = await keep(guest, 'pictures');
  const sound = await keep(guest, 'speech');
  const library = await keep(OURS, 'pictures');
  await run(inMinutes(45));
  expect([await picture.isThere(), await sound.isThere()]).toEqual([true, true]);
  // The last look within the hour finds what the next one would find too late.
  await run(inMinutes(51));
  expect([await picture.isThere(), await sound.isThere(), await library.isThere()]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await db.$count(mediaTable, eq(mediaTable.ownerKind, 'guest'))).toBe(0);
});

test('what no story shows goes 30 days after its last use, what one shows stays [TR-05]', async () => {
  const { id: userId } = await make.user();
  const owner = ofAccount(userId);
  const old = { usedAt: daysAgo(31) };
  const [shown, unseen, fresh] = [
    await keep(owner, 'pictures', old),
    await keep(owner, 'pictures', old),
    await keep(owner, 'pictures'),
  ];
  const unheard = await keep(owner, 'speech', old);
  await make.myStory({
    userId,
    media: { pictures: [{ url: `/pictures/${shown.name}.svg`, description: 'A boat' }] },
  });
  await run();
  const there = await Promise.all([shown, unseen, fresh, unheard].map((each) => each.isThere()));
  expect(there).toEqual([true, false, true, false]);
});

test('files that nobody knows of and broken drafts are found in a thorough sweep [TR-05]', async () => {
  const known = await keep(OURS, 'pictures');
  const stray = `${'ab'.repeat(20)}.bytes`;
  await storage.files('pictures').keep(stray, Uint8Array.from([1]));
  const drafts = join(dataDir, 'media', 'pictures', '.drafts');
  await writeFile(join(drafts, 'old'), 'half a pictu');
  await utimes(join(drafts, 'old'), hoursAgo(1), hoursAgo(1));
  await writeFile(join(drafts, 'new'), 'half a pictu');
  await run(new Date(), true);
  expect(await storage.files('pictures').read(stray)).toBeUndefined();
  expect(await readdir(drafts)).toEqual(['new']);
  expect(await known.isThere()).toBe(true);
});
