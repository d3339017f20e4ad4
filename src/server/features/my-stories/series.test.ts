import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MyStorySummary } from '#contract/my-stories.ts';
import type { OwnSeries, OwnSeriesWish } from '#contract/own-series.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);

/** A family with books of these titles; the last one was open last. */
async function family(...titles: string[]) {
  const { id: userId, session } = await accountsOf(product).signUp();
  const ids: Record<string, string> = {};
  for (const [i, title] of titles.entries()) {
    const updatedAt = new Date(Date.UTC(2026, 0, 1, 12, i));
    ids[title] = (await make.myStory({ userId, title, updatedAt })).id;
  }
  const send = (method: string, path: string, body?: object) =>
    product.get(`/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    ids,
    send,
    of: (...names: string[]) => names.map((name) => ids[name] ?? name),
    arrange: (wish: OwnSeriesWish) => send('PUT', '/my-series', wish),
    list: async (query = '') =>
      ((await (await send('GET', `/my-stories${query}`)).json()) as { stories: MyStorySummary[] }).stories,
    /** Each as its name and the titles of its books. */
    series: async () => {
      const { series } = (await (await send('GET', '/my-series')).json()) as { series: OwnSeries[] };
      return series.map(({ title, stories }) => [title, ...stories.map((story) => story.title)]);
    },
  };
}

test('books are put in series in an order of their own, and stay where they were among the last read [RB-07]', async () => {
  const { of, arrange, series, list } = await family('One', 'Two', 'Three', 'Alone');
  const answer = await arrange({ title: ' The  Foxes ', stories: of('Three', 'One') });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await series()).toEqual([['The Foxes', 'Three', 'One']]);
  expect((await list()).map(({ title, series: name }) => [title, name])).toEqual([
    ['Alone', null],
    ['Three', 'The Foxes'],
    ['Two', null],
    ['One', 'The Foxes'],
  ]);
  await arrange({ title: 'Foxes', was: 'The Foxes', stories: of('One', 'Two', 'Three') });
  expect(await series()).toEqual([['Foxes', 'One', 'Two', 'Three']]);
});

test('a book is in one series; whoever is named no more stands alone, and an empty series is none [RB-07]', async () => {
  const { of, arrange, series, send, ids } = await family('One', 'Two', 'Three');
  await arrange({ title: 'Foxes', stories: of('One', 'Two') });
  await arrange({ title: 'Owls', stories: of('Two', 'Three') });
  expect(await series()).toEqual([
    ['Foxes', 'One'],
    ['Owls', 'Two', 'Three'],
  ]);
  await arrange({ title: 'Owls', was: 'Owls', stories: of('Three') });
  await send('DELETE', `/my-stories/${ids['One']}`);
  expect(await series()).toEqual([['Owls', 'Three']]);
  await arrange({ title: 'Owls', was: 'Owls', stories: [] });
  expect(await series()).toEqual([]);
});

test('two series never flow into one unasked [RB-07]', async () => {
  const { of, arrange, series } = await family('One', 'Two');
  await arrange({ title: 'Foxes', stories: of('One') });
  for (const was of [undefined, 'Owls']) {
    const refused = await arrange({ title: 'Foxes', ...(was && { was }), stories: of('Two') });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'series_exists' }]);
  }
  expect(await series()).toEqual([['Foxes', 'One']]);
});

test('books and series of another family are not there [RB-07] [TR-08]', async () => {
  const [owner, other] = [await family('One', 'Two'), await family('Mine')];
  await owner.arrange({ title: 'Foxes', stories: owner.of('One') });
  expect((await other.arrange({ title: 'Ours', stories: owner.of('One') })).status).toBe(404);
  // The same name is another series.
  expect((await other.arrange({ title: 'Foxes', stories: other.of('Mine') })).status).toBe(200);
  await other.arrange({ title: 'Foxes', was: 'Foxes', stories: [] });
  expect(await owner.series()).toEqual([['Foxes', 'One']]);
  expect((await other.send('PUT', `/my-stories/${owner.ids['One']}/favorite`)).status).toBe(404);
  expect((await other.send('DELETE', `/my-stories/${owner.ids['One']}/favorite`)).status).toBe(404);
});

const WRONG: [string, number, (one: string) => object][] = [
  ['a name of nothing', 400, (one) => ({ title: ' \u200b ', stories: [one] })],
  ['a name without an end', 400, (one) => ({ title: 'x'.repeat(81), stories: [one] })],
  ['no name', 400, (one) => ({ stories: [one] })],
  ['a book twice', 400, (one) => ({ title: 'Foxes', stories: [one, one] })],
  ['what is no book', 400, () => ({ title: 'Foxes', stories: ['one'] })],
  ['a book that is not there', 404, (one) => ({ title: 'Foxes', stories: [one, randomUUID()] })],
  ['too many', 400, () => ({ title: 'Foxes', stories: Array.from({ length: 101 }, () => randomUUID()) })],
  ['a name that is not for children', 422, (one) => ({ title: 'Vodka for everybody', stories: [one] })],
];

test.each(WRONG)('%s is no series, and changes none [RB-07]', async (_, status, wish) => {
  const { of, send, series } = await family('One', 'Two');
  await send('PUT', '/my-series', { title: 'Owls', stories: of('Two') });
  const answer = await send('PUT', '/my-series', wish(of('One')[0] ?? ''));
  expect(answer.status).toBe(status);
  expect(await series()).toEqual([['Owls', 'Two']]);
});

test('a book of one’s own is a favorite until it is none, and no newer for it [RB-07]', async () => {
  const { ids, send, list } = await family('One', 'Two', 'Three');
  const like = (title: string, method = 'PUT') => send(method, `/my-stories/${ids[title]}/favorite`);
  expect((await like('One')).status).toBe(204);
  expect((await like('One')).status).toBe(204);
  expect((await like('Two')).status).toBe(204);
  const titles = async (query: string) => (await list(query)).map(({ title }) => title);
  expect(await titles('?favorite=true')).toEqual(['Two', 'One']);
  expect(await titles('')).toEqual(['Three', 'Two', 'One']);
  await like('Two', 'DELETE');
  expect(await titles('?favorite=true')).toEqual(['One']);
  // A change of the story is none of its place.
  await send('PATCH', `/my-stories/${ids['One']}`, { title: 'Another' });
  expect(await titles('?favorite=true')).toEqual(['Another']);
});

test('what is a favorite, and in which series, is in the copy of one’s own data, and in no log [RB-07] [TR-03]', async () => {
  const { of, arrange, send } = await family('One');
  await arrange({ title: 'Quillaby’s Foxes', stories: of('One') });
  await send('PUT', `/my-stories/${of('One')[0]}/favorite`);
  expect(await (await send('GET', '/account/data')).json()).toMatchObject({
    stories: [{ title: 'One', favorite: true, series: 'Quillaby’s Foxes', seriesPlace: 0 }],
  });
  expect(JSON.stringify(product.logged())).not.toContain('Quillaby');
});

test('the database keeps no place without a series [RB-07]', async () => {
  const { ids } = await family('One');
  const half = db
    .update(myStories)
    .set({ seriesPlace: 1 })
    .where(eq(myStories.id, ids['One'] ?? ''));
  await expect(half).rejects.toThrow('Failed query');
});
