import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPdf } from '#engines/bookbinder/testing/read-pdf.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);

const asUser = async () => ({ Authorization: `Bearer ${(await signUp()).session.access_token}` });
const MIA = { id: 'personal_1_mia', name: 'Mia', emoji: '👧' };
const STORY = {
  title: 'Mia & the key',
  ageGroup: '6-8',
  language: 'en',
  choices: {
    setting: { id: 'enchanted-forest', name: 'Enchanted Forest', emoji: '🌲' },
    theme: { id: 'kindness', name: 'Kindness' },
    characters: [{ id: 'ember', name: 'Ember the dragon' }],
  },
  segments: [
    {
      id: 'segment-1',
      text: 'Mia found a key.\n\nIt was raining in the forest.\n\nEmber opened an umbrella.\n\n“Come home,” said Mia.',
      questions: ['Whose key is it?', 'Where do you go when it rains?', 'What if there were two keys?'],
    },
  ],
};

async function factsOf(answer: Response) {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

test('everybody gets the sheet of a story of the library [CL-06]', { timeout: 120_000 }, async () => {
  const content = 'A fox found a lantern.\n\nIt was raining in the forest.\n\nThe fox went home with a key.';
  const { slug } = await factories(database.db).story({ title: 'A Quagga at School', content });
  const facts = await factsOf(await product.get(`/api/library/stories/${slug}/sheet.pdf`));
  expect(facts).toMatchObject({ pages: 2, fontsWithoutFile: [], title: 'A Quagga at School' });
  expect((await product.get('/api/library/stories/no-such-story/sheet.pdf')).status).toBe(404);
});

test(
  'whoever keeps a story gets its sheet, with the family whom only the browser knows [CL-06] [CT-04]',
  { timeout: 120_000 },
  async () => {
    const headers = await asUser();
    const id = randomUUID();
    await product.postJson('/api/my-stories', { id, ...STORY }, headers);
    const sheet = (as: Record<string, string>, wish: object, of: string = id) =>
      product.postJson(`/api/my-stories/${of}/sheet.pdf`, wish, as);
    expect((await factsOf(await sheet(headers, { family: [MIA] }))).title).toBe('Mia &amp; the key');
    expect((await factsOf(await sheet(headers, {}))).pages).toBe(2);
    expect((await sheet({}, {})).status).toBe(401);
    expect((await sheet(await asUser(), {})).status).toBe(404);
    expect((await sheet(headers, {}, 'no-id')).status).toBe(404);
    const tooMany = { family: Array.from({ length: 40 }, () => MIA) };
    expect((await sheet(headers, tooMany)).status).toBe(400);
  },
);

test('a story longer than anybody reads in class is refused in words [TR-01]', async () => {
  const headers = await asUser();
  const id = randomUUID();
  const text = 'The little fox ran over the hill. '.repeat(550);
  const segments = Array.from({ length: 3 }, (_, i) => ({ id: String(i), text }));
  await product.postJson('/api/my-stories', { id, ...STORY, segments }, headers);
  const answer = await product.postJson(`/api/my-stories/${id}/sheet.pdf`, {}, headers);
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }]);
});
