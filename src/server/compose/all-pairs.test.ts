import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookLinks } from '#server/db/schema/book-links.ts';
import { UNHURRIED } from '#tests/support/accounts.ts';
import { bookFileOf } from '#tests/support/book-files.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { openWithCode, teacher } from '#tests/support/reading-lists.ts';
import { family } from '#tests/support/shared-books.ts';

/** Everybody who could ask, for everything that could be theirs: what opens, opens to those who are listed and to nobody else. */
const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);

const [ours, theirs, grandma] = [await teacher(product), await teacher(product), await family(product)];
const picture = await ours.draw('A key under a stone');
const [first, another] = [await ours.book('Wilhelmina', picture), await ours.book('Thaddeus', picture)];
const giving = await ours.share(first.id, { mayCopy: true });
const brought = await grandma.bring(await bookFileOf(ours, another.id));
const BOOKS = {
  first,
  second: another,
  /** What was kept by a link or came in a file is a book of its own, whatever becomes of it. */
  copy: await grandma.retell(await grandma.keep(giving.key), 'Rosalind'),
  gift: await grandma.retell(brought.story?.id ?? '', 'Bartholomew'),
  other: await theirs.book('Ignatia', await theirs.draw('A door in a hill')),
};
type BookName = keyof typeof BOOKS;
const NAMES = Object.keys(BOOKS) as BookName[];

const [plain, voiced] = [
  await ours.share(BOOKS.first.id),
  await ours.share(BOOKS.first.id, { withRecordings: true, life: 'never' }),
];
const [second, revoked, expired] = [
  await ours.share(BOOKS.second.id, { withRecordings: true }),
  await ours.share(BOOKS.first.id),
  await ours.share(BOOKS.first.id),
];
const [ofCopy, ofGift] = [await grandma.share(BOOKS.copy.id), await grandma.share(BOOKS.gift.id)];
const other = await theirs.share(BOOKS.other.id, { withRecordings: true });
await ours.send('DELETE', `/api/book-links/${revoked.link.id}`);
await database.db
  .update(bookLinks)
  .set({ endsAt: sql`now()` })
  .where(eq(bookLinks.id, expired.link.id));

/** On a list stands the first book; whoever has its code gets a link to that one. */
const LISTS = {
  ours: await ours.list('A list of ours', [], [BOOKS.first.id]),
  theirs: await theirs.list('A list of theirs', [], [BOOKS.other.id]),
};
const keyOf = async (code: string) =>
  (await openWithCode(product, code)).list?.entries[0]?.path.split('#')[1] ?? '';
const [codeOfOurs, codeOfTheirs, endedCode] = [
  await ours.code(LISTS.ours),
  await theirs.code(LISTS.theirs),
  await ours.code(LISTS.ours),
];
const tablets = {
  ours: await keyOf(codeOfOurs.code),
  theirs: await keyOf(codeOfTheirs.code),
  ended: await keyOf(endedCode.code),
};
await ours.send('DELETE', `/api/reading-lists/${LISTS.ours}/codes/${endedCode.made.id}`);

interface Asker {
  headers?: Record<string, string>;
  key?: string;
  /** What they type where a code of a list is asked for; none: their key. */
  code?: string;
  /** Whose shelf they open. */
  owns?: readonly BookName[];
  /** What their link opens … */
  reads?: readonly BookName[];
  /** … and where they hear the family, too. */
  hears?: readonly BookName[];
}

const ASKERS: Record<string, Asker> = {
  'the owner': { headers: ours.headers, owns: ['first', 'second'] },
  'a stranger with an account': { headers: theirs.headers, owns: ['other'] },
  'whoever keeps a copy and a gift': { headers: grandma.headers, owns: ['copy', 'gift'] },
  'a guest': {},
  'the owner’s browser in child-protected mode': {
    headers: { ...ours.headers, Cookie: 'child_protected=1' },
    owns: ['first', 'second'],
  },
  'a child-protected browser': { headers: { Cookie: 'child_protected=1' } },
  'a child-protected browser with a link': {
    headers: { Cookie: 'child_protected=1' },
    key: plain.key,
    reads: ['first'],
  },
  'a child-protected browser with a code': {
    headers: { Cookie: 'child_protected=1' },
    code: codeOfOurs.code,
    key: tablets.ours,
    reads: ['first'],
  },
  'a link': { key: plain.key, reads: ['first'] },
  'a link with voices': { key: voiced.key, reads: ['first'], hears: ['first'] },
  'a link to another book of the same shelf': { key: second.key, reads: ['second'], hears: ['second'] },
  'a link to a book of another shelf': { key: other.key, reads: ['other'], hears: ['other'] },
  'a link that gives copies': { key: giving.key, reads: ['first'] },
  'a link to a copy': { key: ofCopy.key, reads: ['copy'] },
  'a link to a gift': { key: ofGift.key, reads: ['gift'] },
  'a link that was ended': { key: revoked.key },
  'a link that has run out': { key: expired.key },
  'a key that was never made': { key: '0'.repeat(32) },
  'the id of a link in place of its key': { key: plain.link.id.replaceAll('-', '') },
  'a link in place of a token': { headers: { Authorization: `Bearer ${plain.key}` } },
  'a tablet with a code': { code: codeOfOurs.code, key: tablets.ours, reads: ['first'] },
  'a tablet with a code of another teacher': {
    code: codeOfTheirs.code,
    key: tablets.theirs,
    reads: ['other'],
  },
  'a tablet with a code that was ended': { code: endedCode.code, key: tablets.ended },
  'a code in place of a key': { code: codeOfOurs.code, key: codeOfOurs.code },
  'the id of a code in place of the code': { code: codeOfOurs.made.id },
  'the id of a list in place of a code': { code: LISTS.ours },
  'a stranger with an account and a link': {
    headers: theirs.headers,
    key: plain.key,
    owns: ['other'],
    reads: ['first'],
  },
  'a stranger with an account and a link that was ended': {
    headers: theirs.headers,
    key: revoked.key,
    owns: ['other'],
  },
};

