import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MyStory } from '#contract/my-stories.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { UNHURRIED } from '#tests/support/accounts.ts';
import {
  bookFileOf,
  manifestIn,
  packed,
  partsOf,
  withManifest,
  type Parts,
} from '#tests/support/book-files.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct, type TestProduct } from '#tests/support/http.ts';
import { family } from '#tests/support/shared-books.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
/** Drawing and reading, perhaps on a busy machine. */
const JOURNEY = { timeout: 120_000 };

/** A story with all that one can have: scenes, a second language, a picture with its page, a recording. */
async function aWholeBook(of: TestProduct = product) {
  const owner = await family(of);
  const { id, text } = await owner.book('Marlene');
  const visuals = await of.postJson(
    '/functions/v1/generate-story-visuals',
    { storyContent: text, targetScenes: 1, forBook: true },
    owner.headers,
  );
  const { scenes } = (await visuals.json()) as { scenes: { image_url: string }[] };
  const picture = { url: scenes[0]?.image_url ?? '', description: 'Marlene and a key', offset: 0 };
  const direction = {
    place: 'forest',
    spot: 'home',
    light: 'day',
    weather: 'clear',
    shot: 'wide',
    who: [{ name: 'Marlene', figure: 'child', hairColour: 'red' }],
    things: ['lantern'],
  };
  const telling = { language: 'de', title: 'Marlene', paragraphs: ['Marlene fand einen Schlüssel.', ''] };
  const changed = await owner.send('PATCH', `/api/my-stories/${id}`, {
    media: {
      pictures: [picture],
      scenes: [{ id: 'door', offset: 0, direction }],
      tale: { id: 'the-key', seed: 7, times: 1 },
      tellings: [telling],
    },
  });
  if (!changed.ok) throw new Error(await changed.text());
  const { story } = (await changed.json()) as { story: MyStory };
  return { owner, story, text };
}

const { owner, story, text } = await aWholeBook();
const file = await bookFileOf(owner, story.id);

const bytesOf = async (userId: string, kind: 'pictures' | 'recordings') => {
  const rows = await db.select().from(mediaTable).where(eq(mediaTable.userId, userId));
  return rows.filter((row) => row.kind === kind && !row.doomed).reduce((sum, { bytes }) => sum + bytes, 0);
};

test('a book goes into a file and comes back onto another shelf, whole [CL-02]', JOURNEY, async () => {
  const grandma = await family(product);
  const { status, story: kept } = await grandma.bring(file);
  expect(status).toBe(201);
  const { title, language, ageGroup, choices, segments, toldBy, media } = story;
  expect(kept).toMatchObject({ title, language, ageGroup, choices, segments, toldBy, position: 0 });
  expect(kept?.id).not.toBe(story.id);
  const { pictures, ...told } = media;
  expect(kept?.media).toMatchObject(told);
  expect(kept?.media.pictures).toMatchObject([{ description: 'Marlene and a key', offset: 0 }]);

  const address = kept?.media.pictures?.[0]?.url ?? '';
  expect(address).toMatch(/\.webp$/);
  expect(address).not.toContain(pictures?.[0]?.url.slice(10, 50));
  const sizeOf = async (path: string) => sharp(await (await product.get(path)).arrayBuffer()).metadata();
  expect(await sizeOf(address)).toMatchObject({ format: 'webp', width: 1280, height: 720 });
  expect(await sizeOf(`${address}?shape=page`)).toMatchObject({ format: 'webp', width: 1280, height: 960 });

  const [page] = partsOf(file)['recordings/1-24000.mp3'] ? manifestIn(partsOf(file)).recordings : [];
  const heard = await grandma.send(
    'GET',
    `/api/my-stories/${kept?.id}/recordings/${page?.page}?voice=grandma`,
  );
  expect(heard.status).toBe(200);
  const own = await owner.send('GET', `/api/my-stories/${story.id}/recordings/${page?.page}?voice=grandma`);
  expect(await heard.arrayBuffer()).toEqual(await own.arrayBuffer());
  // In the keeper's bytes.
  expect(await bytesOf(grandma.id, 'recordings')).toBe(await bytesOf(owner.id, 'recordings'));
  expect(await bytesOf(grandma.id, 'pictures')).toBeGreaterThan(10_000);

  // And from there once more: nothing is lost on the second way.
  const again = manifestIn(partsOf(await bookFileOf(grandma, kept?.id ?? '')));
  expect(again).toEqual(manifestIn(partsOf(file)));
  // Nobody made it, so nothing was earned by it.
  const earned = await (await grandma.send('GET', '/api/me/achievements')).text();
  expect(earned).not.toContain('"first-story"');
});

