import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ImageAnswer } from '#contract/pictures.ts';
import { pageMark } from '#domain/recordings.ts';
import { RETAINED_KINDS, retained } from '#domain/retention.ts';
import { hum, wav } from '#engines/narrator/testing/voice-server.ts';
import { newsletterSubscribers } from '#server/db/schema/editorial.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { stories } from '#server/db/schema/stories.ts';
import { createLog } from '#server/log.ts';
import { sweep } from '#server/retention/sweep.ts';
import { createMediaNames } from '#server/storage/media-names.ts';
import { createMedia } from '#server/storage/media.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { accountsOf, PASSWORD, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { bytesIn, filesIn, tracesOf } from '#tests/support/traces.ts';

/** Whole journeys: drawing, reading and binding, perhaps on a busy machine. */
const JOURNEY = { timeout: 120_000 };

const database = await testDatabase();
const { db, pool } = database;
const product = await testProduct(database, UNHURRIED);
const { dataDir } = product.config;
const accounts = accountsOf(product);
const everywhere = { dataDir, pool };

interface Names {
  child: string;
  friend: string;
  surname: string;
}

const SHARED = 'The lighthouse keeper waved.';
const storyOf = ({ child, friend }: Names, thing: string, pictures: string[]) => ({
  id: randomUUID(),
  title: `${child} and the ${thing}`,
  ageGroup: '6-8',
  language: 'en',
  choices: {
    setting: { id: 'enchanted-forest', name: 'Enchanted Forest' },
    theme: { id: 'kindness', name: 'Kindness' },
    characters: [{ id: 'own-hero', name: friend, description: 'a brave gardener' }],
  },
  segments: [
    { id: 'segment-1', text: `${child} found a ${thing}. ${SHARED}` },
    { id: 'segment-2', text: `${friend} laughed at the ${thing}.\n\nThey hummed all the way to Kvarnby.` },
  ],
  media: { pictures: pictures.map((url, i) => ({ url, description: `${child} smiles`, offset: i })) },
});

/** A family with an account, and what it does. */
async function member({ surname }: Names) {
  const person = await accounts.signUp({
    email: `${surname.toLowerCase()}.${randomBytes(4).toString('hex')}@example.org`,
    data: { username: surname },
  });
  const headers = { Authorization: `Bearer ${person.session.access_token}` };
  const send = async (method: string, path: string, body: object = {}) => {
    const answer = await product.get(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(300);
    return text;
  };
  const draw = async (prompt: string) => {
    const answer = await send('POST', '/functions/v1/generate-gemini-images', { prompt });
    const url = (JSON.parse(answer) as ImageAnswer).images[0]?.url ?? '';
    // As drawn and as pixels: both are files.
    for (const address of [url, url.replace('.svg', '.jpg')]) expect(await status(address)).toBe(200);
    return url;
  };
  const listen = (text: string) =>
    send('POST', '/functions/v1/generate-speech', { text, quality: 'quick', language: 'en' });
  return { ...person, headers, send, draw, listen };
}

const status = async (path: string) => (await product.get(path)).status;
const nameIn = (url: string) => url.slice('/pictures/'.length, -'.svg'.length);
const mediaOf = (userId: string) => db.select().from(mediaTable).where(eq(mediaTable.userId, userId));

test(
  'a story that is deleted takes its pictures and sounds along, but for those of another story [TR-04]',
  JOURNEY,
  async () => {
    const names = { child: 'Odalys', friend: 'Perpetua', surname: 'Grenholm' };
    const { id: userId, send, draw, listen } = await member(names);
    const [own, shared] = [await draw('Odalys with a fox'), await draw('A lighthouse by night')];
    const [first, second] = [
      storyOf(names, 'quillfeather', [own, shared]),
      storyOf(names, 'marzipan moon', [shared]),
    ];
    for (const story of [first, second]) {
      await send('POST', '/api/my-stories', story);
      for (const { text } of story.segments) await listen(text);
    }
    const sounds = (rows: Awaited<ReturnType<typeof mediaOf>>) =>
      rows.filter(({ kind }) => kind === 'speech').length;
    const before = await mediaOf(userId);
    // Four sentences each, two of which both stories tell.
    expect([before.length - sounds(before), sounds(before)]).toEqual([2, 6]);

    await send('DELETE', `/api/my-stories/${first.id}`);
    const after = await mediaOf(userId);
    expect([after.length - sounds(after), sounds(after)]).toEqual([1, 4]);
    expect([await status(own), await status(shared)]).toEqual([404, 200]);
    const files = await filesIn(join(dataDir, 'media'));
    expect(files.filter((path) => path.includes(nameIn(own)))).toEqual([]);
    expect(files).toHaveLength(after.reduce((sum, row) => sum + row.files.length, 0));
  },
);

test('what families made is closed to everybody else on the machine [TR-05]', JOURNEY, async () => {
  const { draw, listen } = await member({ child: '', friend: '', surname: 'Stillberg' });
  await draw('A boat on the sea');
  await listen('The boat sails.');
  await product.mails();
  const modes = new Set<string>();
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    modes.add(`${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`);
  }
  expect([...modes].toSorted()).toEqual(['file 600', 'folder 700']);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  const listed = new Set(RETAINED_KINDS.flatMap((kind) => retained(kind).files ?? []));
  expect((await readdir(dataDir)).filter((name) => !listed.has(name))).toEqual([]);
});

