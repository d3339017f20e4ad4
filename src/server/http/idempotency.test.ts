import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import { sentChanges } from '#server/db/schema/operations.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);

const said = (message: string) => db.select().from(feedback).where(eq(feedback.message, message));
const words = () => `The owl on page two looks at me ${randomUUID().replaceAll(/\d/g, 'e')}`;

function tell(message: string, key: string, headers: Record<string, string> = {}) {
  const entry = { message, rating: null, email: null, feedback_type: 'general', language: 'en' };
  return product.postJson('/api/feedback', entry, { 'Idempotency-Key': key, ...headers });
}

async function somebody() {
  const { id, session } = await signUp();
  return { id, headers: { Authorization: `Bearer ${session.access_token}` } };
}

test('what is sent again is answered as the first time, and done once [UX-03]', async () => {
  const [message, key] = [words(), randomUUID()];
  const first = await tell(message, key);
  expect([first.status, await first.json()]).toEqual([201, { ok: true }]);
  const again = await tell(message, key.toUpperCase());
  expect([again.status, await again.json()]).toEqual([201, { ok: true }]);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await said(message)).toHaveLength(1);
  expect((await tell(message, randomUUID())).status).toBe(201);
  expect(await said(message)).toHaveLength(2);
});

test('twenty that arrive at the same time are one [UX-03]', async () => {
  const [message, key] = [words(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(message, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(await said(message)).toHaveLength(1);
});

test('another body, or another address, under the same key is refused [UX-03]', async () => {
  const key = randomUUID();
  expect((await tell(words(), key)).status).toBe(201);
  const other = words();
  const answer = await tell(other, key);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'key_reused' }),
  ]);
  expect(await said(other)).toEqual([]);
  const elsewhere = await product.postJson(
    '/api/story-reports',
    { storyId: 'x' },
    { 'Idempotency-Key': key },
  );
  expect(elsewhere.status).toBe(422);
});

test('the key of one person says nothing to another [UX-03]', async () => {
  const [message, key] = [words(), randomUUID()];
  const [noor, mo] = [await somebody(), await somebody()];
  for (const { headers } of [noor, mo, noor, mo])
    expect((await tell(message, key, headers)).status).toBe(201);
  const rows = await said(message);
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([noor.id, mo.id]));
  expect(rows).toHaveLength(2);
});

test('a refusal is not remembered: it changed nothing, and may be mended [UX-03]', async () => {
  const key = randomUUID();
  expect((await tell('', key)).status).toBe(400);
  expect((await tell(words(), key)).status).toBe(201);
});

test('who is not let in is refused before anything is kept [UX-03]', async () => {
  const key = randomUUID();
  const before = await db.$count(sentChanges);
  expect((await tell(words(), key, { Authorization: 'Bearer nothing' })).status).toBe(403);
  expect((await tell(words(), 'no key')).status).toBe(400);
  expect(await db.$count(sentChanges)).toBe(before);
});

test('what was begun and never ended is taken up by the next [UX-03]', async () => {
  const [message, key] = [words(), randomUUID()];
  await tell(message, key);
  const rows = await said(message);
  expect(rows).toHaveLength(1);
  const longAgo = new Date(Date.now() - 600_000);
  await db.update(sentChanges).set({ status: null, createdAt: longAgo });
  await db.delete(feedback).where(eq(feedback.message, message));
  expect((await tell(message, key)).status).toBe(201);
  expect(await said(message)).toHaveLength(1);
});

test('a vote that comes late and twice does not undo the one after it [UX-03] [UX-07]', async () => {
  const { headers } = await somebody();
  const { id } = await make.story();
  const wish = (vote: string | null, key: string) =>
    product.get(`/api/stories/${id}/vote`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ vote }),
    });
  const key = randomUUID();
  await wish('like', key);
  await wish(null, randomUUID());
  const late = await wish('like', key);
  expect([late.status, await late.json()]).toEqual([200, expect.objectContaining({ mine: 'like' })]);
  const now = await product.get(`/api/stories/${id}/votes`, { headers });
  expect(await now.json()).toMatchObject({ mine: null });
});

test('nothing of a story is kept beside My Stories, and all of it goes with the account [UX-03] [TR-03]', async () => {
  const { id: userId, headers } = await somebody();
  const option = (id: string, name: string) => ({ id, name, emoji: '🌲', description: '' });
  const story = {
    id: randomUUID(),
    title: 'Quillaby at Sea',
    ageGroup: '6-8',
    language: 'en',
    choices: { setting: option('forest', 'Forest'), theme: option('kind', 'Kindness'), characters: [] },
    segments: [{ id: 'segment-1', text: 'Quillaby sailed to the island and came home.' }],
  };
  const key = randomUUID();
  const put = () => product.postJson('/api/my-stories', story, { ...headers, 'Idempotency-Key': key });
  const statuses = (await Promise.all([put(), put(), put()])).map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 201]);
  expect(await db.$count(myStories, eq(myStories.userId, userId))).toBe(1);
  const rows = await db.select().from(sentChanges).where(eq(sentChanges.userId, userId));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ status: 201, answer: {} });
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.$count(sentChanges, eq(sentChanges.userId, userId))).toBe(0);
});
