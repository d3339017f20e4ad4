import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { bookLinks } from '#server/db/schema/book-links.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { PASSWORD, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { family, openShared } from '#tests/support/shared-books.ts';
import { tracesOf } from '#tests/support/traces.ts';

const database = await testDatabase();
const { db, pool } = database;
const product = await testProduct(database, UNHURRIED);
const without = await testProduct(database, { ...UNHURRIED, PRIVATE_LINKS: 'false' });
const { dataDir } = product.config;
/** Drawing and reading, perhaps on a busy machine. */
const JOURNEY = { timeout: 120_000 };
const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];
const ENDED = [404, 'link_ended'];

test(
  'a link opens the book with pictures and voice, and nothing else of the story or its family [CL-01]',
  JOURNEY,
  async () => {
    const { book, draw, share, email, id } = await family(product);
    const story = await book('Orlanda', await draw('Orlanda with a fox'));
    const { key } = await share(story.id);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const { status, headers, book: shared } = await openShared(product, key);
    expect(status).toBe(200);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    // So does the page on which it is read.
    const opened = await product.get('/shared');
    expect(opened.status).toBe(200);
    expect(opened.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(shared).toMatchObject({
      title: 'Orlanda and the Key',
      segments: [story.text],
      questions: ['What was behind the door?'],
      speakers: [{ name: 'Orlanda' }],
      recordings: [],
    });
    const told = JSON.stringify(shared);
    for (const secret of [story.id, id, email, 'shy at school', 'Nobody Whom', story.picture])
      expect(told).not.toContain(secret);

    const url = shared?.pictures[0]?.url ?? '';
    for (const address of [url, url.replace('.svg', '.webp')]) {
      const picture = await product.get(address);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('Cache-Control')).toContain('private');
      expect(picture.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
    const spoken = await product.postJson('/functions/v1/generate-speech', {
      text: 'Orlanda found a key.',
      language: 'en',
      quality: 'quick',
      link: key,
    });
    expect(spoken.status).toBe(200);
    // As if its owner had asked for it: it goes with the story.
    const sounds = await db.select().from(mediaTable).where(eq(mediaTable.kind, 'speech'));
    expect(sounds.map(({ userId }) => userId)).toEqual([id]);
  },
);

test('of the key nothing is kept but a hash, and no line of the log holds it [CL-01]', JOURNEY, async () => {
  const { book, share } = await family(product);
  const { key } = await share((await book('Ysolde')).id);
  const { book: shared } = await openShared(product, key);
  await product.get(shared?.pictures[0]?.url ?? '');
  expect(await tracesOf([key], { dataDir, pool })).toEqual([]);
  expect(JSON.stringify(product.logged())).not.toContain(key);
});

test('nobody makes a link without having agreed that names will be seen [CL-01]', async () => {
  const { book, send } = await family(product);
  const { id: storyId } = await book('Tamsin');
  for (const agreed of [false, undefined, 'yes'])
    expect((await send('POST', '/api/book-links', { storyId, life: 'week', agreed })).status).toBe(400);
  expect(await db.$count(bookLinks, eq(bookLinks.storyId, storyId))).toBe(0);
});

test('a link ends when its owner says, or when it was said before [CL-01]', async () => {
  const { book, share, send, links } = await family(product);
  const story = await book('Corentin');
  const days = async (life: 'week' | 'month' | 'year' | 'never') => {
    const { link } = await share(story.id, { life });
    return link.endsAt && Math.round((Date.parse(link.endsAt) - Date.now()) / 86_400_000);
  };
  expect([await days('week'), await days('month'), await days('year'), await days('never')]).toEqual([
    7,
    30,
    365,
    null,
  ]);
  const { link, key } = await share(story.id);
  await db
    .update(bookLinks)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(bookLinks.id, link.id));
  expect((await openShared(product, key)).status).toBe(404);
  expect((await links()).map(({ id }) => id)).not.toContain(link.id);

  const other = await share(story.id);
  expect((await send('DELETE', `/api/book-links/${other.link.id}`)).status).toBe(204);
  expect(await codeOf(await product.postJson('/api/shared-books/openings', { key: other.key }))).toEqual(
    ENDED,
  );
  expect((await send('DELETE', `/api/book-links/${other.link.id}`)).status).toBe(404);
});

test('its owner sees how often it was opened [CL-01]', async () => {
  const { book, share, links } = await family(product);
  const { key } = await share((await book('Liesel')).id);
  expect((await links()).map(({ opened }) => opened)).toEqual([0]);
  for (const _time of [1, 2, 3]) await openShared(product, key);
  expect((await links()).map(({ opened }) => opened)).toEqual([3]);
  const { rows } = await pool.query(`select * from book_links`);
  expect(Object.keys(rows[0] as object).toSorted()).toEqual(
    [
      'code_id',
      'created_at',
      'ends_at',
      'id',
      'key_hash',
      'may_copy',
      'opened',
      'story_id',
      'user_id',
      'with_recordings',
    ].toSorted(),
  );
});

test('own voices are heard by those with whom they were shared [CL-01]', async () => {
  const { book, share } = await family(product);
  const story = await book('Anouk');
  const [plain, voiced] = [await share(story.id), await share(story.id, { withRecordings: true })];
  const { book: shared } = await openShared(product, voiced.key);
  const [recording] = shared?.recordings ?? [];
  expect(recording).toMatchObject({ voice: 'grandma', page: story.page });
  const sound = await product.get(recording?.url ?? '');
  expect([sound.status, sound.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg']);
  const withOther = recording?.url.replace(voiced.key, plain.key) ?? '';
  expect(await codeOf(await product.get(withOther))).toEqual(ENDED);
});

test('a book that is removed, and an account that is deleted, take their links along [CL-01]', async () => {
  const { book, share, send, email } = await family(product);
  const [first, second] = [await book('Ludovic'), await book('Perrine')];
  const keys = [(await share(first.id)).key, (await share(second.id)).key] as const;
  await send('DELETE', `/api/my-stories/${first.id}`);
  expect((await openShared(product, keys[0])).status).toBe(404);
  expect((await openShared(product, keys[1])).status).toBe(200);
  await send('DELETE', '/api/account', { confirmation: email, password: PASSWORD });
  expect((await openShared(product, keys[1])).status).toBe(404);
  expect(await db.$count(bookLinks, eq(bookLinks.storyId, second.id))).toBe(0);
});

test('a browser in child-protected mode opens it [CL-01]', async () => {
  const { book, share } = await family(product);
  const { key } = await share((await book('Solveig')).id);
  const child = { Cookie: 'child_protected=1' };
  expect((await product.postJson('/api/shared-books/openings', { key }, child)).status).toBe(200);
});

test('a book has so many links and no more', async () => {
  const { book, share, send } = await family(product);
  const { id: storyId } = await book('Emeric');
  for (let i = 0; i < 20; i++) await share(storyId);
  const wish = { storyId, life: 'week', agreed: true };
  expect(await codeOf(await send('POST', '/api/book-links', wish))).toEqual([409, 'too_many_links']);
});

test(
  'an operator who switches links off offers none and serves none; they come back with the switch [CL-10]',
  JOURNEY,
  async () => {
    const { book, share } = await family(product);
    const { key } = await share((await book('Fiorella')).id, { withRecordings: true });
    const { book: shared } = await openShared(product, key);
    const engines = async (of: typeof product) =>
      ((await (await of.get('/api/engines')).json()) as { privateLinks: boolean }).privateLinks;
    expect([await engines(product), await engines(without)]).toEqual([true, false]);
    const other = await family(without);
    const wish = { storyId: (await other.book('Gaspard')).id, life: 'week', agreed: true };
    expect(await codeOf(await other.send('POST', '/api/book-links', wish))).toEqual([403, 'links_off']);
    expect((await openShared(without, key)).status).toBe(404);
    for (const url of [shared?.pictures[0]?.url, shared?.recordings[0]?.url])
      expect(await codeOf(await without.get(url ?? ''))).toEqual(ENDED);
    const speech = { text: 'Fiorella found a key.', quality: 'quick', link: key };
    expect((await without.postJson('/functions/v1/generate-speech', speech)).status).toBe(401);
    expect((await openShared(product, key)).status).toBe(200);
  },
);