/** Each way to a book, and whether it was open. */
const doorsOf = ({ headers = {}, key = '' }: Asker, name: BookName) => {
  const { id, page, text } = BOOKS[name];
  const hero = text.split(' ')[0] ?? '';
  const open = async (path: string, init: RequestInit = {}) =>
    (await product.get(path, { ...init, headers: { ...headers, 'Content-Type': 'application/json' } })).ok;
  const says = async (path: string, words: string, body?: object) => {
    const answer = await product.get(path, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.text()).includes(words);
  };
  return {
    shelf: {
      list: () => says('/api/my-stories', id),
      story: () => says(`/api/my-stories/${id}`, hero),
      text: () => says(`/api/my-stories/${id}/book.txt`, hero),
      recordings: () => says(`/api/my-stories/${id}/recordings`, page),
      sound: () => open(`/api/my-stories/${id}/recordings/${page}?voice=grandma`),
      links: () => says('/api/book-links', id),
      file: () => open(`/api/my-stories/${id}/book.fabloom`),
      pdf: () => open(`/api/my-stories/${id}/book.pdf`),
      epub: () => open(`/api/my-stories/${id}/book.epub`),
      mp3: () => open(`/api/my-stories/${id}/book.mp3`),
      sheet: () => open(`/api/my-stories/${id}/sheet.pdf`, { method: 'POST', body: '{}' }),
    },
    shared: {
      book: () => says('/api/shared-books/openings', `${hero} found`, { key }),
      speech: async () =>
        key !== '' &&
        open('/functions/v1/generate-speech', {
          method: 'POST',
          body: JSON.stringify({ text: `${hero} found a key.`, quality: 'quick', language: 'en', link: key }),
        }),
    },
    heard: { voices: () => says('/api/shared-books/openings', page, { key }) },
  };
};

async function opened(doors: Record<string, () => Promise<boolean>>) {
  const outcomes: Record<string, boolean> = {};
  for (const [door, knock] of Object.entries(doors)) outcomes[door] = await knock();
  return outcomes;
}

const all = (doors: object, isOpen: boolean) =>
  Object.fromEntries(Object.keys(doors).map((door) => [door, isOpen]));

const PAIRS = Object.keys(ASKERS).flatMap((asker) => NAMES.map((name) => [asker, name] as const));

test.each(PAIRS)(
  '%s and the book “%s”: open to those whose it is or who have its link [CL-09]',
  { timeout: 120_000 },
  async (asker, name) => {
    const { owns = [], reads = [], hears = [], ...asking } = ASKERS[asker] ?? {};
    const { shelf, shared, heard } = doorsOf(asking, name);
    expect(await opened(shelf)).toEqual(all(shelf, owns.includes(name)));
    const mayHaveRead = asking.headers === theirs.headers || asking.headers === grandma.headers;
    const outcomes = await opened(shared);
    // Whoever has an account may have anything read to them, in their own name.
    if (mayHaveRead) delete outcomes['speech'];
    expect(outcomes).toEqual({
      book: reads.includes(name),
      ...(!mayHaveRead && { speech: reads.includes(name) }),
    });
    expect(await opened(heard)).toEqual(all(heard, hears.includes(name)));
  },
);

test.each(Object.entries(ASKERS))(
  '%s: pictures and voices by address alone [CL-09]',
  async (_name, asker) => {
    const { headers = {}, key = '', reads = [], hears = [] } = asker;
    const status = async (path: string) => (await product.get(path, { headers })).status;
    expect(await status(`/api/shared-books/pictures/0.webp?link=${key}`)).toBe(reads.length > 0 ? 200 : 404);
    expect(await status(`/api/shared-books/pictures/1.webp?link=${key}`)).toBe(404);
    for (const name of NAMES) {
      const sound = `/api/shared-books/recordings/${BOOKS[name].page}?voice=grandma&link=${key}`;
      expect([name, await status(sound)]).toEqual([name, hears.includes(name) ? 200 : 404]);
    }
  },
);

