import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import type { OpenedList, ReadingList } from '#contract/reading-lists.ts';
import { readingCodes } from '#server/db/schema/reading-lists.ts';
import { storyTellings } from '#server/db/schema/stories.ts';
import { accountsOf, AUTH_SECRET, PASSWORD, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';
import { openWithCode, teacher } from '#tests/support/reading-lists.ts';
import { openShared } from '#tests/support/shared-books.ts';
import { tracesOf } from '#tests/support/traces.ts';

const database = await testDatabase();
const { db, pool } = database;
/** Replicas of one installation share it. */
const SHARED = { ...UNHURRIED, AUTH_SECRET };
const product = await testProduct(database, SHARED);
const withoutClasses = await testProduct(database, { ...SHARED, CLASSES: 'false' });
const withoutLinks = await testProduct(database, { ...SHARED, PRIVATE_LINKS: 'false' });
const make = factories(db);
const JOURNEY = { timeout: 120_000 };
const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];
const ENDED = [404, 'code_ended'];

test(
  'a list has stories of the library and own ones, in an order and with a date [CL-08]',
  JOURNEY,
  async () => {
    const { book, send, lists, list } = await teacher(product);
    const [first, own] = [await make.story({ title: 'Quagga' }), await book('Orlanda')];
    const id = await list('Week 12', [first.id], [own.id], { dueOn: '2027-03-19' });
    expect(await lists()).toMatchObject([
      {
        id,
        title: 'Week 12',
        dueOn: '2027-03-19',
        entries: [
          { kind: 'library', id: first.id, title: 'Quagga' },
          { kind: 'own', id: own.id, title: 'Orlanda and the Key' },
        ],
        codes: [],
      },
    ]);
    // What stood on it already was agreed to then.
    const turned = {
      title: 'Week 13',
      entries: [
        { kind: 'own', id: own.id },
        { kind: 'library', id: first.id },
      ],
    };
    expect((await send('PUT', `/api/reading-lists/${id}`, turned)).status).toBe(200);
    const [changed] = await lists();
    expect([changed?.title, changed?.dueOn, changed?.entries.map(({ kind }) => kind)]).toEqual([
      'Week 13',
      null,
      ['own', 'library'],
    ]);
    const another = { kind: 'own', id: (await book('Tamsin')).id };
    const more = { ...turned, entries: [...turned.entries, another] };
    const refused = await send('PUT', `/api/reading-lists/${id}`, more);
    expect([refused.status, errorBody.parse(await refused.json()).fields]).toEqual([
      400,
      { agreed: 'has to be agreed to' },
    ]);
    expect((await lists())[0]?.entries).toHaveLength(2);
    expect((await send('PUT', `/api/reading-lists/${id}`, { ...more, agreed: true })).status).toBe(200);
    expect((await lists())[0]?.entries).toHaveLength(3);
    expect((await send('DELETE', `/api/reading-lists/${id}`)).status).toBe(204);
    expect(await lists()).toEqual([]);
  },
);

test('what is not right is refused in words, and nothing is changed [CL-08]', JOURNEY, async () => {
  const [ours, theirs] = [await teacher(product), await teacher(product)];
  const [mine, foreign] = [await ours.book('Tamsin'), await theirs.book('Ignatia')];
  const wish = (more: object) => ({ title: 'List', entries: [], ...more });
  const own = (id: string) => [{ kind: 'own', id }];
  const status = async (more: object) => (await ours.send('POST', '/api/reading-lists', wish(more))).status;
  expect(await status({ title: ' ' })).toBe(400);
  expect(await status({ title: 'x'.repeat(81) })).toBe(400);
  expect(await status({ dueOn: '2027-02-30' })).toBe(400);
  expect(await status({ entries: own(mine.id) })).toBe(400); // nobody agreed
  expect(await status({ entries: own(foreign.id), agreed: true })).toBe(404);
  expect(await status({ entries: [{ kind: 'library', id: randomUUID() }] })).toBe(404);
  expect(await status({ title: 'Arschloch' })).toBe(422);
  expect(await ours.lists()).toEqual([]);
});

