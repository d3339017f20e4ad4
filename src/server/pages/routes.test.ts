import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { storyPath } from '#domain/library-paths.ts';
import { stories } from '#server/db/schema/stories.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await product.get(path, { headers });
  return { status: answer.status, tag: answer.headers.get('ETag') ?? '', html: await answer.text() };
}

/** A page is kept if what changed behind its back is not seen on it. */
async function titled(path: string, id: string, title: string) {
  await db.update(stories).set({ title }).where(eq(stories.id, id));
  return (await read(path)).html.includes(title);
}

test('where a link was found is not part of a page: it is kept once, and known again [OP-03]', async () => {
  const story = await make.story();
  const path = storyPath(story);
  const { tag } = await read(path);
  expect(await titled(path, story.id, 'Painted over')).toBe(false);
  for (const trace of ['utm_source=mail&utm_medium=x', 'fbclid=abc', 'q=fox'])
    expect((await read(`${path}?${trace}`)).tag).toBe(tag);
  expect((await read(`${path}?gclid=1`, { 'If-None-Match': tag })).status).toBe(304);
});

test.each(['/feedback', '/auth', '/newsletter', '/parent-consent', '/join'])(
  '%s is kept wherever its link was found [OP-03]',
  async (path) => {
    const { tag } = await read(path);
    expect((await read(`${path}?utm_source=mail`)).tag).toBe(tag);
    expect((await read(`${path}?utm_source=mail`, { 'If-None-Match': tag })).status).toBe(304);
  },
);

test('what leads back to a form is kept by which form it is [OP-03]', async () => {
  const [reset, again] = [await read('/auth?mode=reset'), await read('/auth?mode=reset&utm_source=x')];
  expect(again.tag).toBe(reset.tag);
  expect(reset.tag).not.toBe((await read('/auth')).tag);
});

test('a list is kept by its filter, whatever else an address says [OP-03]', async () => {
  const list = '/story-library/fairy-tales';
  const story = await make.story({ title: 'The kite of Zanzibar', ageGroup: '6-8' });
  const [all, filtered] = [await read(list), await read(`${list}?age=6-8&q=Zanzibar`)];
  expect(filtered.html).toContain('The kite of Zanzibar');
  expect(filtered.tag).not.toBe(all.tag);
  expect((await read(`${list}?fbclid=1&q=Zanzibar&age=6-8`)).tag).toBe(filtered.tag);
  expect((await read(`${list}?q=zebra&age=6-8`)).html).not.toContain('The kite of Zanzibar</');
  expect(await titled(`${list}?age=6-8&q=Zanzibar`, story.id, 'Another name in Zanzibar')).toBe(false);
});

test('each language has its own', async () => {
  const path = storyPath(await make.story());
  const [german, swedish] = await Promise.all(
    ['de', 'sv'].map((code) => read(path, { Cookie: `appLanguage=${code}` })),
  );
  expect(german?.html).toContain('<html lang="de"');
  expect(swedish?.html).toContain('<html lang="sv"');
});

test('what is not there, and secrets in an address, are not kept', async () => {
  expect((await read('/story-library/fairy-tales/nowhere?utm_source=x')).status).toBe(404);
  const first = await read('/newsletter?confirm=one-secret');
  const second = await read('/newsletter?confirm=two-secrets');
  expect(first.html).toContain('one-secret');
  expect(second.html).toContain('two-secrets');
  expect((await read('/newsletter')).html).not.toContain('secret');
  for (const path of ['/parent-consent?token=', '/parent-consent?withdraw=', '/newsletter?leave='])
    for (const secret of ['one-secret', 'two-secrets'])
      expect((await read(`${path}${secret}&utm_source=x`)).html).toContain(secret);
});

test('a vote is seen by whoever comes next, in every process [OP-03]', async () => {
  const other = await testProduct(database, UNHURRIED);
  const story = await make.story();
  const path = storyPath(story);
  const before = await Promise.all([read(path), other.get(path).then((answer) => answer.text())]);
  const { session } = await signUp();
  const voted = await product.get(`/api/stories/${story.id}/vote`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ vote: 'love' }),
  });
  expect(voted.status).toBe(200);
  await vi.waitFor(
    async () => {
      expect((await read(path)).tag).not.toBe(before[0].tag);
      expect(await (await other.get(path)).text()).not.toBe(before[1]);
    },
    { timeout: 20_000, interval: 200 },
  );
});