test('what comes in a file is cleaned, and nobody of the family is in it [CL-02]', JOURNEY, async () => {
  const parts = partsOf(file);
  const manifest = manifestIn(parts);
  expect(JSON.stringify(manifest)).not.toMatch(/personal-|\/pictures\/[0-9a-f]{40}|position/);
  const personal = { id: 'personal-1', name: 'Marlene', emoji: '', description: 'our own' };
  const { bring } = await family(product);
  const { status, story: kept } = await bring(
    packed(
      withManifest(parts, {
        ...manifest,
        story: {
          ...manifest.story,
          title: 'The\u202e Key\u0007',
          choices: { ...manifest.story.choices, characters: [personal] },
          segments: [{ id: 'a', text: `${text}\u200b\u{e0041}` }],
          somethingElse: true,
        },
      }),
    ),
  );
  expect(status).toBe(201);
  expect(kept?.title).toBe('The Key');
  expect(kept?.segments).toEqual([{ id: 'a', text }]);
  expect(kept?.choices.characters).toEqual([]);
});

const bomb = () => new Uint8Array(3_900_000);
const zeros = (parts: Parts) => {
  const manifest = manifestIn(parts);
  const names = Array.from({ length: 30 }, (_, i) => `pictures/${i + 1}.webp`);
  const pictures = names.map((name) => ({ file: name, description: '' }));
  return {
    'book.json': withManifest(parts, { ...manifest, pictures, recordings: [] })['book.json'] ?? bomb(),
    ...Object.fromEntries(names.map((name) => [name, bomb()])),
  };
};
const changed = (change: (manifest: ReturnType<typeof manifestIn>) => unknown) => (parts: Parts) =>
  withManifest(parts, change(manifestIn(parts)));
