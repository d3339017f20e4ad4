import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { favorites, type Favorites } from '#contract/favorites.ts';
import { userFavorites } from '#server/db/schema/reactions.ts';
import { addFavorite, removeFavorite } from '#server/features/favorites/queries.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);

async function reader() {
  const { id, session } = await accountsOf(product).signUp();
  const send = (method: string, path = '') =>
    product.get(`/api/favorites${path}`, {
      method,
      headers: { Authorization: `Bearer ${session.access_token}` },
    });
  const list = async () => favorites.parse((await (await send('GET')).json()) as Favorites).stories;
  return { id, send, list };
}

const rowsOf = (userId: string) => db.select().from(userFavorites).where(eq(userFavorites.userId, userId));

test('a story is favored, listed with its card, newest first, and let go [DB-03]', async () => {
  const [first, second] = [await make.story({ title: 'First' }), await make.story({ title: 'Second' })];
  const { send, list } = await reader();
  for (const { id } of [first, second]) {
    const answer = await send('PUT', `/${id}`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { favorite: true }]);
  }
  const cards = await list();
  expect(cards.map(({ title }) => title)).toEqual(['Second', 'First']);
  expect(cards[0]).toMatchObject({ slug: second.slug, votes: { like: 0, love: 0, star: 0 } });
  const gone = await send('DELETE', `/${second.id}`);
  expect([gone.status, await gone.json()]).toEqual([200, { favorite: false }]);
  expect((await list()).map(({ title }) => title)).toEqual(['First']);
  expect((await send('DELETE', `/${second.id}`)).status).toBe(200);
});

test('favorites belong to one person [DB-03]', async () => {
  const { id } = await make.story();
  const [one, other] = [await reader(), await reader()];
  await one.send('PUT', `/${id}`);
  expect(await other.list()).toEqual([]);
  await other.send('DELETE', `/${id}`);
  expect(await one.list()).toHaveLength(1);
});

test('guests have none, and what is no story cannot be one [DB-03]', async () => {
  const { id } = await make.story();
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
  ] as const) {
    expect((await product.get(`/api/favorites${path}`, { method })).status).toBe(401);
  }
  const { send } = await reader();
  expect((await send('PUT', `/${randomUUID()}`)).status).toBe(404);
  expect((await send('PUT', '/the-red-boat')).status).toBe(404);
});

test('twenty requests at once make one favorite [DB-03]', async () => {
  const { id: storyId } = await make.story();
  const { id, send } = await reader();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('PUT', `/${storyId}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rowsOf(id)).toHaveLength(1);
});

test('a new favorite is told once, in the transaction that keeps it [DB-03]', async () => {
  const { id: storyId } = await make.story();
  const { id: userId } = await make.user();
  const told: string[] = [];
  const announce = async (_: unknown, who: string) => [told.push(who)];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => addFavorite(db, userId, storyId, announce)),
  );
  expect(told).toEqual([userId]);
  expect(answers.flat()).toEqual([1]);
  await removeFavorite(db, userId, storyId);
  const failing = () => Promise.reject(new Error('no star was left'));
  await expect(addFavorite(db, userId, storyId, failing)).rejects.toThrow('no star was left');
  expect(await rowsOf(userId)).toEqual([]);
});