test(
  'a code opens the list without an account, and its stories as private links do [CL-04]',
  JOURNEY,
  async () => {
    const { book, draw, list, code, email, id: userId } = await teacher(product);
    const [first, own] = [await make.story(), await book('Orlanda', await draw('Orlanda with a fox'))];
    const unlisted = await book('Nobody Hears Of');
    const listId = await list('Week 12', [first.id], [own.id]);
    const { code: typed, made } = await code(listId);
    expect(typed).toMatch(/^[B-Z2-9]{8}$/);
    expect(Math.round((Date.parse(made.endsAt) - Date.now()) / 3_600_000)).toBe(24);
    const child = { Cookie: 'child_protected=1' };
    const {
      status,
      headers,
      list: opened,
    } = await openWithCode(product, `${typed.slice(0, 4)}-${typed.slice(4).toLowerCase()}`, child);
    expect(status).toBe(200);
    expect([
      headers.get('X-Robots-Tag'),
      headers.get('Referrer-Policy'),
      headers.get('Cache-Control'),
    ]).toEqual(['noindex', 'no-referrer', 'private, no-store']);
    expect(opened?.entries.map(({ title }) => title)).toEqual([first.title, 'Orlanda and the Key']);
    for (const { picture } of opened?.entries.slice(1) ?? [])
      expect((await product.get(picture ?? '')).headers.get('Content-Type')).toBe('image/webp');
    const told = JSON.stringify(opened);
    const named = { storyId: first.id, language: 'de' as const, title: 'Das Quagga' };
    await db.insert(storyTellings).values({ ...named, content: 'Es war.', theme: 'Mut', setting: 'Wald' });
    const german = await product.postJson('/api/reading-codes/openings', { code: typed, language: 'de' });
    const inGerman = (await german.json()) as { list: OpenedList };
    expect(inGerman.list.entries[0]).toMatchObject({ title: 'Das Quagga', language: 'de' });
    for (const secret of [own.id, listId, userId, email, unlisted.title, own.picture])
      expect(told).not.toContain(secret);

    const key = opened?.entries[1]?.path.split('#')[1] ?? '';
    const { book: shared } = await openShared(product, key);
    expect(shared).toMatchObject({ title: 'Orlanda and the Key', recordings: [] });
    expect((await product.get(shared?.pictures[0]?.url ?? '')).status).toBe(200);
    // The same tablet tomorrow, and the one beside it, get the same link.
    expect((await openWithCode(product, typed)).list).toEqual(opened);
  },
);

test(
  'a code ends when its owner says, or when it was said before, and its links with it [CL-04]',
  JOURNEY,
  async () => {
    const { book, send, list, lists, code, links } = await teacher(product);
    const own = await book('Corentin');
    const listId = await list('Week 12', [], [own.id]);
    const keyOf = (opened: OpenedList | undefined) => opened?.entries[0]?.path.split('#')[1] ?? '';
    const [first, second, third] = [await code(listId), await code(listId, 'week'), await code(listId)];
    const keys = [
      keyOf((await openWithCode(product, first.code)).list),
      keyOf((await openWithCode(product, second.code)).list),
      keyOf((await openWithCode(product, third.code)).list),
    ] as const;
    expect(new Set(keys).size).toBe(3);
    expect((await lists())[0]?.codes.map(({ opened }) => opened)).toEqual([1, 1, 1]);
    // They are no links that anybody made by hand.
    expect(await links()).toEqual([]);

    expect((await send('DELETE', `/api/reading-lists/${listId}/codes/${first.made.id}`)).status).toBe(204);
    await db
      .update(readingCodes)
      .set({ endsAt: sql`now()` })
      .where(eq(readingCodes.id, third.made.id));
    for (const { code: typed } of [first, third])
      expect(await codeOf(await product.postJson('/api/reading-codes/openings', { code: typed }))).toEqual(
        ENDED,
      );
    expect((await openShared(product, keys[0])).status).toBe(404);
    expect((await openShared(product, keys[1])).status).toBe(200);

    // What is taken off the list is closed at once, and comes back with the list.
    await send('PUT', `/api/reading-lists/${listId}`, { title: 'Week 12', entries: [] });
    expect((await openShared(product, keys[1])).status).toBe(404);
    expect((await openWithCode(product, second.code)).list?.entries).toEqual([]);

    await send('DELETE', `/api/reading-lists/${listId}`);
    expect((await openWithCode(product, second.code)).status).toBe(404);
  },
);

test(
  'of a code nothing is kept but a fingerprint, and no line of the log holds it [CL-04]',
  JOURNEY,
  async () => {
    const { book, list, code } = await teacher(product);
    const listId = await list('Week 12', [], [(await book('Ysolde')).id]);
    const { code: typed } = await code(listId);
    const { list: opened } = await openWithCode(product, typed);
    const key = opened?.entries[0]?.path.split('#')[1] ?? '';
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await tracesOf([typed, key], { dataDir: product.config.dataDir, pool })).toEqual([]);
    expect(JSON.stringify(product.logged())).not.toContain(typed);
  },
);