const without = (name: string) => (parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([each]) => each !== name));
const told = (given: object) =>
  changed((manifest) => ({ ...manifest, story: { ...manifest.story, ...given } }));
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test.each<[string, string, (parts: Parts) => Parts | Buffer]>([
  ['what is no zip', '415 not_a_book_file', () => Buffer.from('Once upon a time')],
  ['nothing', '415 not_a_book_file', () => Buffer.alloc(0)],
  ['another zip', '415 not_a_book_file', () => ({ 'pictures/1.webp': svg })],
  ['a zip of other things', '422 broken_book_file', () => ({ 'word/document.xml': svg })],
  ['another format', '415 not_a_book_file', changed((each) => ({ ...each, format: 'comic' }))],
  ['a later version', '422 newer_book_file', changed((each) => ({ ...each, version: 2 }))],
  ['a version that never was', '422 broken_book_file', changed((each) => ({ ...each, version: 'one' }))],
  ['half of the file', '422 broken_book_file', (parts) => packed(parts).subarray(0, 9000)],
  ['a list that is no JSON', '422 broken_book_file', (parts) => ({ ...parts, 'book.json': svg })],
  ['a way out of the folder', '422 broken_book_file', (parts) => ({ ...parts, '../../etc/passwd': svg })],
  ['an address from the root', '422 broken_book_file', (parts) => ({ ...parts, '/etc/passwd': svg })],
  ['a file that nobody named', '422 broken_book_file', (parts) => ({ ...parts, 'pictures/9.webp': svg })],
  ['a picture that is missing', '422 broken_book_file', without('pictures/1.webp')],
  ['a recording that is missing', '422 broken_book_file', without('recordings/1-22050.mp3')],
  [
    'a drawing with the name of a picture',
    '422 broken_book_file',
    (parts) => ({ ...parts, 'pictures/1.webp': svg }),
  ],
  [
    'half a picture',
    '422 broken_book_file',
    (parts) => ({ ...parts, 'pictures/1.webp': parts['pictures/1.webp']?.subarray(0, 5000) ?? svg }),
  ],
  [
    'half a recording',
    '422 broken_book_file',
    (parts) => ({
      ...parts,
      'recordings/1-24000.mp3': parts['recordings/1-24000.mp3']?.subarray(0, -99) ?? svg,
    }),
  ],
  [
    'two recordings changed for each other',
    '422 broken_book_file',
    (parts) => ({ ...parts, 'recordings/1-24000.mp3': parts['recordings/1-22050.mp3'] ?? svg }),
  ],
  ['a list that unpacks to too much', '422 broken_book_file', (parts) => ({ ...parts, 'book.json': bomb() })],
  ['much that is packed small', '422 broken_book_file', zeros],
  ['a story without a text', '422 broken_book_file', told({ segments: [] })],
  ['a language that we do not speak', '422 broken_book_file', told({ language: 'tlh' })],
  [
    'a place of the family',
    '400 validation_failed',
    told({ choices: { setting: { id: 'personal-1', name: 'Home' }, theme: { name: 'x' }, characters: [] } }),
  ],
  ['what is not for children', '422 unsafe_text', told({ title: 'The fucking key' })],
  ['the same in the name of who told it', '422 unsafe_text', told({ toldBy: 'A fucking bard' })],
])('%s is refused with %s, and nothing of it is kept [CL-02]', JOURNEY, async (_what, outcome, spoil) => {
  const { id, bring, shelf } = await family(product);
  const spoiled = spoil(partsOf(file));
  const { status, code, error } = await bring(Buffer.isBuffer(spoiled) ? spoiled : packed(spoiled));
  expect(`${status} ${code}`).toBe(outcome);
  expect(error).not.toBe('');
  expect(await shelf()).toEqual([]);
  expect(await db.select().from(mediaTable).where(eq(mediaTable.userId, id))).toEqual([]);
});

test('a file that lies about the size of what it holds is refused [CL-02]', async () => {
  const { bring } = await family(product);
  const lying = packed(partsOf(file));
  // The size of the first file in the list at the end, unpacked.
  const at = lying.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  lying.writeUInt32LE(10, at + 24);
  expect(await bring(lying)).toMatchObject({ status: 422, code: 'broken_book_file' });
});

test('a file larger than any book is refused while it comes [CL-02]', async () => {
  const { bring } = await family(product);
  const large = Buffer.alloc(64 * 1024 * 1024 + 1);
  const answer = await bring(large).catch(() => ({ status: 413, code: 'too_large' }));
  expect(answer).toMatchObject({ status: 413, code: 'too_large' });
});

test('an account without room says so, and what it had stays [CL-02]', JOURNEY, async () => {
  const small = await testProduct(database, { ...UNHURRIED, MEDIA_PER_ACCOUNT_MB: '0.1' });
  const { id, bring, shelf } = await family(small);
  const parts = partsOf(file);
  const manifest = manifestIn(parts);
  const names = Array.from({ length: 9 }, (_, i) => `pictures/${i + 2}.webp`);
  const large = {
    ...withManifest(parts, {
      ...manifest,
      pictures: [...manifest.pictures, ...names.map((name) => ({ file: name, description: '' }))],
    }),
    ...Object.fromEntries(names.map((name) => [name, parts['pictures/1.webp'] ?? svg])),
  };
  expect(await bring(packed(large))).toMatchObject({ status: 413, code: 'no_room_for_book' });
  expect(await shelf()).toEqual([]);
  expect(await bytesOf(id, 'pictures')).toBe(0);
});