const NOT_THEIRS = (['first', 'copy'] as const).flatMap((book) =>
  Object.entries(ASKERS).flatMap(([name, asker]) =>
    asker.owns?.includes(book) ? [] : [{ name, book, asker }],
  ),
);

test.each(NOT_THEIRS)(
  '$name changes nothing about the book “$book” [CL-09]',
  async ({ book, asker: { headers = {}, key = '' } }) => {
    const change = async (method: string, path: string, body: object = {}) =>
      (
        await product.get(`${path}?link=${key}`, {
          method,
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...body, link: key, key }),
        })
      ).ok;
    const { id, page } = BOOKS[book];
    expect([
      await change('PATCH', `/api/my-stories/${id}`, { title: 'Taken' }),
      await change('DELETE', `/api/my-stories/${id}`),
      await change('PUT', `/api/my-stories/${id}/favorite`),
      await change('PUT', '/api/my-series', { title: 'Taken', stories: [id] }),
      await change('DELETE', `/api/my-stories/${id}/recordings/${page}`),
      await change('POST', '/api/book-links', { storyId: id, life: 'never', agreed: true }),
      await change('POST', '/api/shared-books/copies'),
      await change('DELETE', `/api/book-links/${(book === 'copy' ? ofCopy : plain).link.id}`),
    ]).toEqual([false, false, false, false, false, false, false, false]);
  },
);

test('after all that the books are as they were, and so are their links [CL-09]', async () => {
  expect((await ours.links()).map(({ id }) => id).toSorted()).toEqual(
    [plain, voiced, second, giving].map(({ link }) => link.id).toSorted(),
  );
  const answer = await ours.send('GET', `/api/my-stories/${BOOKS.first.id}`);
  expect(await answer.text()).toContain('Wilhelmina and the Key');
  expect((await grandma.shelf()).map(({ title }) => title).toSorted()).toEqual([
    'Bartholomew and the Key',
    'Rosalind and the Key',
  ]);
  expect(await grandma.links()).toHaveLength(2);
});

const OPENS: Record<string, keyof typeof LISTS> = {
  'a tablet with a code': 'ours',
  'a child-protected browser with a code': 'ours',
  'a tablet with a code of another teacher': 'theirs',
  'a code in place of a key': 'ours',
};
const LISTS_OF: Record<string, keyof typeof LISTS> = {
  'the owner': 'ours',
  'the owner’s browser in child-protected mode': 'ours',
  'a stranger with an account': 'theirs',
  'a stranger with an account and a link': 'theirs',
  'a stranger with an account and a link that was ended': 'theirs',
};

test.each(Object.entries(ASKERS))(
  '%s and the reading lists: seen by those whose they are, opened by a code of theirs [CL-04] [CL-09]',
  async (name, { headers = {}, key = '', code = key }) => {
    const own = await (await product.get('/api/reading-lists', { headers })).text();
    const { list } = await openWithCode(product, code, headers);
    for (const which of ['ours', 'theirs'] as const) {
      expect(own.includes(LISTS[which])).toBe(LISTS_OF[name] === which);
      expect(list?.title === `A list of ${which}`).toBe(OPENS[name] === which);
    }
    expect(JSON.stringify(list ?? {})).not.toMatch(
      new RegExp(
        Object.values(BOOKS)
          .map(({ id }) => id)
          .join('|'),
      ),
    );
  },
);

test.each(Object.entries(ASKERS).filter(([name]) => LISTS_OF[name] !== 'ours'))(
  '%s changes no list that is not theirs, and gives nobody a code of it [CL-09]',
  async (_name, { headers = {}, key = '', code = key }) => {
    const change = async (method: string, path: string, body: object = {}) =>
      (
        await product.get(`${path}?link=${key}&code=${code}`, {
          method,
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...body, code, key }),
        })
      ).ok;
    const path = `/api/reading-lists/${LISTS.ours}`;
    const theFirst = { title: 'Taken', agreed: true, entries: [{ kind: 'own', id: BOOKS.first.id }] };
    expect([
      await change('PUT', path, { title: 'Taken', entries: [] }),
      await change('DELETE', path),
      await change('POST', `${path}/codes`),
      await change('DELETE', `${path}/codes/${codeOfOurs.made.id}`),
      await change('POST', '/api/reading-lists', theFirst),
    ]).toEqual([false, false, false, false, false]);
  },
);

test('after all that the lists are as they were, and so are their codes [CL-09]', async () => {
  const [list] = await ours.lists();
  expect([list?.title, list?.entries.map(({ id }) => id), list?.codes.map(({ id }) => id)]).toEqual([
    'A list of ours',
    [BOOKS.first.id],
    [codeOfOurs.made.id],
  ]);
});