test('whoever guesses is stopped, whatever they find [CL-04]', JOURNEY, async () => {
  const hurried = await testProduct(database, {
    AUTH_SECRET,
    RATE_LIMIT_FACTOR: '1',
    TRUSTED_PROXIES: 'loopback',
  });
  const { book, list, code } = await teacher(product);
  const own = await book('Ottilie');
  const { code: typed } = await code(await list('Week 12', [(await make.story()).id], [own.id]));
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const statuses = [];
  for (let i = 0; i < 62; i++) {
    const guess = { code: `BCDFGH${String(22 + i).replaceAll(/[01]/g, 'X')}` };
    statuses.push((await hurried.postJson('/api/reading-codes/openings', guess, from('203.0.113.9'))).status);
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  const stopped = await hurried.postJson('/api/reading-codes/openings', { code: typed }, from('203.0.113.9'));
  expect([stopped.status, Number(stopped.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  // A class in another school is none of it; thirty tablets have one address.
  const school = from('203.0.113.77');
  const speech = { text: 'Ottilie found a key.', quality: 'quick' };
  const statusOfEach = [];
  for (let tablet = 0; tablet < 30; tablet++) {
    const opened = await openWithCode(hurried, typed, school);
    const link = opened.list?.entries[1]?.path.split('#')[1] ?? '';
    statusOfEach.push(opened.status);
    // A list has several books, and a book several pages.
    for (let page = 0; page < 5; page++) {
      statusOfEach.push((await openShared(hurried, link, school)).status);
      const heard = await hurried.postJson('/functions/v1/generate-speech', { ...speech, link }, school);
      statusOfEach.push(heard.status);
    }
  }
  expect(statusOfEach.filter((status) => status !== 200)).toEqual([]);
});

test('what a banned account gave away opens nothing until the ban is over [CL-09]', JOURNEY, async () => {
  const { id: userId, book, list, code, share } = await teacher(product);
  const own = await book('Wendelin');
  const { code: typed } = await code(await list('Week 12', [], [own.id]));
  const { key } = await share(own.id);
  const answers = async () => [
    (await openWithCode(product, typed)).status,
    (await openShared(product, key)).status,
  ];
  const ban = (until: string | null) =>
    pool.query('update auth.users set banned_until = $2 where id = $1', [userId, until]);
  expect(await answers()).toEqual([200, 200]);
  await ban('2999-01-01');
  expect(await answers()).toEqual([404, 404]);
  await ban('2001-01-01');
  expect(await answers()).toEqual([200, 200]);
});

test('a list has so many codes and no more', JOURNEY, async () => {
  const { list, send } = await teacher(product);
  const listId = await list('Week 12', [(await make.story()).id], []);
  for (let i = 0; i < 10; i++) await send('POST', `/api/reading-lists/${listId}/codes`, {});
  expect(await codeOf(await send('POST', `/api/reading-lists/${listId}/codes`, {}))).toEqual([
    409,
    'too_many_codes',
  ]);
});

test(
  'an operator switches lists off, or own stories on them; both come back with the switch [CL-10]',
  JOURNEY,
  async () => {
    const { book, list, code, ...person } = await teacher(product);
    const listId = await list('Week 12', [(await make.story()).id], [(await book('Fiorella')).id]);
    const { code: typed } = await code(listId);
    const { list: opened } = await openWithCode(product, typed);
    const key = opened?.entries[1]?.path.split('#')[1] ?? '';
    expect((await openWithCode(withoutClasses, typed)).status).toBe(404);
    expect((await openShared(withoutClasses, key)).status).toBe(404);
    const session = await accountsOf(withoutClasses).signIn(person);
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const wish = { title: 'Another', entries: [] };
    expect(await codeOf(await withoutClasses.postJson('/api/reading-lists', wish, headers))).toEqual([
      403,
      'classes_off',
    ]);
    // What is theirs they still see, and may remove.
    const theirs = (await (await withoutClasses.get('/api/reading-lists', { headers })).json()) as {
      lists: ReadingList[];
    };
    expect(theirs.lists).toHaveLength(1);

    expect((await openWithCode(withoutLinks, typed)).list?.entries.map(({ kind }) => kind)).toEqual([
      'library',
    ]);
    expect((await openShared(withoutLinks, key)).status).toBe(404);
    expect((await openShared(product, key)).status).toBe(200);
  },
);

test('lists are in the copy of what is kept, and go with the account [CL-10]', JOURNEY, async () => {
  const { book, list, code, send, email } = await teacher(product);
  const library = await make.story({ title: 'Quagga' });
  const own = await book('Perrine');
  const { code: typed } = await code(await list('Week 12', [library.id], [own.id]));
  const copy = await (await send('GET', '/api/account/data')).json();
  expect(copy).toMatchObject({
    readingLists: [{ title: 'Week 12', stories: ['Quagga', own.id] }],
    readingCodes: [{ list: 'Week 12', opened: 0 }],
  });
  await send('DELETE', '/api/account', { confirmation: email, password: PASSWORD });
  expect((await openWithCode(product, typed)).status).toBe(404);
  const { rows } = await pool.query(
    `select from reading_lists where title = 'Week 12' and user_id not in (select id from auth.users)`,
  );
  expect(rows).toEqual([]);
});