test('where the story cannot be kept, nothing that was laid out for it stays [CL-02]', JOURNEY, async () => {
  const { id, bring } = await family(product);
  await db.execute(sql`
    create function refuse_book() returns trigger language plpgsql as $$
      begin if new.user_id = ${sql.raw(`'${id}'`)} then raise 'no'; end if; return new; end $$`);
  await db.execute(
    sql`create trigger refuse_book before insert on my_stories for each row execute function refuse_book()`,
  );
  const { status } = await bring(file);
  await db.execute(sql`drop function refuse_book cascade`);
  expect(status).toBe(500);
  expect(await db.select().from(mediaTable).where(eq(mediaTable.userId, id))).toEqual([]);
  expect((await bring(file)).status).toBe(201);
});

test('what goes into a file is the owner’s alone [CL-02] [CL-09]', async () => {
  const stranger = await family(product);
  const path = `/api/my-stories/${story.id}/book.fabloom`;
  expect((await stranger.send('GET', path)).status).toBe(404);
  expect((await product.get(path)).status).toBe(401);
  expect((await product.get('/api/my-stories/imports', { method: 'POST', body: '' })).status).toBe(401);
});

test('a copy stays when the link ends, and the book itself goes [CL-02]', JOURNEY, async () => {
  const giver = await aWholeBook();
  const grandma = await family(product);
  const { link, key } = await giver.owner.share(giver.story.id, { mayCopy: true, withRecordings: true });
  const copy = await grandma.send('POST', '/api/shared-books/copies', { key });
  expect(copy.status).toBe(201);
  const { id } = (await copy.json()) as { id: string };
  await giver.owner.send('DELETE', `/api/book-links/${link.id}`);
  await giver.owner.send('DELETE', `/api/my-stories/${giver.story.id}`);
  expect((await grandma.send('POST', '/api/shared-books/copies', { key })).status).toBe(404);

  const { story: kept } = (await (await grandma.send('GET', `/api/my-stories/${id}`)).json()) as {
    story: MyStory;
  };
  expect(kept).toMatchObject({ title: giver.story.title, segments: giver.story.segments });
  expect(kept.media.scenes).toEqual(giver.story.media.scenes);
  const address = kept.media.pictures?.[0]?.url ?? '';
  const seen = async (path: string) => (await product.get(path)).status;
  expect([await seen(address), await seen(`${address}?shape=page`)]).toEqual([200, 200]);
  expect(await seen(giver.story.media.pictures?.[0]?.url ?? '')).toBe(404);
  const { recordings } = (await (await grandma.send('GET', `/api/my-stories/${id}/recordings`)).json()) as {
    recordings: { voice: string }[];
  };
  expect(recordings).toMatchObject([{ voice: 'grandma' }]);
  // Nobody is described who was described to somebody else.
  expect(JSON.stringify(kept)).not.toMatch(/shy at school|Nobody Whom/);
  expect(await db.$count(myStories, eq(myStories.userId, grandma.id))).toBe(1);
});

test('a link keeps its book to itself unless its owner said otherwise [CL-02]', JOURNEY, async () => {
  const giver = await family(product);
  const reader = await family(product);
  const { id } = await giver.book('Ottilie', await giver.draw('A key'));
  const { key } = await giver.share(id);
  const refused = await reader.send('POST', '/api/shared-books/copies', { key });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'copy_not_allowed' }]);
  expect(await reader.shelf()).toEqual([]);
  const { key: open } = await giver.share(id, { mayCopy: true });
  expect((await product.postJson('/api/shared-books/copies', { key: open })).status).toBe(401);
  const kept = await reader.send('POST', '/api/shared-books/copies', { key: open });
  const { id: copied } = (await kept.json()) as { id: string };
  // Without the voices of the family, which were not shared.
  const heard = await reader.send('GET', `/api/my-stories/${copied}/recordings`);
  expect(await heard.json()).toEqual({ recordings: [] });
});
