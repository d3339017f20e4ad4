import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { family, openShared } from '#tests/support/shared-books.ts';
import { tracesOf } from '#tests/support/traces.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);
/** Reading a page aloud, perhaps on a busy machine. */
const JOURNEY = { timeout: 120_000 };

const report = (body: object, headers?: Record<string, string>) =>
  product.postJson('/api/story-reports', body, headers);

async function newest() {
  const [row] = await db.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(1);
  return row;
}

test('a guest reports a story, and their words are kept as they are', async () => {
  const answer = await report(
    { storyId: 'draft-7', title: 'The Red Boat', message: 'It says vodka on page two.' },
    { 'User-Agent': 'a browser '.repeat(100) },
  );
  expect([answer.status, await answer.json()]).toEqual([201, { ok: true }]);
  const row = await newest();
  expect(row).toMatchObject({
    feedbackType: 'bug',
    storyId: 'draft-7',
    userId: null,
    email: null,
    rating: null,
  });
  expect(row?.message).toBe(
    'A reader says that this story is not right for children.\nStory: draft-7 (The Red Boat)\nIt says vodka on page two.',
  );
  expect(row?.userAgent).toHaveLength(500);
});

test(
  'a shared book that is reported is found, with its link, and neither by its key [CL-01]',
  JOURNEY,
  async () => {
    const { book, share, send } = await family(product);
    const story = await book('Philippa');
    const { key, link } = await share(story.id);
    const { book: shared } = await openShared(product, key);
    const linkMark = shared?.mark;
    expect((await report({ storyId: '', linkMark, title: 'Philippa and the Key' })).status).toBe(201);
    const row = await newest();
    expect(row).toMatchObject({ storyId: story.id });
    expect(row?.message).toContain(
      `Story: ${story.id} (Philippa and the Key)\nRead by the private link ${link.id}`,
    );

    // What the operator was told ends the link, and opens nothing.
    expect((await openShared(product, linkMark ?? '')).status).toBe(404);
    expect(await tracesOf([key], { dataDir: product.config.dataDir, pool: database.pool })).toEqual([]);
    await send('DELETE', `/api/book-links/${link.id}`);
    await report({ storyId: 'anything', linkMark });
    expect(await newest()).toMatchObject({ storyId: null });
    expect((await newest())?.message).toContain(`${link.id}, which has ended since.`);
  },
);

test('a report of somebody who is signed in carries their account, and goes with it', async () => {
  const { id, session } = await signUp();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  expect((await report({ storyId: 'shelf-1' }, headers)).status).toBe(201);
  expect(await newest()).toMatchObject({ userId: id, storyId: 'shelf-1' });
  await db.delete(users).where(eq(users.id, id));
  expect((await newest())?.storyId).not.toBe('shelf-1');
});

test('who thinks they are signed in, and is not, is told', async () => {
  expect((await report({ storyId: 's' }, { Authorization: 'Bearer nothing' })).status).toBe(403);
});

test('the longest report fits, and one about a story without an id', async () => {
  const longest = { storyId: 'x'.repeat(100), title: '狐'.repeat(200), message: '狐'.repeat(1000) };
  expect((await report(longest)).status).toBe(201);
  expect((await report({ storyId: '' })).status).toBe(201);
  expect(await newest()).toMatchObject({ storyId: null });
});

test.each([
  ['storyId', {}],
  ['storyId', { storyId: 'x'.repeat(101) }],
  ['title', { storyId: 's', title: 'x'.repeat(201) }],
  ['message', { storyId: 's', message: 'x'.repeat(1001) }],
])('a wrong report names its field: %s', async (field, body) => {
  const answer = await report(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('five in an hour are taken from one address', async () => {
  const calm = await testProduct(await testDatabase());
  const ask = async () => (await calm.postJson('/api/story-reports', { storyId: 's' })).status;
  for (let i = 0; i < 5; i++) expect(await ask()).toBe(201);
  expect(await ask()).toBe(429);
});

test('no word of a report is logged', async () => {
  await report({ storyId: 's', title: 'Quillaby at Sea', message: 'Quillaby is my name' });
  expect(JSON.stringify(product.logged())).not.toContain('Quillaby');
});