test(
  'after an account is deleted, no file and no row holds anything of the family [TR-04]',
  JOURNEY,
  async () => {
    const names = { child: 'Zephyrine', friend: 'Balthazarina', surname: 'Lindqvistarna' };
    const bytesBefore = await bytesIn(dataDir);
    const family = await member(names);
    const { id, email, headers, send, draw, listen } = family;
    const picture = await draw('Zephyrine rides a horse');
    const story = storyOf(names, 'velvet teapot', [picture]);
    await send('POST', '/api/my-stories', story);
    for (const { text } of story.segments) await listen(text);
    const recording = `/api/my-stories/${story.id}/recordings/${pageMark(story.segments[0]?.text ?? '')}?voice=grandma`;
    const sung = await product.get(recording, {
      method: 'PUT',
      headers,
      body: Uint8Array.from(wav(hum(2), 24_000)),
    });
    expect(sung.status).toBe(204);
    await listen('A draft that nobody kept, about Zephyrine.');
    for (const format of ['pdf', 'epub', 'mp3', 'txt'])
      await send('POST', `/api/my-stories/${story.id}/book.${format}`, { family: ['Balthazarina'] });
    await send('PATCH', '/api/account/profile', { username: 'Lindqvistarna', bio: 'Four from Hudiksvall.' });
    const [library] = await db.select({ id: stories.id }).from(stories).limit(1);
    await send('PUT', `/api/favorites/${library?.id}`);
    await send('PUT', `/api/stories/${library?.id}/vote`, { vote: 'love' });
    await send('POST', `/api/stories/${library?.id}/multimedia`); // a job waits in the queue
    await send('POST', '/api/feedback', { message: 'We love Zephyrine and her horse!', rating: 5, email });
    const report = { storyId: story.id, title: story.title, message: 'Hudiksvall again' };
    await send('POST', '/api/story-reports', report);
    const visit = randomUUID();
    const event = { session_id: visit, event_type: 'page_view', event_data: { path: `/my/${story.id}` } };
    await product.postJson('/api/events', event); // before they signed in, in the same tab
    await send('POST', '/api/events', event);
    await db
      .insert(newsletterSubscribers)
      .values({ email, language: 'sv', tokenHash: randomBytes(32), confirmedAt: new Date() });
    await accounts.recoveryLink(email);
    expect((await accounts.tryPassword(email, 'not the password')).status).toBe(400);
    const change = { email: `hudiksvall.${email}` };
    expect((await accounts.put('/user', change, family.session.access_token)).status).toBe(200);
    expect((await product.mails()).length).toBeGreaterThan(1);

    const words = ['Zephyrine', 'Balthazarina', 'Lindqvistarna', 'Hudiksvall', 'velvet teapot'];
    const ids = [id, story.id, visit, nameIn(picture)];
    const search = () => tracesOf([...words, email, ...ids], everywhere);
    // The search finds what is there; else it would mean nothing that it finds nothing.
    const before = await search();
    for (const place of ['my_stories', 'auth.users', 'profiles', 'user_analytics', 'feedback', 'audit_log'])
      expect(before.filter((trace) => trace.includes(place))).not.toEqual([]);
    for (const place of [
      'newsletter_subscribers',
      'public.media',
      '/outbox/',
      '/media/pictures/',
      'recordings',
    ])
      expect(before.filter((trace) => trace.includes(place))).not.toEqual([]);
    // No word of theirs lies in a sound, nor anybody in a counter, not even while they are here.
    expect(before.filter((trace) => /\/speech\/|rate_limits|pgboss/.test(trace))).toEqual([]);
    const bytesWith = (await bytesIn(dataDir)) - bytesBefore;
    expect(bytesWith).toBeGreaterThan(50_000);

    const exported = JSON.parse(
      await (await product.get('/api/account/data', { headers })).text(),
    ) as Exported;
    const promised = RETAINED_KINDS.flatMap((kind) => retained(kind).exportedAs ?? []);
    expect(Object.keys(exported).toSorted()).toEqual(promised.toSorted());
    const actions = exported.accountLog.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['sign_up', 'sign_in_failed', 'recovery_requested']));
    expect(exported.pictures.map(({ name }) => name)).toContain(nameIn(picture));
    expect(exported.recordings).toMatchObject([{ storyId: story.id, voice: 'grandma', address: recording }]);
    expect(Math.min(...exported.sounds.map(({ bytes }) => bytes))).toBeGreaterThan(1000);

    await send('DELETE', '/api/account', { confirmation: email, password: PASSWORD });
    expect(await search()).toEqual([]);
    expect(await status(picture)).toBe(404);
    const bytesAfter = (await bytesIn(dataDir)) - bytesBefore;
    process.stdout.write(`bytes on disk of the family: ${bytesWith}, after deletion: ${bytesAfter}\n`);
    expect(bytesAfter).toBe(0);
    const told = JSON.stringify(product.logged());
    for (const word of [...words, email]) expect(told).not.toContain(word);
  },
);

interface Exported {
  accountLog: { action: string }[];
  pictures: { name: string }[];
  sounds: { bytes: number }[];
  recordings: { address: string }[];
}

test(
  'of a guest nothing is left after their hour, and no word of theirs ever lies in a file [TR-05]',
  JOURNEY,
  async () => {
    const text = 'Quorblina met a brindlewisp. The brindlewisp hummed.';
    const words = ['quorblina', 'brindlewisp'];
    await product.postJson('/functions/v1/generate-story-audio', { text, ageGroup: '6-8', characters: [] });
    await product.postJson('/functions/v1/generate-story-visuals', { storyContent: text, targetScenes: 2 });
    const isDrawing = (trace: string) => trace.includes('/media/pictures/');
    expect((await tracesOf(words, everywhere)).filter((trace) => !isDrawing(trace))).toEqual([]);
    const storage = await openStorage(product.config);
    const media = createMedia({
      database,
      files: storage.files,
      names: createMediaNames([randomBytes(32)]),
      bounds: product.config.media,
    });
    const soon = new Date(Date.now() + 51 * 60_000);
    await sweep({ database, media, dataDir, log: createLog({ level: 'silent' }), now: soon });
    expect(await db.$count(mediaTable, eq(mediaTable.ownerKind, 'guest'))).toBe(0);
    expect(await tracesOf(words, everywhere)).toEqual([]);
    const known = await db.select({ name: mediaTable.name, files: mediaTable.files }).from(mediaTable);
    const files = await filesIn(join(dataDir, 'media'));
    expect(files).toHaveLength(known.reduce((sum, row) => sum + row.files.length, 0));
  },
);
